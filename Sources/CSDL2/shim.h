#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H

// The program's main is Swift's own: SDL must not rename it.
#define SDL_MAIN_HANDLED
// By its full path, so that no flags of pkg-config are needed (SwiftPM refuses -D_REENTRANT).
#include <SDL2/SDL.h>

// SDL_syswm.h declares this and brings all of Xlib along, with macros such as None and Bool that
// every importing program would meet. Its SDL_SysWMinfo begins as the structure below.
struct SDL_SysWMinfo;
extern DECLSPEC SDL_bool SDLCALL SDL_GetWindowWMInfo(
    SDL_Window *window, struct SDL_SysWMinfo *info);

// The connection to X, a Display *, that a window is on; NULL on other systems.
static inline void *CSDL2XDisplay(SDL_Window *window) {
  enum { windowSystemIsX11 = 2 };
  struct {
    SDL_version version;
    int system;
    void *display;
    unsigned long rest[16];
  } info;
  SDL_memset(&info, 0, sizeof info);
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, (struct SDL_SysWMinfo *)&info)) return NULL;
  return info.system == windowSystemIsX11 ? info.display : NULL;
}

#endif

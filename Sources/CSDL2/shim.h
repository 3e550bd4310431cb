#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H

// The program's main is Swift's own: SDL must not rename it.
#define SDL_MAIN_HANDLED
// By its full path, so that no flags of pkg-config are needed (SwiftPM refuses -D_REENTRANT).
#include <SDL2/SDL.h>

#endif

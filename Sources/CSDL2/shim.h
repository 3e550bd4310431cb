#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H

// The program's main is Swift's own: SDL must not rename it.
#define SDL_MAIN_HANDLED
#include <SDL.h>

#endif

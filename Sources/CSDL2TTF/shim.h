#ifndef CSDL2TTF_SHIM_H
#define CSDL2TTF_SHIM_H

// SDL's types must belong to the one module CSDL2: without this line SDL_ttf.h would bring a
// second copy of them, and Swift would want either module imported at random.
#include "../CSDL2/shim.h"
#include <SDL2/SDL_ttf.h>

#endif

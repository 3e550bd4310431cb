#ifndef CHARFBUZZ_SHIM_H
#define CHARFBUZZ_SHIM_H

// HarfBuzz has no module map of its own; Swift calls the library as it stands.
// By its path, so that no flags of pkg-config are needed. SDL_ttf has loaded the library already.
#include <harfbuzz/hb.h>

#endif

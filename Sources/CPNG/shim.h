#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

// libpng has no module map of its own; Swift calls the library as it stands.
#include <png.h>

#endif

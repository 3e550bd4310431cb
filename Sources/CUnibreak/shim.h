#ifndef CUNIBREAK_SHIM_H
#define CUNIBREAK_SHIM_H

// libunibreak has no module map of its own; Swift calls the library as it stands.
#include <linebreak.h>

#endif

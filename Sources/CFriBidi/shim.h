#ifndef CFRIBIDI_SHIM_H
#define CFRIBIDI_SHIM_H

// FriBidi has no module map of its own; Swift calls the library as it stands.
#include <fribidi.h>

#endif

#ifndef CFONTCONFIG_SHIM_H
#define CFONTCONFIG_SHIM_H

// fontconfig has no module map of its own; Swift calls the library as it stands.
#include <fontconfig/fontconfig.h>

#endif

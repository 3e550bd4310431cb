#ifndef CICU_SHIM_H
#define CICU_SHIM_H

#include <dlfcn.h>
#include <stddef.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

// The functions of ICU that are called, each with its type in ICU's own headers.
typedef struct {
  __typeof__(&ubrk_open) openIterator;
  __typeof__(&ubrk_close) closeIterator;
  __typeof__(&ubrk_setUText) setText;
  __typeof__(&ubrk_next) next;
  __typeof__(&utext_openUTF8) openText;
  __typeof__(&utext_close) closeText;
} CICUFunctions;

#define CICU_NAME(function) #function
#define CICU_FIND(library, function) (__typeof__(&function))dlsym(library, CICU_NAME(function))

// Loads the library and finds its functions; answers 1, or 0 when it or one of them is missing.
//
// Swift cannot call them itself: their names end with ICU's version, by macros that it does not see.
// Loaded by hand, the library costs programs nothing that never show a text which needs it.
static inline int CICULoad(CICUFunctions *functions) {
  void *library = dlopen("libicuuc.so." U_ICU_VERSION_SHORT, RTLD_LAZY | RTLD_LOCAL);
  if (!library) return 0;
  functions->openIterator = CICU_FIND(library, ubrk_open);
  functions->closeIterator = CICU_FIND(library, ubrk_close);
  functions->setText = CICU_FIND(library, ubrk_setUText);
  functions->next = CICU_FIND(library, ubrk_next);
  functions->openText = CICU_FIND(library, utext_openUTF8);
  functions->closeText = CICU_FIND(library, utext_close);
  return functions->openIterator && functions->closeIterator && functions->setText
      && functions->next && functions->openText && functions->closeText;
}

#endif

#ifndef MALLOC_COUNT_H
#define MALLOC_COUNT_H

/// Returns how often this process has asked for memory since its start.
///
/// Swift cannot count its own allocations: the C library's malloc is replaced, for this program
/// alone, by one that counts and passes on.
unsigned long malloc_count(void);

#endif

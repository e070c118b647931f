#pragma once

// glibc's streams of functions, which stdio.h has for C's extensions alone.

#include <stdio.h>
#include <sys/types.h>

typedef struct {
  ssize_t (*read)(void *cookie, char *buffer, size_t count);
  ssize_t (*write)(void *cookie, const char *buffer, size_t count);
  int (*seek)(void *cookie, __off64_t *offset, int origin);
  int (*close)(void *cookie);
} vitrine_stream_functions;

FILE *vitrine_open_stream(void *cookie, const char *mode, vitrine_stream_functions functions)
    __asm__("fopencookie");

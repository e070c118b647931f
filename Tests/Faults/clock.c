// Moves the wall clock of a host without moving the machine's: seconds in the file that
// VITRINE_FAULT_CLOCK names are added to CLOCK_REALTIME. Preloaded by Tests/Faults/run.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static long shift(void) {
  const char *path = getenv("VITRINE_FAULT_CLOCK");
  char text[32] = {0};
  int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  return count > 0 ? atol(text) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  static int (*original)(clockid_t, struct timespec *);
  if (!original) original = dlsym(RTLD_NEXT, "clock_gettime");
  int status = original(clock, result);
  if (status == 0 && clock == CLOCK_REALTIME) result->tv_sec += shift();
  return status;
}

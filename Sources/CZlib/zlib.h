#include_next <zlib.h>

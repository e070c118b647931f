// The system's SQLite, under the name that Apple's platforms have it by.
#pragma once
#include <sqlite3.h>

// SPDX-License-Identifier: MIT
#include "number/assert.hpp"

#include <cstdio>
#include <cstdlib>

namespace flotilla {

void assert_failed(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: assertion failed: %s\n", file, line, condition);
  std::abort();
}

}  // namespace flotilla

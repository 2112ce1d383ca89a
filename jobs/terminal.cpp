// SPDX-License-Identifier: MIT
#include "jobs/terminal.hpp"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace flotilla::jobs {

bool stdout_has_colour() {
  const char* no_colour = std::getenv("NO_COLOR");  // no-color.org: any value but an empty one
  const char* term = std::getenv("TERM");
  return isatty(STDOUT_FILENO) != 0 && (no_colour == nullptr || *no_colour == '\0') &&
         term != nullptr && std::string_view(term) != "dumb";
}

}  // namespace flotilla::jobs

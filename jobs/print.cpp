// SPDX-License-Identifier: MIT
#include "jobs/print.hpp"

#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "number/errors.hpp"

namespace flotilla::jobs {

void check_stdout() {
  errno = 0;
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return;
  // An earlier write failed, and its reason is gone: a closed file says so again, a full one does not.
  if (errno == 0 && ::write(STDOUT_FILENO, "", 0) == 0) errno = ENOSPC;
  throw FileError(
      fmt::format("standard output: cannot write: {}", std::generic_category().message(errno)));
}

}  // namespace flotilla::jobs

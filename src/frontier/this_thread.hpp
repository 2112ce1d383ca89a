// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#if FLOTILLA_HAVE_OPENMP
#include <omp.h>
#endif

namespace flotilla::frontier {

/// Number of this thread in its team, from 0.
inline std::size_t this_thread() {
#if FLOTILLA_HAVE_OPENMP
  return static_cast<std::size_t>(omp_get_thread_num());
#else
  return 0;
#endif
}

}  // namespace flotilla::frontier

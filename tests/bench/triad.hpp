// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "frontier/huge_buffer.hpp"

namespace flotilla::bench {

/// STREAM triad, a[i] = b[i] + 3 c[i]: what the memory of this machine gives to plain loops.
///
/// Counted as STREAM does, 24 bytes an element: the read of a's lines before they are written is not
/// counted, so what moves is up to a third more.
/// Source: J. D. McCalpin, STREAM, https://www.cs.virginia.edu/stream/ (kernel and counting only).
class Triad {
 public:
  /// @param threads  each touches first, and then always works on, the same part of the arrays
  /// @param bytes    of the three arrays together, asked to be in huge pages
  Triad(int threads, std::size_t bytes);

  /// One pass over the arrays. @return  bytes a second
  double pass();

 private:
  int threads_;
  std::size_t elements_;
  frontier::HugeBuffer memory_;
};

/// Best of interleaved passes with one and with all threads.
struct TriadRates {
  double one_thread;  // bytes a second
  double all_threads;
};

/// Over arrays well beyond the last-level cache: at least 1.125 GiB together, and four times that cache.
[[nodiscard]] TriadRates measure_triad(int threads);

}  // namespace flotilla::bench

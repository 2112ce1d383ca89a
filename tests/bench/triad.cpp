// SPDX-License-Identifier: MIT
#include "bench/triad.hpp"

#include <unistd.h>

#include <algorithm>

#include "bench/stopwatch.hpp"

namespace flotilla::bench {
namespace {

constexpr int k_passes = 10;  // as STREAM does; the first is a warm-up

std::size_t triad_bytes() {
  constexpr std::size_t k_least = std::size_t{9} << 27U;  // 1.125 GiB
  const long last_level = sysconf(_SC_LEVEL3_CACHE_SIZE);
  return std::max(k_least, std::size_t{4} * static_cast<std::size_t>(std::max(last_level, 0L)));
}

}  // namespace

Triad::Triad(int threads, std::size_t bytes)
    : threads_(threads), elements_(bytes / (3 * sizeof(double))), memory_(bytes) {
  double* const a = reinterpret_cast<double*>(memory_.data());
  double* const b = a + elements_;
  double* const c = b + elements_;
#pragma omp parallel for schedule(static) num_threads(threads_)
  for (std::size_t i = 0; i < elements_; ++i) {
    a[i] = 0;
    b[i] = 1;
    c[i] = 2;
  }
}

double Triad::pass() {
  double* const a = reinterpret_cast<double*>(memory_.data());
  const double* const b = a + elements_;
  const double* const c = b + elements_;
  const double pass_s = seconds_of([&] {
#pragma omp parallel for simd schedule(static) num_threads(threads_)
    for (std::size_t i = 0; i < elements_; ++i) a[i] = b[i] + 3.0 * c[i];
  });
  return static_cast<double>(3 * sizeof(double) * elements_) / pass_s;
}

TriadRates measure_triad(int threads) {
  Triad one(1, triad_bytes());
  Triad all(threads, triad_bytes());
  one.pass();
  all.pass();
  TriadRates best{0, 0};
  for (int pass = 1; pass < k_passes; ++pass) {
    best.one_thread = std::max(best.one_thread, one.pass());
    best.all_threads = std::max(best.all_threads, all.pass());
  }
  return best;
}

}  // namespace flotilla::bench

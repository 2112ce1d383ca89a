// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "limit/gaps/losses.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit::gaps {

/// Above this, products would leave 128 bits.
inline constexpr int k_most_steps = 512;

/// What no strategy for {3,3,2} exceeds against a hider who places at random, and so no guarantee either.
struct Ceiling {
  Relaxation relaxation = Relaxation::r2;
  int steps = 0;
  Rational proven;  // a share of 1
  Rational
      of_lattice;  // what the lattice itself gives: proves nothing, goes to the same limit from the other side
};

/// The argument is at the top of ceiling.cpp. Bit-identical for any number of threads.
///
/// @param steps  K, 1..k_most_steps: 12 K steps of A a board. The bound is above the limit by about 0.5 % / K.
/// @throws InputError  for other steps.
/// Cost: time 10^-6 K^3 s or less (r2), memory 300 K^2 bytes.
[[nodiscard]] Ceiling gap_ceiling(Relaxation relaxation, int steps, int threads = 1);

/// "r1", "r2".
[[nodiscard]] std::string to_string(Relaxation relaxation);
/// @throws InputError  for another name.
[[nodiscard]] Relaxation parse_relaxation(const std::string& name);

}  // namespace flotilla::limit::gaps

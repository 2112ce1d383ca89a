// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "number/bigint.hpp"

namespace flotilla {

/// A ring Z/m a sweep counts in: m = 2^64, 2^128, 2^256, or a prime below 2^63.
///
/// Sums and products wrap; that is harmless as long as the answer itself is proven to be below m.
/// Elements are stored as `limbs` little-endian 64-bit words; prime residues are kept below m.
struct Ring {
  int limbs = 1;            // 1, 2 or 4
  std::uint64_t prime = 0;  // 0: m = 2^(64 limbs)

  static Ring binary(int limbs) { return {limbs, 0}; }
  /// The i-th largest prime below 2^63, i >= 0.
  static Ring prime_field(int i);

  [[nodiscard]] BigInt modulus() const;
  /// "Z/2^64", "Z/9223372036854775783".
  [[nodiscard]] std::string name() const;
  /// Inverse of name(). @throws InputError if `name` is not the name of a ring.
  static Ring named(const std::string& name);
  friend bool operator==(const Ring&, const Ring&) = default;
};

/// Rings whose moduli, being coprime, together exceed `bound`, so that residues determine any count
/// in 0..bound. Z/2^64; with a prime field up to 127 bits, as two sweeps of one word take no longer
/// than one of two words, and half the table; one binary ring up to 256 bits; beyond that Z/2^64 and as
/// many primes as needed.
[[nodiscard]] std::vector<Ring> rings_for(const BigInt& bound);

/// The number in 0 .. product of moduli - 1 with these residues (Chinese remainder theorem).
/// @param residues  one per ring, in order, each below its modulus.
[[nodiscard]] BigInt combine_residues(std::span<const Ring> rings,
                                      std::span<const BigInt> residues);

}  // namespace flotilla

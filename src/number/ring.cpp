// SPDX-License-Identifier: MIT
#include "number/ring.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "number/errors.hpp"
#include "number/wide.hpp"

namespace flotilla {
namespace {

// Deterministic for 64-bit numbers: no composite below 3.1e23 passes for these twelve bases (OEIS A014233).
bool is_prime(std::uint64_t n) {
  constexpr auto k_bases =
      std::to_array<std::uint64_t>({2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37});
  if (n < 2) return false;
  if (std::find(k_bases.begin(), k_bases.end(), n) != k_bases.end()) return true;
  const auto power = [n](std::uint64_t base, std::uint64_t exponent) {
    std::uint64_t result = 1;
    for (; exponent != 0; exponent >>= 1U) {
      if ((exponent & 1U) != 0) result = static_cast<std::uint64_t>(Wide{result} * base % n);
      base = static_cast<std::uint64_t>(Wide{base} * base % n);
    }
    return result;
  };
  std::uint64_t odd = n - 1;
  int twos = 0;
  for (; odd % 2 == 0; odd /= 2) ++twos;
  for (const std::uint64_t base : k_bases) {
    std::uint64_t x = power(base, odd);
    if (x == 1 || x == n - 1) continue;
    bool is_witness = true;
    for (int i = 1; i < twos && is_witness; ++i) {
      x = static_cast<std::uint64_t>(Wide{x} * x % n);
      is_witness = x != n - 1;
    }
    if (is_witness) return false;
  }
  return true;
}

BigInt inverse(const BigInt& value, const BigInt& modulus) {
  // Extended Euclid: old_s * value = old_r (mod modulus).
  BigInt old_r = value % modulus, r = modulus, old_s = 1, s = 0;
  while (r != 0) {
    const BigInt quotient = old_r / r;
    BigInt next = old_r - quotient * r;
    old_r = r;
    r = next;
    next = old_s - quotient * s;
    old_s = s;
    s = next;
  }
  return old_s < 0 ? BigInt(old_s + modulus) : old_s;
}

}  // namespace

Ring Ring::prime_field(int i) {
  static std::vector<std::uint64_t> primes;
  while (static_cast<int>(primes.size()) <= i) {
    std::uint64_t candidate = (primes.empty() ? std::uint64_t{1} << 63 : primes.back()) - 1;
    while (!is_prime(candidate)) --candidate;
    primes.push_back(candidate);
  }
  return {1, primes[static_cast<std::size_t>(i)]};
}

BigInt Ring::modulus() const { return prime != 0 ? BigInt(prime) : BigInt(1) << (64 * limbs); }

std::string Ring::name() const {
  return prime != 0 ? "Z/" + std::to_string(prime) : "Z/2^" + std::to_string(64 * limbs);
}

Ring Ring::named(const std::string& name) {
  for (const int limbs : {1, 2, 4}) {
    if (binary(limbs).name() == name) return binary(limbs);
  }
  try {
    if (name.starts_with("Z/")) {
      const Ring ring{1, std::stoull(name.substr(2))};
      if (ring.name() == name && ring.prime < (std::uint64_t{1} << 63) && is_prime(ring.prime)) {
        return ring;
      }
    }
  } catch (const std::logic_error&) {
    // not a number: refused below
  }
  throw InputError("ring = " + name +
                   ", allowed Z/2^64, Z/2^128, Z/2^256 or Z/p with p a prime below 2^63");
}

std::vector<Ring> rings_for(const BigInt& bound) {
  const Ring first = Ring::binary(1), second = Ring::prime_field(0);
  if (bound < first.modulus()) return {first};
  if (bound < first.modulus() * second.modulus()) return {first, second};
  for (const int limbs : {2, 4}) {
    if (bound < Ring::binary(limbs).modulus()) return {Ring::binary(limbs)};
  }
  std::vector<Ring> rings{Ring::binary(1)};
  BigInt product = rings.front().modulus();
  for (int i = 0; product <= bound; ++i) {
    rings.push_back(Ring::prime_field(i));
    product *= rings.back().modulus();
  }
  return rings;
}

// Garner: each step adds a multiple of the moduli so far that mends the next residue.
BigInt combine_residues(std::span<const Ring> rings, std::span<const BigInt> residues) {
  BigInt value = 0, product = 1;
  for (std::size_t i = 0; i < rings.size(); ++i) {
    const BigInt m = rings[i].modulus();
    BigInt gap = (residues[i] - value) % m;
    if (gap < 0) gap += m;
    value += product * (gap * inverse(product, m) % m);
    product *= m;
  }
  return value;
}

}  // namespace flotilla

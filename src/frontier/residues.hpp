// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "number/bigint.hpp"
#include "number/ring.hpp"

namespace flotilla::frontier {

/// A polynomial over a ring, as the sweep leaves it: limbs planes of `coefficients` words each.
class Residues {
 public:
  Residues(const Ring& ring, std::size_t coefficients)
      : ring_(ring),
        coefficients_(coefficients),
        words_(coefficients * static_cast<std::size_t>(ring.limbs), 0) {}

  [[nodiscard]] const Ring& ring() const { return ring_; }
  [[nodiscard]] std::size_t coefficients() const { return coefficients_; }
  [[nodiscard]] std::span<std::uint64_t> words() { return words_; }
  [[nodiscard]] std::span<const std::uint64_t> words() const { return words_; }

  /// Adds coefficients [first, first + count), read from planes `plane_words` apart.
  void add(const std::uint64_t* planes, std::size_t plane_words, std::size_t first,
           std::size_t count);
  /// @param addend  of the same ring and size.
  void add(const Residues& addend);

  [[nodiscard]] BigInt coefficient(std::size_t index) const;

 private:
  Ring ring_;
  std::size_t coefficients_;
  std::vector<std::uint64_t> words_;
};

}  // namespace flotilla::frontier

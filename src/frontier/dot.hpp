// SPDX-License-Identifier: MIT
// Sums of products of coefficients, in any ring of the sweep.
#pragma once

#include <array>
#include <cstring>

#include "frontier/element.hpp"
#include "number/wide.hpp"

namespace flotilla::frontier {

/// Eight lanes of each limb, out of the registers.
template <typename Simd, std::size_t L>
std::array<std::array<std::uint64_t, 8>, L> lanes_of(const Element<Simd, L>& element) {
  std::array<std::array<std::uint64_t, 8>, L> lanes;
  for (std::size_t l = 0; l < L; ++l) {
    Simd::store(reinterpret_cast<std::byte*>(lanes[l].data()), element.limb[l]);
  }
  return lanes;
}

/// Sum over lanes of a x b, kept up over several pairs of elements; add_to() adds it to a total of
/// `limbs` words, `plane` words apart.
template <typename Simd, typename Ring>
class Dot;

/// Z/2^64: lanes stay apart until the end.
template <typename Simd>
class Dot<Simd, BinaryRing<Simd, 1>> {
 public:
  void add(const Element<Simd, 1>& a, const Element<Simd, 1>& b, std::uint64_t /*prime*/) {
    sums_ = Simd::add(sums_, Simd::multiply(a.limb[0], b.limb[0]));
  }
  void add_to(std::uint64_t* total, std::size_t /*plane*/, std::uint64_t /*prime*/) const {
    const auto lanes = lanes_of<Simd, 1>({{sums_}});
    for (const std::uint64_t lane : lanes[0]) *total += lane;
  }

 private:
  typename Simd::Register sums_ = Simd::broadcast(0);
};

/// Z/2^(64 L): school multiplication, words from 2^(64 L) on dropped.
template <typename Simd, std::size_t L>
class Dot<Simd, BinaryRing<Simd, L>> {
 public:
  void add(const Element<Simd, L>& a, const Element<Simd, L>& b, std::uint64_t /*prime*/) {
    const auto x = lanes_of<Simd, L>(a);
    const auto y = lanes_of<Simd, L>(b);
    for (std::size_t lane = 0; lane < 8; ++lane) {
      for (std::size_t i = 0; i < L; ++i) {
        if (x[i][lane] != 0) add_row(x[i][lane], y, lane, i);
      }
    }
  }
  void add_to(std::uint64_t* total, std::size_t plane, std::uint64_t /*prime*/) const {
    Wide carry = 0;
    for (std::size_t l = 0; l < L; ++l) {
      const Wide word = Wide{total[l * plane]} + sum_[l] + carry;
      total[l * plane] = static_cast<std::uint64_t>(word);
      carry = word >> 64U;
    }
  }

 private:
  // One word times a number, `shift` words up.
  void add_row(std::uint64_t word, const std::array<std::array<std::uint64_t, 8>, L>& y,
               std::size_t lane, std::size_t shift) {
    Wide carry = 0;
    for (std::size_t j = 0; shift + j < L; ++j) {
      const Wide part = Wide{word} * y[j][lane] + sum_[shift + j] + carry;
      sum_[shift + j] = static_cast<std::uint64_t>(part);
      carry = part >> 64U;
    }
  }

  std::array<std::uint64_t, L> sum_{};
};

/// Z/p with p < 2^63.
template <typename Simd>
class Dot<Simd, PrimeRing<Simd>> {
 public:
  void add(const Element<Simd, 1>& a, const Element<Simd, 1>& b, std::uint64_t prime) {
    const auto x = lanes_of<Simd, 1>(a)[0];
    const auto y = lanes_of<Simd, 1>(b)[0];
    for (std::size_t lane = 0; lane < 8; ++lane) {
      if (x[lane] == 0 || y[lane] == 0) continue;
      sum_ = static_cast<std::uint64_t>((Wide{x[lane]} * y[lane] + sum_) % prime);
    }
  }
  void add_to(std::uint64_t* total, std::size_t /*plane*/, std::uint64_t prime) const {
    *total = static_cast<std::uint64_t>((Wide{*total} + sum_) % prime);
  }

 private:
  std::uint64_t sum_ = 0;
};

}  // namespace flotilla::frontier

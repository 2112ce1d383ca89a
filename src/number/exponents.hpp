// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace flotilla {

/// The monomials of a truncated polynomial in k variables: all exponents (e_1, ..., e_k) with
/// 0 <= e_i <= limit_i, numbered with the first variable running fastest.
///
/// Numbers add like exponents: where `part` divides `whole`, the quotient has number whole - part.
class Exponents {
 public:
  /// @param limits  per variable, each >= 0; none at all leaves the constant alone
  explicit Exponents(std::vector<int> limits);

  /// Number of monomials; at least 1. Number 0 is the constant, size() - 1 the product of all limits.
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const std::vector<int>& limits() const { return limits_; }
  [[nodiscard]] std::vector<int> at(std::size_t monomial) const;
  [[nodiscard]] std::size_t index_of(const std::vector<int>& exponents) const;
  /// Sum of the exponents.
  [[nodiscard]] int degree(std::size_t monomial) const;

  /// Calls visit(part) for every monomial that divides `whole`, in rising order: from 0 to `whole` itself.
  template <typename Visit>
  void for_each_divisor(std::size_t whole, Visit visit) const {
    const std::vector<int> most = at(whole);
    std::vector<int> part(most.size());
    std::size_t monomial = 0;
    while (true) {
      visit(monomial);
      std::size_t i = 0;
      for (; i < most.size() && part[i] == most[i]; part[i++] = 0)
        monomial -= strides_[i] * static_cast<std::size_t>(most[i]);
      if (i == most.size()) return;
      ++part[i];
      monomial += strides_[i];
    }
  }

  bool operator==(const Exponents& other) const { return limits_ == other.limits_; }

 private:
  std::vector<int> limits_;
  std::vector<std::size_t> strides_;
  std::size_t size_ = 1;
};

}  // namespace flotilla

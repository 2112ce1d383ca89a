// SPDX-License-Identifier: MIT
#include "number/exponents.hpp"

#include <numeric>
#include <utility>

#include "number/assert.hpp"

namespace flotilla {

Exponents::Exponents(std::vector<int> limits) : limits_(std::move(limits)) {
  for (const int limit : limits_) {
    FLOTILLA_ASSERT_LIGHT(limit >= 0);
    strides_.push_back(size_);
    size_ *= static_cast<std::size_t>(limit) + 1;
  }
}

std::vector<int> Exponents::at(std::size_t monomial) const {
  FLOTILLA_ASSERT_LIGHT(monomial < size_);
  std::vector<int> exponents;
  for (const int limit : limits_) {
    const std::size_t range = static_cast<std::size_t>(limit) + 1;
    exponents.push_back(static_cast<int>(monomial % range));
    monomial /= range;
  }
  return exponents;
}

std::size_t Exponents::index_of(const std::vector<int>& exponents) const {
  FLOTILLA_ASSERT_LIGHT(exponents.size() == limits_.size());
  std::size_t monomial = 0;
  for (std::size_t i = 0; i < exponents.size(); ++i) {
    FLOTILLA_ASSERT_LIGHT(exponents[i] >= 0 && exponents[i] <= limits_[i]);
    monomial += strides_[i] * static_cast<std::size_t>(exponents[i]);
  }
  return monomial;
}

int Exponents::degree(std::size_t monomial) const {
  const std::vector<int> exponents = at(monomial);
  return std::accumulate(exponents.begin(), exponents.end(), 0);
}

}  // namespace flotilla

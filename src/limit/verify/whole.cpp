// SPDX-License-Identifier: MIT
#include "limit/verify/whole.hpp"

#include <cstdint>

#include "number/errors.hpp"

namespace flotilla::limit::verify {

BigInt big(Whole value) {
  BigInt result = static_cast<std::uint64_t>(value >> 64);
  result <<= 64;
  return result + static_cast<std::uint64_t>(value);
}

Whole whole_quotient(Whole value, Whole divisor) {
  if (value % divisor != 0) throw InputError("a term of the certificate's lattice is not whole");
  return value / divisor;
}

}  // namespace flotilla::limit::verify

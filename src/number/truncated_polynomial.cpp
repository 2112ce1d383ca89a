// SPDX-License-Identifier: MIT
#include "number/truncated_polynomial.hpp"

namespace flotilla {

TruncatedPolynomial<Rational> log(const TruncatedPolynomial<Rational>& z) {
  TruncatedPolynomial<Rational> logarithm = degree_times_log(z);
  for (std::size_t i = 1; i < z.size(); ++i) logarithm[i] /= z.exponents().degree(i);
  return logarithm;
}

TruncatedPolynomial<Rational> exp(const TruncatedPolynomial<Rational>& l) {
  TruncatedPolynomial<Rational> weighted = l;
  for (std::size_t i = 1; i < l.size(); ++i) weighted[i] *= l.exponents().degree(i);
  return exp_of_degree_times(weighted);
}

}  // namespace flotilla

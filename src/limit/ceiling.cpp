// SPDX-License-Identifier: MIT
#include "limit/ceiling.hpp"

#include <vector>

#include "fleet/fleet.hpp"
#include "limit/parts.hpp"

namespace flotilla::limit {
namespace {

const PiecewisePolynomial k_one({}, {{1}});

/// The chance that a ship at a random residue has been hit at time t. While A and B are fired, all at the share
/// u = 3 t, one with m cells in them is afloat with chance (1 - u)^m; of C, u = 3 t - 1 has been fired after that.
PiecewisePolynomial found_by_plain(int length) {
  PiecewisePolynomial found;
  const Rational third(1, 3);
  for (int residue = 0; residue < k_residues; ++residue) {
    const Aspect aspect = aspect_of(length, residue);
    const bool waits_for_c = aspect.halves() == Halves::none;
    const Rational begin = waits_for_c ? third : Rational(0);
    const Rational end = begin + third;
    // The share not fired yet of what hits this ship.
    const PiecewisePolynomial left({begin, end}, {{1}, {3 * end, -3}, {}});
    PiecewisePolynomial afloat = k_one;
    for (int cell = 0; cell < (waits_for_c ? 1 : aspect.a + aspect.b); ++cell)
      afloat = afloat * left;
    afloat *= Rational(-1, k_residues);
    found = found + afloat + PiecewisePolynomial({}, {{Rational(1, k_residues)}});
  }
  return found;
}

PiecewisePolynomial one_minus(PiecewisePolynomial chance) {
  chance *= -1;
  return k_one + chance;
}

}  // namespace

PiecewisePolynomial plain_survival_of(const Fleet& fleet) {
  PiecewisePolynomial all_found = k_one;
  for (const int length : ship_order(fleet)) all_found = all_found * found_by_plain(length);
  return one_minus(std::move(all_found));
}

Rational flux_ceiling(const Fleet& fleet) {
  PiecewisePolynomial all_found = k_one;
  for (const int length : ship_order(fleet))
    all_found = all_found * PiecewisePolynomial({0, Rational(1, length)}, {{}, {0, length}, {1}});
  const PiecewisePolynomial integral =
      (plain_survival_of(fleet) * all_found.derivative()).antiderivative();
  return integral(1) - integral(0);
}

}  // namespace flotilla::limit

// SPDX-License-Identifier: MIT
#pragma once

#include "store/closed_form_file.hpp"

namespace flotilla::store {

/// Two one-cell ships that may touch at a corner: (m^2 n^2 - 5 m n + 2 m + 2 n) / 2.
inline ClosedFormRecord sample_form() {
  ClosedFormRecord record;
  record.fleet = "1:2";
  record.ships = {{1, 2}};
  record.touch = "corner";
  record.half_perimeter = 3;
  record.first_side = 1;
  record.lengths = {1};
  record.smaller_fleets = {{0}, {1}, {2}};
  record.weights = {{1, 1, 1, 1}, {1, 1, 2, Rational(-1, 2)}, {1, 2, 2, -1}};
  record.polynomial = BivariatePolynomial(2, 2, {0, 2, 0, 2, -5, 0, 0, 0, 1}, 2);
  record.boards = {{2, 1, 0.25}, {1, 1, 0.5}};
  record.config_toml = "touch = \"corner\"\n";
  record.seconds = 1.25;
  record.peak_memory_bytes = 123456;
  return record;
}

}  // namespace flotilla::store

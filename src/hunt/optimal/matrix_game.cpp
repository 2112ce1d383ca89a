// SPDX-License-Identifier: MIT
// Rows get weights y >= 0 with  sum_r y_r payment(r, c) <= 1  for every column c; the most they can sum to is
// 1 / value. Divided by that sum they are the probabilities of the rows, and the prices of the columns' constraints,
// likewise divided, those of the columns (duality). All y = 0 is allowed, so the search starts there.
#include "hunt/optimal/matrix_game.hpp"

#include <optional>

#include "number/assert.hpp"

namespace flotilla::hunt {

namespace {

/// Constraints in rows, unknowns in columns: first y, then what each constraint leaves unused; the last column is
/// the right-hand side, the last row the objective with its sign turned.
class Tableau {
 public:
  explicit Tableau(const std::vector<std::vector<Rational>>& payments)
      : unknowns_(payments.size()), constraints_(payments.front().size()) {
    const std::size_t width = unknowns_ + constraints_ + 1;
    rows_.assign(constraints_ + 1, std::vector<Rational>(width, Rational(0)));
    for (std::size_t c = 0; c < constraints_; ++c) {
      for (std::size_t r = 0; r < unknowns_; ++r) rows_[c][r] = payments[r][c];
      rows_[c][unknowns_ + c] = 1;
      rows_[c].back() = 1;
      basis_.push_back(unknowns_ + c);
    }
    for (std::size_t r = 0; r < unknowns_; ++r) rows_.back()[r] = -1;
  }

  void maximize() {
    while (const auto column = entering()) pivot(leaving(*column), *column);
  }

  [[nodiscard]] Rational sum() const { return rows_.back().back(); }
  [[nodiscard]] Rational weight(std::size_t row) const {
    for (std::size_t c = 0; c < constraints_; ++c)
      if (basis_[c] == row) return rows_[c].back();
    return 0;
  }
  [[nodiscard]] Rational price(std::size_t column) const {
    return rows_.back()[unknowns_ + column];
  }

 private:
  /// The first unknown that would raise the objective.
  [[nodiscard]] std::optional<std::size_t> entering() const {
    for (std::size_t i = 0; i + 1 < rows_.back().size(); ++i)
      if (rows_.back()[i] < 0) return i;
    return std::nullopt;
  }

  /// The constraint that stops it first; of several that of the first unknown.
  [[nodiscard]] std::size_t leaving(std::size_t column) const {
    std::optional<std::size_t> first;
    Rational least;
    for (std::size_t c = 0; c < constraints_; ++c) {
      if (rows_[c][column] <= 0) continue;
      const Rational ratio = rows_[c].back() / rows_[c][column];
      if (first && (ratio > least || (ratio == least && basis_[c] > basis_[*first]))) continue;
      first = c;
      least = ratio;
    }
    FLOTILLA_ASSERT_LIGHT(first.has_value());  // payments are positive: nothing grows for ever
    return *first;
  }

  void pivot(std::size_t row, std::size_t column) {
    const Rational factor = rows_[row][column];
    for (Rational& entry : rows_[row]) entry /= factor;
    for (std::size_t other = 0; other < rows_.size(); ++other) {
      if (other == row || rows_[other][column] == 0) continue;
      const Rational times = rows_[other][column];
      for (std::size_t i = 0; i < rows_[other].size(); ++i)
        rows_[other][i] -= times * rows_[row][i];
    }
    basis_[row] = column;
  }

  std::size_t unknowns_, constraints_;
  std::vector<std::vector<Rational>> rows_;
  std::vector<std::size_t> basis_;  // by constraint: its unknown
};

}  // namespace

MatrixSolution solve_matrix_game(const std::vector<std::vector<Rational>>& payments) {
  FLOTILLA_ASSERT_LIGHT(!payments.empty() && !payments.front().empty());
  Tableau tableau(payments);
  tableau.maximize();
  MatrixSolution solution;
  solution.value = 1 / tableau.sum();
  for (std::size_t r = 0; r < payments.size(); ++r)
    solution.rows.push_back(tableau.weight(r) * solution.value);
  for (std::size_t c = 0; c < payments.front().size(); ++c)
    solution.columns.push_back(tableau.price(c) * solution.value);
  return solution;
}

}  // namespace flotilla::hunt

// SPDX-License-Identifier: MIT
#include "limit/matrix_game.hpp"

#include <glpk.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {
namespace {

using Matrix = std::vector<std::vector<Rational>>;

constexpr int k_entry_bits = 200;   // of rationals in the place of logarithms
constexpr int k_weight_bits = 100;  // weights with longer denominators are rounded to so many

struct Supports {
  std::vector<std::size_t> plans;  // with positive weight, in the order of the input
  std::vector<std::size_t> patterns;
};

/// Maximize v subject to sum_i w_i s_ij - v >= 0 for all patterns j, sum_i w_i = 1, w >= 0.
Supports supports_by_simplex(const std::vector<std::vector<double>>& scores) {
  const int plans = narrow<int>(scores.size());
  const int patterns = narrow<int>(scores.front().size());
  const std::unique_ptr<glp_prob, decltype(&glp_delete_prob)> problem(glp_create_prob(),
                                                                      &glp_delete_prob);
  glp_prob* lp = problem.get();
  glp_set_obj_dir(lp, GLP_MAX);
  glp_add_cols(lp, plans + 1);
  for (int i = 1; i <= plans; ++i) glp_set_col_bnds(lp, i, GLP_LO, 0, 0);
  glp_set_col_bnds(lp, plans + 1, GLP_FR, 0, 0);
  glp_set_obj_coef(lp, plans + 1, 1);
  glp_add_rows(lp, patterns + 1);
  std::vector<int> columns(scores.size() + 2);
  std::vector<double> values(scores.size() + 2);
  for (int j = 1; j <= patterns + 1; ++j) {
    const bool is_sum = j == patterns + 1;
    for (int i = 1; i <= plans; ++i) {
      columns[static_cast<std::size_t>(i)] = i;
      values[static_cast<std::size_t>(i)] =
          is_sum ? 1 : scores[static_cast<std::size_t>(i - 1)][static_cast<std::size_t>(j - 1)];
    }
    columns.back() = plans + 1;
    values.back() = is_sum ? 0 : -1;
    glp_set_mat_row(lp, j, plans + 1, columns.data(), values.data());
    glp_set_row_bnds(lp, j, is_sum ? GLP_FX : GLP_LO, is_sum ? 1 : 0, is_sum ? 1 : 0);
  }
  glp_smcp settings;
  glp_init_smcp(&settings);
  settings.msg_lev = GLP_MSG_OFF;
  settings.tol_bnd = settings.tol_dj = 1e-10;
  if (glp_simplex(lp, &settings) != 0 || glp_get_status(lp) != GLP_OPT)
    throw LimitError("the linear program of the mix was not solved");
  Supports supports;
  for (int i = 1; i <= plans; ++i)
    if (glp_get_col_stat(lp, i) == GLP_BS)
      supports.plans.push_back(static_cast<std::size_t>(i - 1));
  for (int j = 1; j <= patterns; ++j)
    if (glp_get_row_stat(lp, j) != GLP_BS)
      supports.patterns.push_back(static_cast<std::size_t>(j - 1));
  return supports;
}

/// The x with a x = b, or nothing for a singular matrix. Gauss, in rationals.
std::optional<std::vector<Rational>> solved(Matrix a, std::vector<Rational> b) {
  const std::size_t n = b.size();
  for (std::size_t column = 0; column < n; ++column) {
    std::size_t pivot = column;
    while (pivot < n && a[pivot][column] == 0) ++pivot;
    if (pivot == n) return std::nullopt;
    std::swap(a[pivot], a[column]);
    std::swap(b[pivot], b[column]);
    for (std::size_t row = 0; row < n; ++row) {
      if (row == column || a[row][column] == 0) continue;
      const Rational factor = a[row][column] / a[column][column];
      for (std::size_t k = column; k < n; ++k) a[row][k] -= factor * a[column][k];
      b[row] -= factor * b[column];
    }
  }
  for (std::size_t i = 0; i < n; ++i) b[i] /= a[i][i];
  return b;
}

/// Weights with which all `equal` have the same sum of entries; entry(k, e) belongs to weight k.
template <typename Entry>
std::optional<std::vector<Rational>> equalizing(std::size_t weights, std::size_t equal,
                                                const Entry& entry) {
  if (weights != equal) return std::nullopt;
  Matrix a(weights + 1, std::vector<Rational>(weights + 1));
  std::vector<Rational> b(weights + 1);
  for (std::size_t e = 0; e < equal; ++e) {
    for (std::size_t k = 0; k < weights; ++k) a[e][k] = entry(k, e);
    a[e][weights] = -1;
  }
  for (std::size_t k = 0; k < weights; ++k) a[equal][k] = 1;
  b[equal] = 1;
  auto solution = solved(std::move(a), std::move(b));
  if (solution) solution->pop_back();  // the common sum
  return solution;
}

/// At least 0 and of sum 1, with denominators of up to k_weight_bits bits.
std::vector<Rational> as_weights(std::vector<Rational> values) {
  const BigInt scale = BigInt(1) << k_weight_bits;
  Rational sum = 0;
  for (Rational& value : values) {
    if (value < 0) value = 0;
    if (bit_length(boost::multiprecision::denominator(value)) > k_weight_bits) {
      const Rational scaled = value * scale;
      value = ratio(
          boost::multiprecision::numerator(scaled) / boost::multiprecision::denominator(scaled),
          scale);
    }
    sum += value;
  }
  for (Rational& value : values) value /= sum;
  return values;
}

Matrix rationals_near(const std::vector<std::vector<LogSum>>& scores) {
  Matrix near;
  for (const auto& row : scores) {
    near.emplace_back();
    for (const LogSum& score : row) {
      const Enclosure value = enclose(score, k_entry_bits);
      near.back().push_back((value.low + value.high) / 2);
    }
  }
  return near;
}

}  // namespace

GameSolution solve_game(const std::vector<std::vector<LogSum>>& scores) {
  FLOTILLA_ASSERT_LIGHT(!scores.empty() && !scores.front().empty());
  std::vector<std::vector<double>> rounded;
  for (const auto& row : scores) {
    rounded.emplace_back();
    for (const LogSum& score : row) rounded.back().push_back(to_double(score));
  }
  const Supports supports = supports_by_simplex(rounded);
  const Matrix near = rationals_near(scores);
  const std::vector<std::size_t>& plans = supports.plans;
  const std::vector<std::size_t>& patterns = supports.patterns;
  const auto plan_weights =
      equalizing(plans.size(), patterns.size(),
                 [&](std::size_t k, std::size_t e) { return near[plans[k]][patterns[e]]; });
  const auto pattern_weights =
      equalizing(patterns.size(), plans.size(),
                 [&](std::size_t k, std::size_t e) { return near[plans[e]][patterns[k]]; });
  if (!plan_weights || !pattern_weights)
    throw LimitError("the linear program of the mix ended in a singular basis");

  GameSolution game;
  game.plans.assign(scores.size(), 0);
  game.patterns.assign(scores.front().size(), 0);
  const std::vector<Rational> of_plans = as_weights(*plan_weights);
  const std::vector<Rational> of_patterns = as_weights(*pattern_weights);
  for (std::size_t k = 0; k < plans.size(); ++k) game.plans[plans[k]] = of_plans[k];
  for (std::size_t k = 0; k < patterns.size(); ++k) game.patterns[patterns[k]] = of_patterns[k];

  for (std::size_t j = 0; j < game.patterns.size(); ++j) {
    LogSum sum;
    for (std::size_t i = 0; i < scores.size(); ++i) sum += scores[i][j] * game.plans[i];
    if (j > 0 && compare(sum, game.guarantee) >= 0) continue;
    game.guarantee = sum;
    game.worst = j;
  }
  for (std::size_t i = 0; i < scores.size(); ++i) {
    LogSum sum;
    for (std::size_t j = 0; j < game.patterns.size(); ++j) sum += scores[i][j] * game.patterns[j];
    if (i == 0 || compare(sum, game.ceiling) > 0) game.ceiling = sum;
  }
  return game;
}

}  // namespace flotilla::limit

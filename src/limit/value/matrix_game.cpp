// SPDX-License-Identifier: MIT
#include "limit/value/matrix_game.hpp"

#include <glpk.h>

#include <algorithm>
#include <climits>
#include <memory>
#include <numeric>

#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

/// A linear program; rows and columns count from 1, as GLPK has it.
class Program {
 public:
  Program(int rows, int columns, bool maximize) : program_(glp_create_prob()) {
    glp_set_obj_dir(get(), maximize ? GLP_MAX : GLP_MIN);
    glp_add_rows(get(), rows);
    glp_add_cols(get(), columns);
  }
  [[nodiscard]] glp_prob* get() const { return program_.get(); }

  void set(int row, int column, double value) {
    if (value == 0) return;
    rows_.push_back(row);
    columns_.push_back(column);
    values_.push_back(value);
  }
  /// Near the end of a double oracle many plans are nearly alike: the primal simplex may then run in circles, or see no
  /// solution where there is one as small as its tolerances. What it does not solve in some steps a rational simplex
  /// does, which does neither; it starts from the basis of a dual simplex.
  ///
  /// @return whether there is a solution.
  bool solve() {
    glp_load_matrix(get(), narrow<int>(values_.size()) - 1, rows_.data(), columns_.data(),
                    values_.data());
    glp_smcp options;
    glp_init_smcp(&options);
    options.msg_lev = GLP_MSG_OFF;
    options.tol_bnd = 1e-10;
    options.tol_dj = 1e-10;
    options.it_lim = k_steps_a_line * (glp_get_num_rows(get()) + glp_get_num_cols(get()));
    if (glp_simplex(get(), &options) == 0 && glp_get_status(get()) == GLP_OPT) return true;
    const Silence silence;
    glp_std_basis(get());
    glp_scale_prob(get(), GLP_SF_AUTO);
    options.meth = GLP_DUALP;
    glp_simplex(get(), &options);
    options.it_lim = INT_MAX;
    if (glp_exact(get(), &options) != 0)
      throw Error("the linear program of a game of plans and patterns was not solved");
    return glp_get_status(get()) == GLP_OPT;
  }

 private:
  static constexpr int k_steps_a_line = 50;

  /// Scaling and the rational simplex print whatever they are told.
  struct Silence {
    Silence() { glp_term_out(GLP_OFF); }
    ~Silence() { glp_term_out(GLP_ON); }
    Silence(const Silence&) = delete;
    Silence& operator=(const Silence&) = delete;
  };
  struct Deleter {
    void operator()(glp_prob* program) const { glp_delete_prob(program); }
  };
  std::unique_ptr<glp_prob, Deleter> program_;
  std::vector<int> rows_{0};
  std::vector<int> columns_{0};
  std::vector<double> values_{0};
};

// Chances to win differ in the third digit and must be right in the tenth.
constexpr double k_zoom = 100;

std::vector<double> normalised(std::vector<double> chances) {
  for (double& chance : chances) chance = std::max(chance, 0.0);
  const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
  for (double& chance : chances) chance /= sum;
  return chances;
}

}  // namespace

MatrixSolution solve_matrix_game(const std::vector<std::vector<double>>& payoffs) {
  const int plans = narrow<int>(payoffs.size());
  const int patterns = narrow<int>(payoffs.front().size());
  const double middle = payoffs.front().front();
  // maximize v: sum over plans of chance x payoff >= v on every pattern, chances sum to 1
  Program program(patterns + 1, plans + 1, true);
  for (int i = 1; i <= patterns; ++i) {
    glp_set_row_bnds(program.get(), i, GLP_LO, 0, 0);
    for (int j = 1; j <= plans; ++j)
      program.set(i, j, k_zoom * (payoffs[at(j - 1)][at(i - 1)] - middle));
    program.set(i, plans + 1, -1);
  }
  glp_set_row_bnds(program.get(), patterns + 1, GLP_FX, 1, 1);
  for (int j = 1; j <= plans; ++j) {
    glp_set_col_bnds(program.get(), j, GLP_LO, 0, 0);
    program.set(patterns + 1, j, 1);
  }
  glp_set_col_bnds(program.get(), plans + 1, GLP_FR, 0, 0);
  glp_set_obj_coef(program.get(), plans + 1, 1);
  if (!program.solve()) throw Error("a game of plans and patterns without a value");
  MatrixSolution solution;
  solution.value = middle + glp_get_obj_val(program.get()) / k_zoom;
  for (int j = 1; j <= plans; ++j) solution.plans.push_back(glp_get_col_prim(program.get(), j));
  for (int i = 1; i <= patterns; ++i)
    solution.patterns.push_back(-glp_get_row_dual(program.get(), i));
  solution.plans = normalised(solution.plans);
  solution.patterns = normalised(solution.patterns);
  return solution;
}

std::optional<std::vector<double>> nearest_mix(const std::vector<std::vector<double>>& payoffs,
                                               double level, const std::vector<double>& center,
                                               const std::vector<double>& scale) {
  const int plans = narrow<int>(payoffs.size());
  const int patterns = narrow<int>(center.size());
  // minimize d: payoff x mix <= level for every plan, |mix - center| <= d scale, the mix sums to 1
  Program program(plans + 2 * patterns + 1, patterns + 1, false);
  const int distance = patterns + 1;
  for (int j = 1; j <= plans; ++j) {
    glp_set_row_bnds(program.get(), j, GLP_UP, 0, 0);
    for (int i = 1; i <= patterns; ++i)
      program.set(j, i, k_zoom * (payoffs[at(j - 1)][at(i - 1)] - level));
  }
  for (int i = 1; i <= patterns; ++i) {
    const int below = plans + 2 * i - 1;
    const double middle = center[at(i - 1)];
    glp_set_row_bnds(program.get(), below, GLP_UP, 0, middle);
    program.set(below, i, 1);
    program.set(below, distance, -scale[at(i - 1)]);
    glp_set_row_bnds(program.get(), below + 1, GLP_LO, middle, 0);
    program.set(below + 1, i, 1);
    program.set(below + 1, distance, scale[at(i - 1)]);
    glp_set_col_bnds(program.get(), i, GLP_LO, 0, 0);
    program.set(plans + 2 * patterns + 1, i, 1);
  }
  glp_set_row_bnds(program.get(), plans + 2 * patterns + 1, GLP_FX, 1, 1);
  glp_set_col_bnds(program.get(), distance, GLP_LO, 0, 0);
  glp_set_obj_coef(program.get(), distance, 1);
  if (!program.solve()) return std::nullopt;
  std::vector<double> mix;
  for (int i = 1; i <= patterns; ++i) mix.push_back(glp_get_col_prim(program.get(), i));
  return normalised(mix);
}

}  // namespace flotilla::limit

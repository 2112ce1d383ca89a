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

/// A linear program; rows and columns count from 1, as GLPK has it.
class MatrixProgram {
 public:
  MatrixProgram(int rows, int columns, bool maximize) : program_(glp_create_prob()) {
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
  /// @return whether there is a solution.
  bool solve() {
    load();
    return solve_loaded();
  }
  void load() {
    glp_load_matrix(get(), narrow<int>(values_.size()) - 1, rows_.data(), columns_.data(),
                    values_.data());
  }

  /// The same for what GLPK has already, from the basis that it has.
  ///
  /// Near the end of a double oracle many plans are nearly alike: the primal simplex may then run in circles, or see no
  /// solution where there is one as small as its tolerances. What it does not solve in some steps a rational simplex
  /// does, which does neither; it starts from the basis of a dual simplex.
  bool solve_loaded() {
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

namespace {

// Chances to win differ in the third digit and must be right in the tenth.
constexpr double k_zoom = 100;

std::vector<double> normalised(std::vector<double> chances) {
  for (double& chance : chances) chance = std::max(chance, 0.0);
  const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
  for (double& chance : chances) chance /= sum;
  return chances;
}

}  // namespace

/// maximize v: sum over plans of chance x payoff >= v on every pattern, chances sum to 1
class MatrixGame::Grown {
 public:
  Grown(int patterns, double middle)
      : patterns_(patterns), middle_(middle), program_(patterns + 1, 1, true) {
    for (int i = 1; i <= patterns; ++i) {
      glp_set_row_bnds(program_.get(), i, GLP_LO, 0, 0);
      program_.set(i, k_value, -1);
    }
    glp_set_row_bnds(program_.get(), patterns + 1, GLP_FX, 1, 1);
    glp_set_col_bnds(program_.get(), k_value, GLP_FR, 0, 0);
    glp_set_obj_coef(program_.get(), k_value, 1);
    program_.load();
  }

  void add(const std::vector<double>& payoffs) {
    const int column = glp_add_cols(program_.get(), 1);
    glp_set_col_bnds(program_.get(), column, GLP_LO, 0, 0);
    std::vector<int> rows{0, patterns_ + 1};
    std::vector<double> values{0, 1};
    for (int i = 1; i <= patterns_; ++i) {
      rows.push_back(i);
      values.push_back(k_zoom * (payoffs[at(i - 1)] - middle_));
    }
    glp_set_mat_col(program_.get(), column, narrow<int>(rows.size()) - 1, rows.data(),
                    values.data());
  }

  MatrixSolution solve() {
    if (!program_.solve_loaded()) throw Error("a game of plans and patterns without a value");
    glp_prob* const program = program_.get();
    MatrixSolution solution;
    solution.value = middle_ + glp_get_obj_val(program) / k_zoom;
    for (int j = k_value + 1; j <= glp_get_num_cols(program); ++j)
      solution.plans.push_back(glp_get_col_prim(program, j));
    for (int i = 1; i <= patterns_; ++i) solution.patterns.push_back(-glp_get_row_dual(program, i));
    solution.plans = normalised(solution.plans);
    solution.patterns = normalised(solution.patterns);
    return solution;
  }

 private:
  static constexpr int k_value = 1;  // column of v
  int patterns_;
  double middle_;
  MatrixProgram program_;
};

MatrixGame::MatrixGame() = default;
MatrixGame::~MatrixGame() = default;

void MatrixGame::add(const std::vector<double>& payoffs) {
  if (!grown_) grown_ = std::make_unique<Grown>(narrow<int>(payoffs.size()), payoffs.front());
  grown_->add(payoffs);
}

MatrixSolution MatrixGame::solve() { return grown_->solve(); }

MatrixSolution solve_matrix_game(const std::vector<std::vector<double>>& payoffs) {
  MatrixGame game;
  for (const auto& plan : payoffs) game.add(plan);
  return game.solve();
}

std::optional<std::vector<double>> nearest_mix(const std::vector<std::vector<double>>& payoffs,
                                               double level, const std::vector<double>& center,
                                               const std::vector<double>& scale) {
  const int plans = narrow<int>(payoffs.size());
  const int patterns = narrow<int>(center.size());
  // minimize d: payoff x mix <= level for every plan, |mix - center| <= d scale, the mix sums to 1
  MatrixProgram program(plans + 2 * patterns + 1, patterns + 1, false);
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

// SPDX-License-Identifier: MIT
#include "limit/tune.hpp"

#include <glpk.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {
namespace {

// Parameters are whole numbers of millionths: scores at rationals with short denominators are found faster, and the
// search ends.
constexpr std::int64_t k_unit = 1'000'000;
constexpr std::int64_t k_first_box = 50'000;
constexpr std::int64_t k_difference = 100;

using Point = std::vector<std::int64_t>;

class Search {
 public:
  Search(const Parameters& start,
         const std::function<std::vector<double>(const Parameters&)>& scores)
      : scores_(scores) {
    for (const auto& [name, value] : start) {
      names_.push_back(name);
      const Rational scaled = value * k_unit + Rational(1, 2);
      const BigInt rounded =
          boost::multiprecision::numerator(scaled) / boost::multiprecision::denominator(scaled);
      point_.push_back(std::clamp<std::int64_t>(rounded.convert_to<std::int64_t>(), 0, k_unit));
    }
  }

  Tuned run() {
    std::vector<double> here = scores_at(point_);
    for (std::int64_t box = k_first_box; box > 0;) {
      const Point next = best_in_box(here, box);
      std::vector<double> there = next == point_ ? here : scores_at(next);
      if (least(there) > least(here)) {
        point_ = next;
        here = std::move(there);
      } else {
        box /= 2;
      }
    }
    return {parameters_of(point_), least(here), evaluations_};
  }

 private:
  static double least(const std::vector<double>& scores) {
    return *std::ranges::min_element(scores);
  }

  [[nodiscard]] Parameters parameters_of(const Point& point) const {
    Parameters parameters;
    for (std::size_t i = 0; i < names_.size(); ++i)
      parameters[names_[i]] = Rational(point[i], k_unit);
    return parameters;
  }

  std::vector<double> scores_at(const Point& point) {
    ++evaluations_;
    return scores_(parameters_of(point));
  }

  /// slopes[i][j]: of score j in parameter i, per millionth.
  std::vector<std::vector<double>> slopes(const std::vector<double>& here) {
    std::vector<std::vector<double>> all;
    for (std::size_t i = 0; i < point_.size(); ++i) {
      Point other = point_;
      const std::int64_t step = point_[i] + k_difference <= k_unit ? k_difference : -k_difference;
      other[i] += step;
      std::vector<double> slope = scores_at(other);
      for (std::size_t j = 0; j < slope.size(); ++j)
        slope[j] = (slope[j] - here[j]) / static_cast<double>(step);
      all.push_back(std::move(slope));
    }
    return all;
  }

  /// Maximize v subject to score j + slopes x step >= v, steps within the box and 0..1. Steps are in units of the box.
  Point best_in_box(const std::vector<double>& here, std::int64_t box) {
    if (slopes_at_ != point_) {
      slopes_ = slopes(here);
      slopes_at_ = point_;
    }
    const int parameters = narrow<int>(point_.size());
    const std::unique_ptr<glp_prob, decltype(&glp_delete_prob)> problem(glp_create_prob(),
                                                                        &glp_delete_prob);
    glp_prob* lp = problem.get();
    glp_set_obj_dir(lp, GLP_MAX);
    glp_add_cols(lp, parameters + 1);
    const auto scale = static_cast<double>(box);
    for (int i = 1; i <= parameters; ++i) {
      const std::int64_t at = point_[static_cast<std::size_t>(i - 1)];
      const double low = static_cast<double>(std::max(-box, -at)) / scale;
      const double high = static_cast<double>(std::min(box, k_unit - at)) / scale;
      glp_set_col_bnds(lp, i, low < high ? GLP_DB : GLP_FX, low, high);
    }
    glp_set_col_bnds(lp, parameters + 1, GLP_FR, 0, 0);
    glp_set_obj_coef(lp, parameters + 1, 1);
    glp_add_rows(lp, narrow<int>(here.size()));
    std::vector<int> columns(point_.size() + 2);
    std::vector<double> values(point_.size() + 2);
    // Differences to the least score, in units of what a box can change: else they drown in the simplex's tolerances.
    const double size = unit_of(scale);
    for (std::size_t j = 0; j < here.size(); ++j) {
      for (std::size_t i = 0; i < point_.size(); ++i) {
        columns[i + 1] = narrow<int>(i + 1);
        values[i + 1] = slopes_[i][j] * scale / size;
      }
      columns.back() = parameters + 1;
      values.back() = -1;
      glp_set_mat_row(lp, narrow<int>(j + 1), parameters + 1, columns.data(), values.data());
      glp_set_row_bnds(lp, narrow<int>(j + 1), GLP_LO, (least(here) - here[j]) / size, 0);
    }
    glp_smcp settings;
    glp_init_smcp(&settings);
    settings.msg_lev = GLP_MSG_OFF;
    if (glp_simplex(lp, &settings) != 0 || glp_get_status(lp) != GLP_OPT)
      throw LimitError("a linear program of the tuning was not solved");
    Point next = point_;
    for (int i = 1; i <= parameters; ++i) {
      std::int64_t& value = next[static_cast<std::size_t>(i - 1)];
      value = std::clamp<std::int64_t>(value + std::llround(glp_get_col_prim(lp, i) * scale), 0,
                                       k_unit);
    }
    return next;
  }

  [[nodiscard]] double unit_of(double scale) const {
    double largest = 0;
    for (const auto& slope : slopes_)
      for (const double value : slope) largest = std::max(largest, std::abs(value));
    return largest > 0 ? largest * scale : 1;
  }

  const std::function<std::vector<double>(const Parameters&)>& scores_;
  std::vector<std::string> names_;
  Point point_;
  std::vector<std::vector<double>> slopes_;
  Point slopes_at_;
  int evaluations_ = 0;
};

}  // namespace

Tuned tune(const Parameters& start,
           const std::function<std::vector<double>(const Parameters&)>& scores) {
  FLOTILLA_ASSERT_LIGHT(!start.empty());
  return Search(start, scores).run();
}

}  // namespace flotilla::limit

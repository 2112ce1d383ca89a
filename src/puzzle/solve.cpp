// SPDX-License-Identifier: MIT
#include "puzzle/solve.hpp"

#include <algorithm>
#include <array>

#include "number/narrow.hpp"
#include "puzzle/sat_search.hpp"

namespace flotilla::puzzle {
namespace {

/// What all layouts have in common so far.
class Common {
 public:
  explicit Common(const Task& task) : task_(task) {
    ships_.fill(~Mask{0});
    waters_.fill(~Mask{0});
  }

  void add(const Layout& layout) {
    std::array<Mask, Puzzle::k_max_side> rows{};
    for (const Ship& ship : layout)
      for (int i = 0; i < ship.length; ++i)
        rows[at(ship.cell(i).row)] |= Mask{1} << ship.cell(i).col;
    for (std::size_t row = 0; row < rows.size(); ++row) {
      ships_[row] &= rows[row];
      waters_[row] &= ~rows[row];
    }
  }

  void write(Solution& solution) const {
    for (int row = 0; row < task_.board().rows; ++row) {
      const Mask all = task_.all_of(row);
      for_each_place(ships_[at(row)] & all, [&](int col) {
        solution.ships_in_all.push_back({row, col});
      });
      for_each_place(waters_[at(row)] & all, [&](int col) {
        solution.waters_in_all.push_back({row, col});
      });
    }
  }

 private:
  const Task& task_;
  std::array<Mask, Puzzle::k_max_side> ships_{}, waters_{};
};

Solution solve_by(const Task& task, Method method, std::optional<Rung> up_to,
                  const SearchLimits& limits) {
  Solution solution;
  Common common(task);
  const auto visit = [&](const Layout& layout) {
    common.add(layout);
    if (solution.listed.size() < Solution::k_most_listed) solution.listed.push_back(layout);
  };
  const SearchResult result = method == Method::learning
                                  ? sat_search(task, limits, visit)
                                  : search(Position(task), up_to, limits, visit);
  solution.end = result.end;
  solution.answers = result.answers;
  solution.branch_points = result.branch_points;
  solution.conflicts = result.conflicts;
  solution.used = method;
  std::ranges::sort(solution.listed);
  if (solution.end == SearchEnd::complete && solution.answers > 0) common.write(solution);
  return solution;
}

}  // namespace

Solution solve(const Task& task, const SolveOptions& options) {
  const SearchLimits& limits = options.limits;
  Method method = options.method;
  // Learning has no branch points to limit, and learns one clause more for every answer.
  if (method == Method::automatic && (limits.answers == 0 || limits.branch_points != 0))
    method = Method::depth_first;
  if (method != Method::automatic) return solve_by(task, method, options.up_to, limits);
  // Of the 304 boards of CSPLib problem 14 half need fewer branch points than cells, most fewer than 5 a cell: all of them
  // take a third of the time that they take with 1 a cell. Dense boards need millions.
  constexpr int k_branch_points_per_cell = 5;
  SearchLimits first = limits;
  first.branch_points = static_cast<std::uint64_t>(k_branch_points_per_cell * task.board().cells());
  Solution solution = solve_by(task, Method::depth_first, options.up_to, first);
  const bool is_over = limits.is_over && limits.is_over();
  if (solution.end != SearchEnd::not_decided || is_over) return solution;
  return solve_by(task, Method::learning, options.up_to, limits);
}

}  // namespace flotilla::puzzle

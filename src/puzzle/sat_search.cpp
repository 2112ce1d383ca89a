// SPDX-License-Identifier: MIT
#include "puzzle/sat_search.hpp"

#include "puzzle/board_model.hpp"

namespace flotilla::puzzle {

SearchResult sat_search(const Task& task, const SearchLimits& limits,
                        const std::function<void(const Layout&)>& visit, const Layout* near) {
  BoardModel model(task);
  if (near != nullptr) model.stay_near(*near);
  SearchResult result;
  for (;;) {
    const Learner::Status status = model.learner().solve(limits.is_over, {}, limits.conflicts);
    if (status == Learner::Status::unsatisfiable) break;
    if (status == Learner::Status::stopped) {
      result.end = SearchEnd::not_decided;
      break;
    }
    ++result.answers;
    visit(model.layout());
    if (result.answers == limits.answers) {
      result.end = SearchEnd::all_wanted;
      break;
    }
    model.exclude_current();
  }
  result.branch_points = model.learner().decisions();
  result.conflicts = model.learner().conflicts();
  return result;
}

}  // namespace flotilla::puzzle

// SPDX-License-Identifier: MIT
#include "puzzle/search.hpp"

#include "puzzle/answer.hpp"
#include "puzzle/branch.hpp"

namespace flotilla::puzzle {
namespace {

class Search {
 public:
  Search(std::optional<Rung> up_to, const SearchLimits& limits,
         const std::function<void(const Layout&)>& visit)
      : up_to_(up_to), limits_(limits), visit_(visit) {}

  /// False to stop.
  bool explore(Position& position) {
    if (up_to_) {
      climb(position, *up_to_);
    } else {
      climb_for_search(position);
    }
    if (position.is_dead()) return true;
    if (position.open_cells() == 0) return take_answers(position);
    if (must_stop()) return stop(SearchEnd::not_decided);
    ++result_.branch_points;
    const Cell cell = branch_cell(position);
    Position other = position;
    other.settle(cell, true);
    if (!explore(other)) return false;
    position.settle(cell, false);
    return explore(position);
  }

  [[nodiscard]] const SearchResult& result() const { return result_; }

 private:
  bool take_answers(const Position& position) {
    bool goes_on = true;
    for_each_answer(position, [&](const Layout& layout) {
      ++result_.answers;
      visit_(layout);
      if (result_.answers == limits_.answers) goes_on = stop(SearchEnd::all_wanted);
      return goes_on;
    });
    return goes_on;
  }

  bool stop(SearchEnd end) {
    result_.end = end;
    return false;
  }

  [[nodiscard]] bool must_stop() const {
    if (limits_.branch_points != 0 && result_.branch_points >= limits_.branch_points) return true;
    constexpr std::uint64_t k_between_looks = 64;
    return limits_.is_over && result_.branch_points % k_between_looks == 0 && limits_.is_over();
  }

  std::optional<Rung> up_to_;
  const SearchLimits& limits_;
  const std::function<void(const Layout&)>& visit_;
  SearchResult result_;
};

}  // namespace

SearchResult search(const Position& from, std::optional<Rung> up_to, const SearchLimits& limits,
                    const std::function<void(const Layout&)>& visit) {
  Search search(up_to, limits, visit);
  Position position = from;
  position.set_journal(nullptr);
  search.explore(position);
  return search.result();
}

}  // namespace flotilla::puzzle

// SPDX-License-Identifier: MIT
#include "oracle/ruled_layouts.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace flotilla::oracle {

namespace {

class Search {
 public:
  Search(const Problem& problem, const BerthRules& rules,
         const std::function<void(const Layout&)>& visit)
      : problem_(problem), rules_(rules), visit_(visit) {
    for (int length = 1; length <= problem.fleet.longest(); ++length)
      for (const Ship& berth : all_berths(problem.board, length))
        if (rules.allows(berth)) allowed_[std::size_t(length)].push_back(berth);
  }

  /// Covers required cells; each has one ship in any layout, so no layout is met twice.
  void cover() {
    const std::optional<Cell> bare = bare_required_cell();
    if (!bare) {
      put(problem_.fleet.longest(), 0);
      return;
    }
    for (int length = problem_.fleet.longest(); length >= 1; --length)
      for (const Ship& berth : allowed_[std::size_t(length)])
        if (berth.covers(*bare)) try_berth(berth, [&] { cover(); });
  }

 private:
  /// The rest of the fleet: equal ships in the order of their berths.
  void put(int length, std::size_t first_berth) {
    if (length == 0) {
      if (numbers_fit()) visit_(layout_);
      return;
    }
    const int count = problem_.fleet.of_length(length);
    if (used_[std::size_t(length)] == count || count == Fleet::k_unlimited) put(length - 1, 0);
    const std::vector<Ship>& berths = allowed_[std::size_t(length)];
    for (std::size_t i = first_berth; i < berths.size(); ++i)
      try_berth(berths[i], [&] { put(length, i + 1); });
  }

  template <class GoOn>
  void try_berth(const Ship& berth, const GoOn& go_on) {
    int& used = used_[std::size_t(berth.length)];
    const bool fits = used < problem_.fleet.of_length(berth.length) &&
                      std::ranges::all_of(layout_, [&](const Ship& ship) {
                        return compatible(ship, berth, problem_.touch);
                      });
    if (!fits) return;
    ++used;
    layout_.push_back(berth);
    go_on();
    layout_.pop_back();
    --used;
  }

  [[nodiscard]] std::optional<Cell> bare_required_cell() const {
    for (int row = 0; row < problem_.board.rows; ++row)
      for (int col = 0; col < problem_.board.cols; ++col) {
        const Cell cell{row, col};
        const auto covers = [&](const Ship& ship) { return ship.covers(cell); };
        if (rules_.is_required(cell) && std::ranges::none_of(layout_, covers)) return cell;
      }
    return std::nullopt;
  }

  [[nodiscard]] bool numbers_fit() const {
    for (int row = 0; row < problem_.board.rows; ++row) {
      const std::optional<int> number = rules_.row_number(row);
      if (number && *number != cells_in_row(layout_, row)) return false;
    }
    return true;
  }

  const Problem& problem_;
  const BerthRules& rules_;
  const std::function<void(const Layout&)>& visit_;
  std::array<std::vector<Ship>, Fleet::k_max_length + 1> allowed_;  // by length
  std::array<int, Fleet::k_max_length + 1> used_{};                 // by length
  Layout layout_;
};

}  // namespace

void for_each_ruled_layout(const Problem& problem, const BerthRules& rules,
                           const std::function<void(const Layout&)>& visit) {
  Search(problem, rules, visit).cover();
}

Agreeing ruled(const Problem& problem, const BerthRules& rules) {
  Agreeing agreeing;
  for_each_ruled_layout(problem, rules, [&](const Layout& layout) { agreeing.add(layout); });
  return agreeing;
}

}  // namespace flotilla::oracle

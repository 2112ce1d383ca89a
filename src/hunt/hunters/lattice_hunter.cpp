// SPDX-License-Identifier: MIT
#include "hunt/hunters/lattice_hunter.hpp"

#include <algorithm>

#include "hunt/hunters/chart.hpp"
#include "hunt/hunters/purposes.hpp"
#include "number/narrow.hpp"
#include "number/random_words.hpp"

namespace flotilla::hunt {

namespace {

enum class Style { parity, target };

class LatticeHunter final : public Hunter {
 public:
  LatticeHunter(const GameRules& rules, std::uint64_t seed, Style style)
      : table_(rules.problem),
        chart_(rules, table_),
        style_(style),
        seed_(seed),
        words_(seed, 0, purpose()),
        is_named_(at(rules.problem.board.cells())) {}

  void begin(std::uint64_t game) override {
    words_ = RandomWords(seed_, game, purpose());
    chart_.forget();
    std::ranges::fill(is_named_, std::uint8_t{0});
    spacing_ = 0;
  }

  int next_cell() override {
    std::vector<int> cells = beside_open_hits();
    if (cells.empty()) cells = on_lattice();
    if (cells.empty()) cells = best_of(all_cells(), /*only_possible=*/true);
    if (cells.empty()) cells = best_of(all_cells(), /*only_possible=*/false);
    const int cell = cells[words_.below(narrow<std::uint32_t>(cells.size()))];
    is_named_[at(cell)] = 1;
    return cell;
  }

  void hear(const Reply& reply) override { chart_.hear(reply); }

 private:
  [[nodiscard]] std::uint32_t purpose() const {
    return style_ == Style::parity ? k_parity_purpose : k_target_purpose;
  }

  /// Cells not named yet.
  [[nodiscard]] std::vector<int> all_cells() const {
    std::vector<int> cells;
    for (int cell = 0; at(cell) < is_named_.size(); ++cell)
      if (is_named_[at(cell)] == 0) cells.push_back(cell);
    return cells;
  }

  /// Placements of ships afloat through the cell.
  [[nodiscard]] int placements(int cell) const {
    int count = 0;
    for (const int berth : table_.over(cell))
      if (chart_.fits(berth)) count += chart_.afloat(table_.length(berth));
    return count;
  }

  [[nodiscard]] bool has_placement(int cell) const {
    return std::ranges::any_of(table_.over(cell), [&](int berth) { return chart_.fits(berth); });
  }

  /// Those where a ship may lie; for the target style, only those with the most placements.
  [[nodiscard]] std::vector<int> best_of(std::vector<int> cells, bool only_possible) const {
    if (!only_possible) return cells;
    if (style_ == Style::target) return highest(cells, [&](int cell) { return placements(cell); });
    std::erase_if(cells, [&](int cell) { return !has_placement(cell); });
    return cells;
  }

  /// Cells whose value is positive: all of them for the parity style, the highest for the target style.
  template <class Value>
  [[nodiscard]] std::vector<int> highest(const std::vector<int>& cells, const Value& value) const {
    std::vector<int> found;
    int most = 1;
    for (const int cell : cells) {
      const int of_cell = value(cell);
      if (of_cell < most) continue;
      if (style_ == Style::target && of_cell > most) found.clear();
      if (style_ == Style::target) most = of_cell;
      found.push_back(cell);
    }
    return found;
  }

  std::vector<int> on_lattice() {
    const int shortest = std::max(1, chart_.shortest_afloat());
    if (shortest != spacing_) {
      spacing_ = shortest;
      residue_ = static_cast<int>(words_.below(static_cast<std::uint32_t>(spacing_)));
    }
    std::vector<int> cells;
    const Board& board = table_.problem().board;
    for (int row = 0; row < board.rows; ++row)
      for (int col = ((residue_ - row) % spacing_ + spacing_) % spacing_; col < board.cols;
           col += spacing_)
        if (const int cell = row * board.cols + col; is_named_[at(cell)] == 0)
          cells.push_back(cell);
    return best_of(std::move(cells), true);
  }

  [[nodiscard]] std::vector<int> beside_open_hits() const {
    std::vector<int> cells;
    for (const int hit : chart_.open_hits())
      for (const int near : chart_.neighbours(hit))
        if (is_named_[at(near)] == 0 && std::ranges::find(cells, near) == cells.end())
          cells.push_back(near);
    if (cells.empty()) return cells;
    std::ranges::sort(cells);
    // A placement over two open hits in line counts before any number over one.
    int most = 1;
    for (const int cell : cells) most = std::max(most, most_hits_with(cell));
    return highest(cells, [&](int cell) { return placements_with(cell, most); });
  }

  [[nodiscard]] int hits_on(int berth) const {
    return static_cast<int>(std::ranges::count_if(
        table_.cells(berth), [&](int cell) { return chart_.is_open_hit(cell); }));
  }

  /// Open hits that one placement covers together with the cell, at most.
  [[nodiscard]] int most_hits_with(int cell) const {
    int most = 0;
    for (const int berth : table_.over(cell))
      if (chart_.fits(berth)) most = std::max(most, hits_on(berth));
    return most;
  }

  [[nodiscard]] int placements_with(int cell, int hits) const {
    int count = 0;
    for (const int berth : table_.over(cell))
      if (chart_.fits(berth) && hits_on(berth) == hits)
        count += chart_.afloat(table_.length(berth));
    return count;
  }

  BerthTable table_;
  Chart chart_;
  Style style_;
  std::uint64_t seed_;
  RandomWords words_;
  std::vector<std::uint8_t> is_named_;  // by cell
  int spacing_ = 0;                     // of the lattice; 0: none yet
  int residue_ = 0;
};

}  // namespace

std::unique_ptr<Hunter> parity_hunter(const GameRules& rules, std::uint64_t seed) {
  return std::make_unique<LatticeHunter>(rules, seed, Style::parity);
}

std::unique_ptr<Hunter> target_hunter(const GameRules& rules, std::uint64_t seed) {
  return std::make_unique<LatticeHunter>(rules, seed, Style::target);
}

}  // namespace flotilla::hunt

// SPDX-License-Identifier: MIT
// The score of a cell is the sum, over the berths that cover it and are alive, of
//   ships afloat of that length x weight of the open hits it covers.
// It is kept up to date berth by berth as answers come in.
#include "hunt/hunters/density.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "hunt/berth_table.hpp"
#include "number/narrow.hpp"

namespace flotilla::hunt {

namespace {

using Score = std::int32_t;

/// An open hit more makes a berth 20 times as heavy: of 2, 5, 10, 20, 50, 200 the mean on 20,000 uniform layouts of
/// the classic game is least from 20 on, 44.28 (5: 44.34). Less where scores of long ships would not fit.
Score weight_ratio(const Fleet& fleet) {
  const auto fits = [&](double ratio) {
    double most = 0;
    for (int length = 1; length <= fleet.longest(); ++length)
      most += fleet.of_length(length) * 2.0 * length * std::pow(ratio, fleet.longest() - 1);
    return most < std::numeric_limits<Score>::max();
  };
  Score ratio = 20;
  while (ratio > 1 && !fits(ratio)) --ratio;
  return ratio;
}

class DensityHunter final : public Hunter {
 public:
  explicit DensityHunter(const GameRules& rules)
      : table_(rules.problem), fleet_(rules.problem.fleet) {
    const Score ratio = weight_ratio(fleet_);
    weight_[0] = 1;
    // A berth that is hit all over has no cell to fire at: its weight does not matter.
    for (int hits = 1; hits <= fleet_.longest(); ++hits)
      weight_[at(hits)] = weight_[at(hits) - 1] * (hits < fleet_.longest() ? ratio : 1);
    blank_score_.resize(at(rules.problem.board.cells()));
    for (int berth = 0; berth < table_.size(); ++berth)
      for (const int cell : table_.cells(berth))
        blank_score_[at(cell)] += fleet_.of_length(table_.length(berth));
    hits_.resize(at(table_.size()));
    for (int length = 1; length <= fleet_.longest(); ++length)
      afloat_at_start_[at(length)] = fleet_.of_length(length);
  }

  void begin(std::uint64_t /*game*/) override {
    score_ = blank_score_;
    open_.assign(score_.size(), -1);
    std::ranges::fill(hits_, std::uint8_t{0});
    afloat_ = afloat_at_start_;
  }

  int next_cell() override {
    Score best = 0;
    for (std::size_t cell = 0; cell < score_.size(); ++cell)
      best = std::max(best, score_[cell] & open_[cell]);
    std::size_t cell = 0;
    if (best > 0) {
      while ((score_[cell] & open_[cell]) != best) ++cell;
    } else {
      while (open_[cell] == 0) ++cell;
    }
    open_[cell] = 0;
    return static_cast<int>(cell);
  }

  void hear(const Reply& reply) override {
    if (reply.answer == Answer::miss) return kill_over(reply.cell);
    for (const int berth : table_.over(reply.cell)) hit(berth, reply.length);
    if (table_.problem().touch != Touch::any) keep_clear(reply.cell);
    if (reply.answer == Answer::sunk) sink(reply);
  }

 private:
  static constexpr std::uint8_t k_dead = 255;

  void add(int berth, Score weight) {
    const Score all = weight * afloat_[at(table_.length(berth))];
    for (const int cell : table_.cells(berth)) score_[at(cell)] += all;
  }

  /// @param length  of the ship that was hit; 0: not told
  void hit(int berth, int length) {
    if (hits_[at(berth)] == k_dead) return;
    if (length > 0 && table_.length(berth) != length) return kill(berth);
    const std::uint8_t hits = hits_[at(berth)]++;
    add(berth, weight_[hits + 1U] - weight_[hits]);
  }

  void kill(int berth) {
    if (hits_[at(berth)] == k_dead) return;
    add(berth, -weight_[hits_[at(berth)]]);
    hits_[at(berth)] = k_dead;
  }

  void kill_over(int cell) {
    for (const int berth : table_.over(cell)) kill(berth);
  }

  /// No other ship comes near the one that was hit in this cell.
  void keep_clear(int cell) {
    const Board& board = table_.problem().board;
    const Cell hit{cell / board.cols, cell % board.cols};
    for (int down = -1; down <= 1; ++down)
      for (int right = -1; right <= 1; ++right) {
        const Cell near{hit.row + down, hit.col + right};
        const bool is_corner = down != 0 && right != 0;
        if (near == hit || !board.contains(near)) continue;
        if (is_corner && table_.problem().touch == Touch::corner) continue;
        for (const int berth : table_.over(near.row * board.cols + near.col))
          if (!table_.ship(berth).covers(hit)) kill(berth);
      }
  }

  void sink(const Reply& reply) {
    const std::vector<int> fits = sunk_berths(reply);
    if (fits.empty()) return kill_over(reply.cell);
    const int length = table_.length(fits.front());
    if (std::ranges::all_of(fits, [&](int berth) { return table_.length(berth) == length; }))
      take_out(length);
    for (const int cell : table_.cells(fits.front()))
      if (std::ranges::all_of(fits, [&](int berth) { return covers(berth, cell); }))
        kill_over(cell);
  }

  /// Berths that may have sunk with this shot.
  [[nodiscard]] std::vector<int> sunk_berths(const Reply& reply) const {
    std::vector<int> fits;
    for (const int berth : table_.over(reply.cell))
      if (hits_[at(berth)] == table_.length(berth) &&
          (reply.length == 0 || table_.length(berth) == reply.length))
        fits.push_back(berth);
    return fits;
  }

  [[nodiscard]] bool covers(int berth, int cell) const {
    return std::ranges::find(table_.cells(berth), cell) != table_.cells(berth).end();
  }

  /// One ship of that length less is afloat.
  void take_out(int length) {
    if (afloat_[at(length)] == 0) return;
    --afloat_[at(length)];
    const BerthTable::Range range = table_.of_length(length);
    for (int berth = range.first; berth < range.last; ++berth)
      if (hits_[at(berth)] != k_dead)
        for (const int cell : table_.cells(berth)) score_[at(cell)] -= weight_[hits_[at(berth)]];
  }

  BerthTable table_;
  Fleet fleet_;
  std::array<Score, Fleet::k_max_length + 2> weight_{};  // by open hits covered
  std::array<int, Fleet::k_max_length + 1> afloat_at_start_{};
  std::vector<Score> blank_score_;  // by cell

  std::array<int, Fleet::k_max_length + 1> afloat_{};
  std::vector<Score> score_;        // by cell
  std::vector<Score> open_;         // by cell: all bits set until it is fired at
  std::vector<std::uint8_t> hits_;  // by berth: open hits covered, or k_dead
};

}  // namespace

std::unique_ptr<Hunter> density_hunter(const GameRules& rules) {
  return std::make_unique<DensityHunter>(rules);
}

}  // namespace flotilla::hunt

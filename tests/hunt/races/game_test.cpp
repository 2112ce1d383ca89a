// SPDX-License-Identifier: MIT
// Game by game, the engine that fires only the shots that matter takes as many as one that fires them all: the places the first
// drew are pinned, all other cells are shuffled among the places left.
#include "hunt/races/game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "limit/on_cells.hpp"
#include "literal_game.hpp"
#include "slow_build.hpp"

namespace flotilla::races {
namespace {

constexpr std::uint64_t k_seed = 7;

/// Cells in the order of pinned places, the rest shuffled between.
std::vector<int> completed(std::vector<int> cells, const std::vector<Game::DrawnPlace>& pins,
                           std::mt19937_64& shuffler) {
  std::vector<int> order(cells.size(), -1);
  for (const auto& [cell, place] : pins) {
    EXPECT_EQ(order.at(static_cast<std::size_t>(place)), -1);
    order[static_cast<std::size_t>(place)] = cell;
    const auto found = std::find(cells.begin(), cells.end(), cell);
    EXPECT_NE(found, cells.end()) << "a pinned cell does not belong here";
    if (found != cells.end()) cells.erase(found);
  }
  std::shuffle(cells.begin(), cells.end(), shuffler);
  for (int& cell : order) {
    if (cell >= 0) continue;
    cell = cells.back();
    cells.pop_back();
  }
  return order;
}

/// Rebuilds every order of cells from what the engine drew.
class Orders {
 public:
  Orders(const literal::Setting& setting, const Game& game, std::mt19937_64& shuffler)
      : setting_(setting), game_(game), shuffler_(shuffler) {}

  literal::Tracks tracks() {
    const std::string& plan = setting_.plan;
    if (plan == "plain") return {random({0, 3}), random({2, 4})};
    if (plan == "parity") return {random({0, 3}), random({1, 4})};
    if (plan == "plan1") {
      const auto a = random({0}), b = runs();
      std::vector<int> mixed;
      for (std::size_t i = 0; i < a.size(); ++i) mixed.insert(mixed.end(), {a[i], b[i]});
      return {mixed};
    }
    if (plan == "plan3") return {random({0}), runs()};
    if (plan == "within" || plan == "printable.toml")
      return {random({0}), rows_of_b(), slots(true), slots(false)};
    if (plan == "closing") return {closing_a(), rows_of_b(), slots(true), slots(false)};
    return {random({0}), random({3})};
  }

 private:
  [[nodiscard]] int residue(int cell) const { return literal::residue(setting_, cell); }
  [[nodiscard]] int line(int cell) const {
    const int side = setting_.side;
    return (cell / side + cell % side + setting_.shift) % side / 6;
  }
  [[nodiscard]] std::vector<int> of(const std::vector<int>& residues) const {
    std::vector<int> cells;
    for (int cell = 0; cell < setting_.side * setting_.side; ++cell)
      if (std::count(residues.begin(), residues.end(), residue(cell)) != 0) cells.push_back(cell);
    return cells;
  }
  std::vector<int> random(const std::vector<int>& residues) {
    std::vector<Game::DrawnPlace> pins;
    for (const Game::DrawnPlace& pin : game_.drawn_places())
      if (std::count(residues.begin(), residues.end(), residue(pin.cell)) != 0) pins.push_back(pin);
    return completed(of(residues), pins, shuffler_);
  }
  std::vector<int> runs() {
    std::vector<std::vector<int>> by_rank(static_cast<std::size_t>(setting_.side / 6));
    for (int l = 0; l < setting_.side / 6; ++l) {
      const Game::Run& run = game_.runs()[static_cast<std::size_t>(l)];
      auto& cells = by_rank.at(static_cast<std::size_t>(run.rank));
      EXPECT_TRUE(cells.empty()) << "two diagonals of one rank";
      for (int i = 0; i < setting_.side; ++i) {
        const int row = (run.start + (run.is_upward ? -i : i) + setting_.side) % setting_.side;
        for (int col = 0; col < setting_.side; ++col) {
          const int cell = row * setting_.side + col;
          if (residue(cell) == 3 && line(cell) == l) cells.push_back(cell);
        }
      }
    }
    std::vector<int> all;
    for (const auto& cells : by_rank) all.insert(all.end(), cells.begin(), cells.end());
    return all;
  }
  /// Cells of a row whose residue is `wanted`, by diagonal. Rows are counted from first_row.
  [[nodiscard]] std::vector<int> in_row(int row, int wanted) const {
    std::map<int, int> by_line;
    const int real = (row + setting_.first_row + 2 * setting_.side) % setting_.side;
    for (int col = 0; col < setting_.side; ++col) {
      const int cell = real * setting_.side + col;
      if (residue(cell) == wanted) by_line[line(cell)] = cell;
    }
    std::vector<int> cells;
    for (const auto& [l, cell] : by_line) cells.push_back(cell);
    return cells;
  }
  [[nodiscard]] std::vector<int> rows_of_b() const {
    std::vector<int> all;
    for (int row = 0; row < setting_.side; ++row)
      for (const int cell : in_row(row, 3)) all.push_back(cell);
    return all;
  }
  /// Every second A diagonal is beside a first slot on both sides: those come last.
  [[nodiscard]] std::vector<int> closing_a() const {
    std::vector<int> all;
    for (const bool is_last : {false, true})
      for (int row = 0; row < setting_.side; ++row)
        for (const int cell : in_row(row, 0))
          if ((line(cell) % 2 == 0) == is_last) all.push_back(cell);
    return all;
  }
  [[nodiscard]] std::vector<int> slots(bool first) const {
    std::vector<int> all;
    for (int gap = setting_.side - 1; gap >= 0; --gap) {
      const auto of_2 = in_row(gap, 2), of_4 = in_row(gap + 1, 4);
      for (std::size_t l = 0; l < of_2.size(); ++l) {
        const bool odd = (setting_.plan == "closing" ? static_cast<int>(l) : gap / 8) % 2 == 1;
        all.push_back(odd == first ? of_4[l] : of_2[l]);
      }
    }
    return all;
  }

  const literal::Setting& setting_;
  const Game& game_;
  std::mt19937_64& shuffler_;
};

struct Case {
  const char* plan;
  int side;
  bool wraps;
  bool is_dark;
  int games;
};

void PrintTo(const Case& c, std::ostream* out) {
  *out << c.plan << " on " << c.side << (c.wraps ? " wrapped" : "") << (c.is_dark ? " dark" : "");
}

std::array<std::vector<int>, 3> ships_of(const Trio& trio) {
  std::array<std::vector<int>, 3> ships;
  for (std::size_t i = 0; i < trio.size(); ++i) ships[k_ship_of_place[i]].push_back(trio[i]);
  return ships;
}

Strategy strategy_of(const Case& c) {
  const std::string plan = c.plan;
  if (plan.ends_with(".toml"))
    return limit::on_cells(limit::read_strategy(FLOTILLA_PLANS + plan), plan);
  return make_strategy(plan, c.is_dark ? Colour::dark : Colour::smaller);
}

class GameByGame : public testing::TestWithParam<Case> {};

TEST_P(GameByGame, TakesTheShotsOfALiteralGame) {
  const Case& param = GetParam();
  const Arena arena(param.side, param.wraps);
  const Strategy strategy = strategy_of(param);
  Game game(arena);
  std::mt19937_64 shuffler(k_seed);
  std::set<int> lengths;
  const int games = trials(param.games);
  for (int index = 0; index < games; ++index) {
    const auto stream = [&](std::uint32_t use) {
      return RandomWords(k_seed, static_cast<std::uint64_t>(index), use);
    };
    RandomWords layout = stream(0);
    const Trio trio = random_trio(arena, layout);
    const int shots = game.play(trio, *strategy.plans().front(), stream(1), stream(2));
    const Offset& offset = game.offset();
    const literal::Setting setting{param.side,    param.wraps,     param.plan,
                                   param.is_dark, offset.falls,    offset.is_mirrored,
                                   offset.shift,  game.first_row()};
    std::size_t phase = 0;
    const auto phase_order = [&](const std::vector<int>& cells) {
      const auto& sizes = game.phase_sizes();
      EXPECT_LT(phase, sizes.size());
      if (phase >= sizes.size()) return cells;
      EXPECT_EQ(static_cast<int>(cells.size()), sizes[phase]) << "phase " << phase;
      const bool is_last = ++phase == sizes.size();
      return completed(cells, is_last ? game.phase_places() : std::vector<Game::DrawnPlace>(),
                       shuffler);
    };
    literal::Game whole(setting, ships_of(trio), Orders(setting, game, shuffler).tracks(),
                        phase_order, stream(2));
    ASSERT_EQ(whole.play(), shots) << "seed " << k_seed << ", game " << index;
    ASSERT_LE(shots, arena.cells());
    lengths.insert(shots);
  }
  EXPECT_GT(lengths.size(), static_cast<std::size_t>(std::min(6, games / 2)));
}

INSTANTIATE_TEST_SUITE_P(
    Boards, GameByGame,
    testing::Values(Case{"parity", 4, false, false, 1000}, Case{"parity", 10, false, false, 1000},
                    Case{"plain", 5, false, false, 1000}, Case{"plain", 9, false, false, 1000},
                    Case{"adaptive", 4, false, false, 1000},
                    Case{"adaptive", 10, false, false, 1000},
                    Case{"adaptive", 10, false, true, 1000}, Case{"jumping", 5, false, false, 1000},
                    Case{"jumping", 10, false, false, 1000}, Case{"jumping", 10, false, true, 1000},
                    Case{"plan2", 8, false, false, 1000}));

INSTANTIATE_TEST_SUITE_P(
    Wrapped, GameByGame,
    testing::Values(Case{"plain", 6, true, true, 1000}, Case{"parity", 12, true, true, 500},
                    Case{"adaptive", 12, true, true, 500}, Case{"jumping", 6, true, true, 1000},
                    Case{"plan1", 6, true, true, 1000}, Case{"plan1", 24, true, true, 200},
                    Case{"plan2", 12, true, true, 500}, Case{"plan3", 6, true, true, 1000},
                    Case{"plan3", 24, true, true, 300}, Case{"within", 6, true, true, 1000},
                    Case{"within", 24, true, true, 300}, Case{"within", 96, true, true, 20},
                    Case{"closing", 12, true, true, 1000}, Case{"closing", 24, true, true, 300},
                    Case{"closing", 96, true, true, 20}));

// Plans of a board without end, from their files.
INSTANTIATE_TEST_SUITE_P(Files, GameByGame,
                         testing::Values(Case{"printable.toml", 6, true, true, 1000},
                                         Case{"printable.toml", 24, true, true, 300},
                                         Case{"printable.toml", 96, true, true, 20},
                                         Case{"plain-tiers.toml", 5, false, true, 1000},
                                         Case{"plain-tiers.toml", 10, false, true, 1000},
                                         Case{"plain-tiers.toml", 24, true, true, 200},
                                         Case{"threshold-jump.toml", 7, false, true, 1000},
                                         Case{"threshold-jump.toml", 10, false, true, 1000},
                                         Case{"threshold-jump.toml", 12, true, true, 500}));

}  // namespace
}  // namespace flotilla::races

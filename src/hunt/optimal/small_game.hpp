// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "fleet/layout.hpp"
#include "hunt/game_rules.hpp"
#include "hunt/reply.hpp"

namespace flotilla::hunt {

/// A game so small that all its layouts are listed: at most 64 cells.
class SmallGame {
 public:
  static constexpr int k_max_cells = 64;
  static constexpr std::size_t k_max_layouts = 20000;
  using Cells = std::uint64_t;  // a set: bit row * cols + col
  [[nodiscard]] static Cells only(int cell) { return Cells{1} << static_cast<unsigned>(cell); }

  /// @throws InputError  as check_rules, or if the salvo is more than one shot, or there is no layout.
  /// @throws LimitError  if the board has more cells, or there are more layouts.
  explicit SmallGame(const GameRules& rules);

  [[nodiscard]] const GameRules& rules() const { return rules_; }
  [[nodiscard]] const std::vector<Layout>& layouts() const { return layouts_; }
  [[nodiscard]] std::size_t size() const { return layouts_.size(); }
  /// All ship cells of a layout.
  [[nodiscard]] Cells ships(std::size_t layout) const { return ships_[layout]; }
  /// What a shot is answered in a layout whose cells `fired` were fired at before.
  [[nodiscard]] Reply answer(std::size_t layout, Cells fired, int cell) const;

  /// Turns and reflections of the board: where each cell and each layout goes. The first leaves all in place.
  struct Symmetry {
    std::vector<int> cell;
    std::vector<std::uint16_t> layout;
  };
  [[nodiscard]] const std::vector<Symmetry>& symmetries() const { return symmetries_; }
  /// The class of each layout: layouts alike but for a symmetry. Numbered 0, 1, .. by their first layout.
  [[nodiscard]] const std::vector<int>& classes() const { return classes_; }

 private:
  void list_layouts();
  void find_symmetries();
  void find_classes();

  GameRules rules_;
  std::vector<Layout> layouts_;
  std::vector<Cells> ships_;
  std::vector<std::vector<Cells>> ship_;  // [layout][ship]
  std::vector<Symmetry> symmetries_;
  std::vector<int> classes_;
};

}  // namespace flotilla::hunt

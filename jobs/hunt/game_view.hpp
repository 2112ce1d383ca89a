// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "hunt/best_shot.hpp"
#include "hunt/game_rules.hpp"
#include "report/heat_map.hpp"

namespace flotilla::jobs {

/// A game under way as the one who fires sees it: the answers so far, and what they say exactly.
class GameView {
 public:
  explicit GameView(const hunt::GameRules& rules);

  /// @throws InputError  if the cell was fired at before, or no layout gives this answer after the others: then it is
  /// not taken in.
  void hear(const Shot& shot);

  /// Layouts that agree with all answers, by cell. Worked out when first asked for.
  [[nodiscard]] const hunt::Posterior& posterior();
  /// @param width  cells weighed by looking ahead; 0: the likeliest cell.
  [[nodiscard]] int best_cell(int width);
  [[nodiscard]] bool is_known(int cell) const { return knowledge_.is_known(cell); }
  /// In how many of the layouts each cell has a ship.
  [[nodiscard]] report::HeatMap map();
  /// What is known alone: a line a row, . unknown, ~ water, * a hit; columns and rows named.
  [[nodiscard]] std::string marks_text() const;
  /// What a shot may be answered in this game: "miss, hit or sunk 4", with the longest ship afloat.
  [[nodiscard]] std::string answers_text() const;
  /// "afloat: 4:1,3:2", or how many where lengths are not told; empty where sinking is not told.
  [[nodiscard]] std::string afloat_text() const;
  [[nodiscard]] int shots() const { return shots_; }
  /// True if every ship cell was hit.
  [[nodiscard]] bool is_over() const;
  [[nodiscard]] Cell cell(int number) const;

 private:
  [[nodiscard]] int afloat(int length) const;

  hunt::GameRules rules_;
  hunt::BerthTable table_;
  hunt::Knowledge knowledge_;
  hunt::PosteriorEngine engine_;
  hunt::Posterior posterior_;
  bool is_posterior_known_ = false;
  int shots_ = 0;
  int sunk_ = 0;                   // ships that answers said so of
  std::vector<int> sunk_lengths_;  // of those whose length was told
};

/// A line from standard input without white space around it.
/// @param prompt  shown before it, on stderr: who reads stdout alone, a program perhaps, sees the game and no prompts
/// @throws CommonError  of exit code 1 where the input ends: the game is not finished.
[[nodiscard]] std::string ask_line(const std::string& prompt);

}  // namespace flotilla::jobs

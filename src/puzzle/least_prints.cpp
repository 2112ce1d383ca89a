// SPDX-License-Identifier: MIT
#include "puzzle/least_prints.hpp"

#include <algorithm>

#include "puzzle/ladder.hpp"
#include "puzzle/rival_model.hpp"
#include "puzzle/rival_search.hpp"
#include "puzzle/switches.hpp"

namespace flotilla::puzzle {
namespace {

/// Erases while the answer is unique. A print that another answer, found before, denies while it agrees with the rest
/// stays without a search; answers where two ships have traded places are known from the start. Prints whose question takes
/// long are asked about when all others are settled, by one learner: the hard questions of a board have most in common.
class Eraser {
 public:
  Eraser(Puzzle& board, const Puzzle& told, const Layout& answer, std::span<const Print> prints,
         Reading reading)
      : board_(board),
        told_(told),
        answer_(answer),
        prints_(prints),
        reading_(reading),
        goes_(prints.size()) {
    std::vector<Print> staying = all_prints(board.board(), false);
    std::erase_if(staying, [&](const Print& print) {
      return board.clues.clue(print.cell) == Clue::unknown ||
             std::ranges::find(prints, print) != prints.end();
    });
    for (const Layout& rival : switched(answer, told.touch))
      if (denied_by(rival, staying).empty()) rivals_.push_back(denied_by(rival, prints_));
  }

  void erase_all() {
    std::vector<std::size_t> put_off;
    for (std::size_t print = 0; print < prints_.size(); ++print)
      if (!is_known_to_stay(print) && !try_without(print)) put_off.push_back(print);
    if (!put_off.empty()) try_together(put_off);
  }

 private:
  using Denied = std::vector<std::size_t>;  // places in a list of prints

  /// False if that takes long.
  [[nodiscard]] bool try_without(std::size_t print) {
    Puzzle without = board_;
    erase(without, prints_[print]);
    // Numbers are not put off: those of a board are few, and a learner's counts do not come and go.
    const std::uint64_t conflicts = prints_[print].line ? 0 : k_conflicts;
    const RivalResult found =
        rival_without(without, prints_[print], told_, answer_, reading_, conflicts);
    if (!found.rival && !found.is_decided) return false;
    note(print, found.rival);
    return true;
  }

  void try_together(const std::vector<std::size_t>& put_off) {
    Puzzle without = board_;
    std::vector<Print> prints;
    for (const std::size_t print : put_off) {
      erase(without, prints_[print]);
      prints.push_back(prints_[print]);
    }
    RivalModel model(without, told_, answer_, prints, reading_);
    for (std::size_t i = 0; i < put_off.size(); ++i) {
      const std::size_t print = put_off[i];
      if (!is_known_to_stay(print)) note(print, model.rival_without(i));
      if (goes_[print])
        model.erase(i);
      else
        model.keep(i);
    }
  }

  void note(std::size_t print, const std::optional<Layout>& rival) {
    if (rival) {
      rivals_.push_back(denied_by(*rival, prints_));
    } else {
      erase(board_, prints_[print]);
      goes_[print] = true;
    }
  }

  [[nodiscard]] bool is_known_to_stay(std::size_t print) const {
    return std::ranges::any_of(rivals_, [&](const Denied& denied) {
      return std::ranges::all_of(denied,
                                 [&](std::size_t other) { return other == print || goes_[other]; });
    });
  }

  /// Which of `prints` it denies.
  [[nodiscard]] Denied denied_by(const Layout& rival, std::span<const Print> prints) const {
    const Puzzle its = told_whole({told_.board(), *told_.fleet, told_.touch}, rival, reading_);
    Denied denied;
    for (std::size_t print = 0; print < prints.size(); ++print)
      if (!same_print(told_, its, prints[print])) denied.push_back(print);
    return denied;
  }

  // Few questions of a board of 30x30 take more, and most of the time. 100 to 1000 tried.
  static constexpr std::uint64_t k_conflicts = 300;

  Puzzle& board_;
  const Puzzle& told_;
  const Layout& answer_;
  std::span<const Print> prints_;
  Reading reading_;
  std::vector<bool> goes_;      // by print
  std::vector<Denied> rivals_;  // other answers of boards that print too little
};

bool is_finished(const Puzzle& board, Reading reading, Rung up_to) {
  const Task task(board, reading);
  Position position(task);
  climb(position, up_to);
  return !position.is_dead() && position.open_cells() == 0;
}

}  // namespace

void erase_while_unique(Puzzle& board, const Puzzle& told, const Layout& answer,
                        std::span<const Print> prints, Reading reading) {
  Eraser(board, told, answer, prints, reading).erase_all();
}

std::vector<Print> erase_while_finished(Puzzle& board, std::span<const Print> prints,
                                        Reading reading, Rung up_to) {
  std::vector<Print> stay;
  for (const Print& print : prints) {
    Puzzle without = board;
    erase(without, print);
    if (is_finished(without, reading, up_to))
      board = std::move(without);
    else
      stay.push_back(print);
  }
  return stay;
}

}  // namespace flotilla::puzzle

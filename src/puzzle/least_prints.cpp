// SPDX-License-Identifier: MIT
#include "puzzle/least_prints.hpp"

#include <algorithm>
#include <utility>

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
         Reading reading, Effort& effort)
      : board_(board),
        told_(told),
        answer_(answer),
        prints_(prints),
        reading_(reading),
        effort_(effort),
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
    const std::size_t group = board_.board().cells() > k_most_cells_alone ? k_group : 1;
    std::vector<std::size_t> slow, slowest;
    const auto try_slow = [&] {
      const std::vector<std::size_t> open = try_together(std::exchange(slow, {}), k_conflicts);
      slowest.insert(slowest.end(), open.begin(), open.end());
    };
    for (std::size_t print = 0; print < prints_.size() && !effort_.is_spent(); ++print) {
      if (!is_known_to_stay(print) && !try_without(print)) slow.push_back(print);
      if (slow.size() == group) try_slow();
    }
    try_slow();
    (void)try_together(slowest, 0);
  }

 private:
  using Denied = std::vector<std::size_t>;  // places in a list of prints

  /// False if that takes long.
  [[nodiscard]] bool try_without(std::size_t print) {
    Puzzle without = board_;
    erase(without, prints_[print]);
    // Numbers are not put off: those of a board are few, and a learner's counts do not come and go.
    const RivalResult found = rival_without(without, prints_[print], told_, answer_, reading_,
                                            prints_[print].line ? &effort_ : nullptr);
    if (!found.rival && !found.is_decided) return false;
    note(print, found.rival);
    return true;
  }

  /// @param conflicts  of each question; 0: no limit.  @return  those it does not decide.
  [[nodiscard]] std::vector<std::size_t> try_together(const std::vector<std::size_t>& put_off,
                                                      std::uint64_t conflicts) {
    std::vector<std::size_t> open;
    if (put_off.empty() || effort_.is_spent()) return open;
    Puzzle without = board_;
    std::vector<Print> prints;
    for (const std::size_t print : put_off) {
      erase(without, prints_[print]);
      prints.push_back(prints_[print]);
    }
    RivalModel model(without, told_, answer_, prints, reading_);
    for (std::size_t i = 0; i < put_off.size(); ++i) {
      const std::size_t print = put_off[i];
      if (!is_known_to_stay(print)) {
        const RivalResult found = model.rival_without(i, conflicts, effort_);
        if (effort_.is_spent()) return open;
        if (found.is_decided)
          note(print, found.rival);
        else
          open.push_back(print);
      }
      if (goes_[print])
        model.erase(i);
      else
        model.keep(i);
    }
    return open;
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
  // On a large board building a learner takes as long as asking it, and prints share what it learns: 16 boards of 30x30
  // took 11.1 CPU s with 1, 9.9 with 4; with 5, 10 and 20 without the search before it 12.7, 13.9 and 13.5.
  static constexpr std::size_t k_group = 4;
  static constexpr int k_most_cells_alone = 144;

  Puzzle& board_;
  const Puzzle& told_;
  const Layout& answer_;
  std::span<const Print> prints_;
  Reading reading_;
  Effort& effort_;
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
                        std::span<const Print> prints, Reading reading, Effort& effort) {
  Eraser(board, told, answer, prints, reading, effort).erase_all();
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

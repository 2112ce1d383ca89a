// SPDX-License-Identifier: MIT
#include "jobs/hunt/game_view.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>

#include "fleet/cell_name.hpp"
#include "fleet/parse.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/print.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/plural.hpp"

namespace flotilla::jobs {

GameView::GameView(const hunt::GameRules& rules)
    : rules_(rules), table_(rules.problem), knowledge_(table_, rules.answers), engine_(table_) {}

void GameView::hear(const Shot& shot) {
  const hunt::Reply reply = hunt::reply_of(shot, rules_.problem.board);
  if (knowledge_.is_known(reply.cell))
    throw InputError(cell_name(shot.cell) + " was fired at before");
  hunt::Knowledge then = knowledge_;
  then.hear(reply);
  hunt::Posterior next = engine_.posterior(then);
  if (next.layouts == 0)
    throw InputError(fmt::format("{}: no layout of {} gives this answer after the others",
                                 to_string(shot), to_string(rules_.problem)));
  knowledge_ = std::move(then);
  posterior_ = std::move(next);
  is_posterior_known_ = true;
  ++shots_;
  if (reply.answer != Answer::sunk) return;
  ++sunk_;
  if (reply.length > 0) sunk_lengths_.push_back(reply.length);
}

int GameView::afloat(int length) const {
  return rules_.problem.fleet.of_length(length) -
         narrow<int>(std::ranges::count(sunk_lengths_, length));
}

std::string GameView::answers_text() const {
  int longest = Fleet::k_max_length;
  while (longest > 1 && afloat(longest) <= 0) --longest;
  switch (rules_.answers) {
    case Answers::hits:
      return "miss or hit";
    case Answers::sunk:
      return "miss, hit or sunk";
    case Answers::sunk_length:
      return fmt::format("miss, hit or sunk {}", longest);
    case Answers::named:
      return fmt::format("miss, hit {0} or sunk {0}", longest);
  }
  return "";
}

std::string GameView::afloat_text() const {
  if (rules_.answers == Answers::hits) return "";
  if (rules_.answers == Answers::sunk)
    return fmt::format("afloat: {}\n", plural(rules_.problem.fleet.ships() - sunk_, "ship"));
  std::string fleet;
  for (int length = Fleet::k_max_length; length > 0; --length)
    if (afloat(length) > 0)
      fleet += fmt::format("{}{}:{}", fleet.empty() ? "" : ",", length, afloat(length));
  return fleet.empty() ? "" : fmt::format("afloat: {}\n", fleet);
}

const hunt::Posterior& GameView::posterior() {
  if (!is_posterior_known_) posterior_ = engine_.posterior(knowledge_);
  is_posterior_known_ = true;
  if (posterior_.layouts == 0)
    throw InputError(to_string(rules_.problem) + ": 0 layouts, nothing to hunt");
  return posterior_;
}

int GameView::best_cell(int width) {
  return hunt::best_shot(knowledge_, posterior(),
                         width == 0 ? hunt::Choice::likeliest : hunt::Choice::ahead,
                         std::max(width, 1), engine_);
}

report::HeatMap GameView::map() {
  const hunt::Posterior& found = posterior();
  report::HeatMap map;
  map.board = rules_.problem.board;
  for (int number = 0; number < map.board.cells(); ++number) {
    map.probability.push_back(ratio(found.of_cell[at(number)], found.layouts));
    map.marks.push_back(!is_known(number)                ? report::Mark::none
                        : found.of_cell[at(number)] == 0 ? report::Mark::water
                                                         : report::Mark::ship);
  }
  map.title = fmt::format("Board {}, fleet {}, touch {}, answers {}", to_string(map.board),
                          to_string(rules_.problem.fleet), to_string(rules_.problem.touch),
                          to_string(rules_.answers));
  map.subtitle = fmt::format("after {} {} {} left: percent of them with a ship in each cell",
                             plural(shots_, "shot"), plural(found.layouts, "layout"),
                             found.layouts == 1 ? "is" : "are");
  return map;
}

std::string GameView::marks_text() const {
  const Board& board = rules_.problem.board;
  std::string text = "   ";
  for (int col = 0; col < board.cols; ++col) text += fmt::format("{:>3}", column_name(col));
  for (int row = 0; row < board.rows; ++row) {
    text += fmt::format("\n{:>3}", row + 1);
    for (int col = 0; col < board.cols; ++col) {
      const int number = row * board.cols + col;
      const bool is_hit = std::ranges::find(knowledge_.hits(), number) != knowledge_.hits().end();
      text += fmt::format("{:>3}", !is_known(number) ? "." : is_hit ? "*" : "~");
    }
  }
  return text + "\n";
}

bool GameView::is_over() const {
  return static_cast<int>(knowledge_.hits().size()) == rules_.problem.fleet.cells();
}

Cell GameView::cell(int number) const {
  return {number / rules_.problem.board.cols, number % rules_.problem.board.cols};
}

std::string ask_line(const std::string& prompt) {
  check_stdout();
  print_err("{}", prompt);
  std::string line;
  if (!std::getline(std::cin, line))
    throw CommonError({k_failed, "the input ended before the game did; quit ends one"});
  return std::string(trimmed(line));
}

}  // namespace flotilla::jobs

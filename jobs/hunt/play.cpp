// SPDX-License-Identifier: MIT
#include "jobs/hunt/play.hpp"

#include <fmt/format.h>

#include "fleet/cell_name.hpp"
#include "fleet/formats/layout_text.hpp"
#include "hunt/referee.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/hunt/game_view.hpp"
#include "jobs/options/hunt_options.hpp"
#include "jobs/options/hunt_settings.hpp"
#include "jobs/print.hpp"
#include "jobs/terminal.hpp"
#include "number/plural.hpp"
#include "report/text_map.hpp"
#include "space/draw_numbers.hpp"
#include "space/placements.hpp"

namespace flotilla::jobs {

namespace {

Layout hidden_layout(const AdviseSettings& settings) {
  space::Placements placements(settings.rules.problem, std::nullopt,
                               space::QuestionOptions{settings});
  if (placements.total() == 0)
    throw InputError(to_string(settings.rules.problem) + ": 0 placements, nothing to hunt");
  return placements.at(space::draw_numbers(settings.seed, 0, 1, placements.total())).front();
}

/// The person fires.
void hunt_hidden_ships(const AdviseSettings& settings) {
  const Layout layout = hidden_layout(settings);
  hunt::Referee referee(settings.rules);
  referee.hide(layout);
  GameView view(settings.rules);
  const Board& board = settings.rules.problem.board;
  print_out("{}: {} hidden\n", to_string(settings.rules), plural(referee.ships_afloat(), "ship"));
  while (!referee.is_over()) {
    print_out("{}{}", view.marks_text(), view.afloat_text());
    const std::string line = ask_line("fire at (a cell such as B3; map; quit): ");
    if (line == "quit") {
      print_out("{}", layout_grid(layout, board));
      return;
    }
    if (line == "map") {
      print_out("{}", report::text_map(view.map(), stdout_has_colour()));
      continue;
    }
    try {
      const Cell cell = parse_cell(line, board, "cell");
      const int number = cell.row * board.cols + cell.col;
      if (!referee.may_fire(number)) throw InputError(cell_name(cell) + " was fired at before");
      const Shot shot = hunt::shot_of(referee.fire(number), board);
      view.hear(shot);
      print_out("{}\n", to_string(shot));
    } catch (const InputError& error) {
      print_err("{}\n", error.what());
    }
  }
  print_out("all ships are sunk after {}\n", plural(referee.shots(), "shot"));
}

/// The person hides and answers.
void answer_hunter(const AdviseSettings& settings) {
  const auto hunter = settings.hunter->make();
  hunter->begin(0);
  GameView view(settings.rules);
  print_out("{}: hide your ships on paper; the hunter {} fires, and you type what each shot does\n",
            to_string(settings.rules), settings.hunter->name);
  while (!view.is_over()) {
    const std::string name = cell_name(view.cell(hunter->next_cell()));
    while (true) {
      print_out("shot {}: {}\n", view.shots() + 1, name);
      const std::string answer = ask_line(view.answers_text() + " (or quit): ");
      if (answer == "quit") return;
      try {
        const Shot shot = parse_shot(name + " " + answer, settings.rules.problem.board, "answer");
        view.hear(shot);
        hunter->hear(hunt::reply_of(shot, settings.rules.problem.board));
        if (shot.answer == Answer::sunk) print_out("{}", view.afloat_text());
        break;
      } catch (const InputError& error) {
        print_err("{}\n", error.what());
      }
    }
  }
  print_out("all ships are sunk after {}\n", plural(view.shots(), "shot"));
}

}  // namespace

ExitCode play(const std::vector<std::string>& args, shard::Communicator& ranks) {
  const auto asked = read_settings(play_command(), args, ranks, play_settings);
  if (!asked) return k_done;
  on_first_rank(ranks, [&] {
    if (!asked->settings.hunter)
      hunt_hidden_ships(asked->settings);
    else
      answer_hunter(asked->settings);
    check_stdout();
  });
  return k_done;
}

}  // namespace flotilla::jobs

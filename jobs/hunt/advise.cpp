// SPDX-License-Identifier: MIT
#include "jobs/hunt/advise.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "fleet/cell_name.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/general_options.hpp"
#include "jobs/hunt/game_view.hpp"
#include "jobs/options/evidence_settings.hpp"
#include "jobs/options/hunt_options.hpp"
#include "jobs/options/hunt_settings.hpp"
#include "jobs/print.hpp"
#include "jobs/terminal.hpp"
#include "number/narrow.hpp"
#include "number/plural.hpp"
#include "number/rational.hpp"
#include "report/heat_plot.hpp"
#include "report/text_map.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

void hear_all(const std::optional<KnownBoard>& known, GameView& view) {
  if (!known) return;
  if (known->evidence.has_clues() || known->evidence.has_row_numbers())
    throw InputError(
        "advise takes shots and their answers alone; flotilla marginals takes printed cells and "
        "numbers, too");
  for (const Shot& shot : known->evidence.shots()) {
    try {
      view.hear(shot);
    } catch (const InputError& error) {
      throw InputError(shot.where + (shot.where.empty() ? "" : ": ") + error.what());
    }
  }
}

std::string json_text(const AdviseSettings& settings, GameView& view) {
  const hunt::Posterior& found = view.posterior();
  const int best = view.best_cell(settings.width);
  nlohmann::ordered_json json = {
      {"shots", view.shots()},
      {"layouts", to_decimal(found.layouts)},
      {"best", cell_name(view.cell(best))},
      {"layouts_hit", to_decimal(found.of_cell[at(best)])},
      {"probability", to_double(ratio(found.of_cell[at(best)], found.layouts))}};
  const int cols = settings.rules.problem.board.cols;
  for (int cell = 0; at(cell) < found.of_cell.size(); ++cell) {
    if (cell % cols == 0) json["cells"].push_back(nlohmann::ordered_json::array());
    json["cells"].back().push_back(to_decimal(found.of_cell[at(cell)]));
  }
  return json.dump() + "\n";
}

std::string advice_text(const AdviseSettings& settings, GameView& view) {
  if (view.is_over()) return "all ships are sunk\n";
  if (settings.json) return json_text(settings, view);
  const int best = view.best_cell(settings.width);
  const std::string name = cell_name(view.cell(best));
  if (settings.quiet) return name + "\n";
  const hunt::Posterior& found = view.posterior();
  const report::HeatMap map = view.map();
  return fmt::format("{}\n{}\n{}fire at {}: a hit in {} % of {}\n", map.title, map.subtitle,
                     report::text_map(map, stdout_has_colour()), name,
                     percent_text(ratio(found.of_cell[at(best)], found.layouts), 2),
                     plural(found.layouts, "layout"));
}

void play_along(const AdviseSettings& settings, GameView& view) {
  while (!view.is_over()) {
    print_out("{}", advice_text(settings, view));
    const std::string name = cell_name(view.cell(view.best_cell(settings.width)));
    const std::string answer = ask_line(
        fmt::format("{}? ({}; B2 hit for another cell; quit) ", name, view.answers_text()));
    if (answer == "quit") return;
    try {
      // An answer alone is about the cell advised.
      const bool names_cell = answer.find_first_of("0123456789") != std::string::npos &&
                              !answer.starts_with("sunk") && !answer.starts_with("hit");
      view.hear(parse_shot(names_cell ? answer : fmt::format("{} {}", name, answer),
                           settings.rules.problem.board, "answer"));
    } catch (const InputError& error) {
      print_err("{}\n", error.what());
    }
  }
  print_out("all ships are sunk after {}\n", plural(view.shots(), "shot"));
}

}  // namespace

ExitCode advise(const std::vector<std::string>& args, shard::Communicator& ranks) {
  const auto asked = read_settings(advise_command(), args, ranks, advise_settings);
  if (!asked) return k_done;
  const AdviseSettings& settings = asked->settings;
  const auto known = known_board(asked->values, settings.rules.problem);
  on_first_rank(ranks, [&] {
    if (!settings.plot.empty()) store::check_writable(settings.plot);
    GameView view(settings.rules);
    hear_all(known, view);
    if (settings.is_interactive)
      play_along(settings, view);
    else
      print_out("{}", advice_text(settings, view));
    check_stdout();
    if (!settings.plot.empty())
      report::write_plot(settings.plot, view.map(), report::plot_format(settings.plot, "--plot"));
  });
  return k_done;
}

}  // namespace flotilla::jobs

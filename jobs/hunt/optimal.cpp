// SPDX-License-Identifier: MIT
#include "jobs/hunt/optimal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "fleet/cell_name.hpp"
#include "hunt/optimal/hider_game.hpp"
#include "jobs/begin_work.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/options/hunt_options.hpp"
#include "jobs/options/hunt_settings.hpp"
#include "jobs/print.hpp"
#include "number/narrow.hpp"
#include "number/plural.hpp"
#include "number/rational.hpp"
#include "space/stopwatch.hpp"
#include "store/table_file.hpp"
#include "store/table_types.hpp"

namespace flotilla::jobs {

namespace {

using PlanNode = hunt::BestPlay::Node;

std::string answer_text(const hunt::Reply& reply) {
  constexpr std::array k_words = {"miss", "hit", "sunk"};
  const std::string word = k_words.at(static_cast<std::size_t>(reply.answer));
  return reply.length > 0 ? fmt::format("{} {}", word, reply.length) : word;
}

/// A line a shot, indented below the answer it follows.
void add_tree(const PlanNode* node, int cols, const std::string& indent, std::string& text) {
  if (node == nullptr) return;
  const std::string cell = cell_name({node->cell / cols, node->cell % cols});
  for (const PlanNode::Branch& branch : node->branches) {
    text += fmt::format(
        "{}{} {}{}\n", indent, cell, answer_text(branch.answer),
        branch.then
            ? fmt::format(": {}", cell_name({branch.then->cell / cols, branch.then->cell % cols}))
            : "");
    add_tree(branch.then.get(), cols, indent + "  ", text);
  }
}

std::string tree_text(const PlanNode* node, int cols, const std::string& indent) {
  std::string text =
      fmt::format("{}fire at {}\n", indent, cell_name({node->cell / cols, node->cell % cols}));
  add_tree(node, cols, indent + "  ", text);
  return text;
}

std::string last_line(const Rational& mean) {
  return fmt::format("mean shots {} = {:.6f}\n", mean.str(), to_double(mean));
}

/// That --memory-limit has room for.
std::size_t most_positions(const OptimalSettings& settings, const hunt::SmallGame& game) {
  if (settings.memory_limit == 0) return hunt::BestPlay::k_most_positions;
  const std::uint64_t room = settings.memory_limit / hunt::BestPlay::bytes_a_position(game);
  return std::min<std::uint64_t>(room, hunt::BestPlay::k_most_positions);
}

/// @param mean  out: shots, exactly
std::string uniform_text(const OptimalSettings& settings, const hunt::SmallGame& game,
                         Rational& mean) {
  hunt::BestPlay play(game, std::vector<std::int64_t>(game.size(), 1));
  const BigInt total = play.total(most_positions(settings, game));
  mean = ratio(total, BigInt(game.size()));
  if (settings.json)
    return nlohmann::ordered_json({{"game", to_string(settings.rules)},
                                   {"layouts", std::to_string(game.size())},
                                   {"total", to_decimal(total)},
                                   {"mean", mean.str()},
                                   {"positions", std::to_string(play.positions())}})
               .dump() +
           "\n";
  if (settings.quiet) return last_line(mean);
  return fmt::format(
      "{}: {}, equally likely\n{}{} for all layouts, {} looked into\n{}", to_string(settings.rules),
      plural(game.size(), "layout"),
      tree_text(play.strategy(settings.depth).get(), settings.rules.problem.board.cols, ""),
      plural(total, "shot"), plural(play.positions(), "position"), last_line(mean));
}

nlohmann::ordered_json game_json(const OptimalSettings& settings, const hunt::HiderGame& solved) {
  nlohmann::ordered_json json = {{"game", to_string(settings.rules)},
                                 {"value", solved.value.str()}};
  for (const auto& hidden : solved.hider)
    json["hider"].push_back({{"layout", to_string(hidden.layout)},
                             {"alike", hidden.layouts},
                             {"probability", hidden.probability.str()}});
  for (const auto& plan : solved.hunter) {
    nlohmann::ordered_json means;
    for (const Rational& mean : plan.mean_shots) means.push_back(mean.str());
    json["hunter"].push_back({{"probability", plan.probability.str()}, {"mean_shots", means}});
  }
  return json;
}

std::string game_text(const OptimalSettings& settings, const hunt::SmallGame& game,
                      Progress& progress, Rational& mean) {
  const hunt::HiderGame solved = hunt::solve_hider_game(
      game, settings.depth,
      [&](const Rational& least, const Rational& most) {
        progress.show(
            fmt::format("between {:.4f} and {:.4f} shots", to_double(least), to_double(most)));
      },
      most_positions(settings, game));
  progress.end_line();
  mean = solved.value;
  if (settings.json) return game_json(settings, solved).dump() + "\n";
  if (settings.quiet) return last_line(solved.value);
  std::string text = fmt::format("{}: {}, of which the hider mixes\n", to_string(settings.rules),
                                 plural(game.size(), "layout"));
  for (const auto& hidden : solved.hider)
    text += fmt::format("  {:<12} {} and those alike by a turn or reflection, {} together\n",
                        hidden.probability.str(), to_string(hidden.layout), hidden.layouts);
  text += "The hunter turns the board at random and takes one of these plans\n";
  for (const auto& plan : solved.hunter) {
    text += fmt::format("  {:<12} mean shots:", plan.probability.str());
    for (std::size_t i = 0; i < plan.mean_shots.size(); ++i)
      text += fmt::format("{} {} on {} and those alike", i == 0 ? "" : ",",
                          plan.mean_shots[i].str(), to_string(solved.hider[i].layout));
    text +=
        fmt::format("\n{}", tree_text(plan.shots.get(), settings.rules.problem.board.cols, "    "));
  }
  return text + last_line(solved.value);
}

void write_mean(const OptimalSettings& settings, std::uint64_t layouts, const Rational& mean,
                const store::Provenance& provenance) {
  using Texts = std::vector<std::string>;
  const Problem& problem = settings.rules.problem;
  store::write_table_file(settings.output, store::schema::k_optimal_filetype,
                          {{"board", "", Texts{to_string(problem.board)}},
                           {"fleet", "", Texts{to_string(problem.fleet)}},
                           {"touch", "", Texts{to_string(problem.touch)}},
                           {"answers", "", Texts{to_string(settings.rules.answers)}},
                           {"hider", "", Texts{settings.hider_chooses ? "chooses" : "uniform"}},
                           {"layouts", "", std::vector<std::uint64_t>{layouts}},
                           {"mean_shots", "shots", std::vector<double>{to_double(mean)}},
                           {"mean_shots_exact", "shots", Texts{mean.str()}}},
                          provenance);
}

}  // namespace

ExitCode optimal(const std::vector<std::string>& args, const std::string& command_line,
                 shard::Communicator& ranks) {
  const auto asked = read_settings(optimal_command(), args, ranks, optimal_settings);
  if (!asked) return k_done;
  const OptimalSettings& settings = asked->settings;
  store::Provenance provenance =
      begin_work(command_line, settings.threads, {settings.output}, ranks);
  on_first_rank(ranks, [&] {
    const space::Stopwatch stopwatch;
    const hunt::SmallGame game(settings.rules);
    Progress progress(progress_mode(true, settings.status, settings.quiet), "");
    Rational mean;
    print_out("{}", settings.hider_chooses ? game_text(settings, game, progress, mean)
                                           : uniform_text(settings, game, mean));
    // After that the file: a full disk does not cost the answer.
    if (!settings.output.empty()) {
      provenance.seconds_total = stopwatch.seconds();
      provenance.peak_memory_bytes = store::peak_memory_of_process();
      write_mean(settings, game.size(), mean, provenance);
    }
    check_stdout();
    if (settings.time) print_err("{} in all\n", duration_text(stopwatch.seconds()));
  });
  return k_done;
}

}  // namespace flotilla::jobs

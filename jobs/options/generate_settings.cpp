// SPDX-License-Identifier: MIT
#include "jobs/options/generate_settings.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <limits>

#include "jobs/puzzle/board_question.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::jobs {

namespace {

std::optional<SamplerKind> sampler_asked(const OptionValues& values) {
  const std::string name = values.text("sampler");
  if (name == "exact") return SamplerKind::exact;
  if (name == "sequential") return SamplerKind::sequential;
  if (name == "auto") return std::nullopt;
  throw InputError(values.where("sampler") + " = \"" + name +
                   "\", allowed exact, sequential, auto");
}

/// Boards that must be as hard as a rung are made for the rules up to there, else few would need no more.
void set_rules(GenerateSettings& settings, const OptionValues& values) {
  puzzle::GenerateOptions& options = settings.options;
  if (values.has("up-to")) options.up_to = rung_asked(values, puzzle::Rung::fleet);
  if (values.has("grade")) {
    settings.grade = puzzle::parse_grade(values.text("grade"), values.where("grade"));
    const std::optional<puzzle::Rung> rung = settings.grade->rung;
    if (!options.up_to) options.up_to = rung;
    if (options.up_to && (!rung || *rung > *options.up_to))
      throw InputError(values.where("grade") + " = \"" + to_string(*settings.grade) +
                       "\", allowed up to --up-to=" + to_string(*options.up_to));
  }
  // Larger boards take long in one pass: 12x12 about a tenth of a second, 20x20 one, 30x30 minutes.
  constexpr int k_most_cells_in_one_pass = 144;
  options.rules_first = settings.board.cells() > k_most_cells_in_one_pass;
  if (!values.has("passes")) return;
  const std::uint64_t passes = values.whole("passes");
  if (options.up_to)
    throw InputError(values.where("passes") + " = " + std::to_string(passes) +
                     ": boards that rules up to " + to_string(*options.up_to) +
                     " finish are made in one pass of those rules; leave it out");
  options.rules_first = passes == 2;
}

/// What is learned from for a board at most; boards of few cells are rarely hard, and then all of them come.
///
/// Of 100 boards of 30x30, fleet 4:9,3:18,2:27,1:36, in 2 passes, and made a CPU second: 43 and 1.17 with 6000, 68 and
/// 1.33 with 12000, 82 and 1.31 with 20000, 87 and 1.19 with 30000, 95 and 1.06 with 60000.
void set_effort(GenerateSettings& settings, const OptionValues& values) {
  constexpr int k_most_cells_without = 400;
  constexpr std::uint64_t k_effort = 20000;
  puzzle::GenerateOptions& options = settings.options;
  if (!values.has("effort")) {
    const bool is_bounded = !options.up_to && settings.board.cells() > k_most_cells_without;
    options.effort = is_bounded ? k_effort : 0;
    return;
  }
  options.effort = values.whole("effort");
  if (options.up_to)
    throw InputError(
        fmt::format("{} = {}: boards that rules up to {} finish are made without "
                    "search; leave it out",
                    values.where("effort"), options.effort, to_string(*options.up_to)));
}

/// What the name of the file says it is: nothing is written that is not what it seems.
void set_output(GenerateSettings& settings, const OptionValues& values) {
  settings.format = puzzle::parse_format(values.text("to"), values.where("to"));
  if (settings.output.empty()) return;
  const std::string end = settings.output.extension().string();
  const std::string name = values.where("output") + " = " + settings.output.string();
  const bool is_json = settings.format == puzzle::Format::json;
  settings.is_bank = end == ".h5";
  if (end == ".pdf" || end == ".svg" || end == ".png")
    throw InputError(name + ": sheets are drawn by flotilla show BOARDS -o FILE" + end +
                     "; allowed here .h5, .json, .jsonl, .txt, .pl, .dzn");
  if (settings.is_bank && !is_json)
    throw InputError(name + ": a bank has one format of its own, leave out --to=" +
                     std::string(to_string(settings.format)));
  if ((end == ".json" || end == ".jsonl") && !is_json)
    throw InputError(name + ": --to=" + std::string(to_string(settings.format)) +
                     " is no JSON; use a name that ends in .txt");
  for (const char* known : {"", ".h5", ".json", ".jsonl", ".txt", ".pl", ".dzn"})
    if (end == known) return;
  throw InputError(name + ", allowed a name that ends in .h5, .json, .jsonl, .txt, .pl or .dzn");
}

}  // namespace

GenerateSettings generate_settings(const OptionValues& values) {
  GenerateSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  const Board board = board_of(values);
  settings.board = puzzle::make_puzzle_board(board.rows, board.cols, values.where("board"));
  if (settings.touch == Touch::any)
    throw InputError(values.where("touch") +
                     " = \"any\", allowed none, corner: boards are made where ships keep apart");
  if (settings.fleet.has_unlimited())
    throw InputError(values.where("fleet") + " = \"" + to_string(settings.fleet) +
                     "\": a board is made for a fleet with a limit on every length, not inf");
  settings.count = values.whole("count");
  settings.seed = values.whole("seed");
  settings.first = values.whole("first");
  constexpr std::uint64_t k_most_index = std::numeric_limits<std::int64_t>::max();
  if (settings.count > k_most_index - settings.first + 1)
    throw InputError(fmt::format("{} = {} with {} boards: the last one's number is beyond 2^63-1",
                                 values.where("first"), settings.first, settings.count));
  settings.options.reading = reading_asked(values);
  settings.options.removes_numbers = values.flag("remove-numbers");
  settings.sampler = sampler_asked(values);
  settings.attempts = narrow<std::uint32_t>(values.whole("attempts"));
  set_rules(settings, values);
  set_effort(settings, values);
  set_output(settings, values);
  return settings;
}

}  // namespace flotilla::jobs

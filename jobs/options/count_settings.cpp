// SPDX-License-Identifier: MIT
#include "jobs/options/count_settings.hpp"

#include <fmt/format.h>

#include <array>
#include <set>

#include "fleet/bound.hpp"
#include "fleet/parse.hpp"
#include "jobs/options/quantities.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

using frontier::InstructionSet;

/// What `parse` throws, with the config file in front if the value came from one.
template <typename Parse>
auto from(const OptionValues& values, std::string_view name, Parse parse) {
  try {
    return parse(values.text(name));
  } catch (const InputError& error) {
    throw InputError(values.file_prefix(name) + error.what());
  }
}

std::vector<Board> boards_of(const OptionValues& values) {
  int ways = 0;
  for (const char* name : {"board", "series", "boards"}) ways += values.has(name);
  if (ways == 0)
    throw InputError(
        "no board is given; write --board=10x10, --series=6..11 or --boards=10x8,10x9");
  if (ways > 1)
    throw InputError(values.file_prefix("board") +
                     "board, series and boards exclude each other; give one of them");
  if (values.has("series")) return parse_squares(values.text("series"), values.where("series"));
  if (values.has("boards"))
    return from(values, "boards",
                [&](const std::string& text) { return parse_boards(text, "boards"); });
  return {from(values, "board", [](const std::string& text) { return parse_board(text); })};
}

InstructionSet parse_instruction_set(const std::string& text, const std::string& what) {
  constexpr std::array k_sets = {InstructionSet::portable, InstructionSet::avx2,
                                 InstructionSet::avx512};
  for (const InstructionSet set : k_sets) {
    if (text != to_string(set)) continue;
    if (set > frontier::best_instruction_set())
      throw InputError(fmt::format("{} = {}, which this processor lacks; it has {}", what, text,
                                   to_string(frontier::best_instruction_set())));
    return set;
  }
  throw InputError(
      fmt::format("{} = {}, allowed auto, avx512, avx2, portable", what, in_quotes(text)));
}

std::filesystem::path output_path(const OptionValues& values) {
  const std::filesystem::path path = values.text("output");
  std::error_code ignored;
  const auto status = std::filesystem::status(path, ignored);
  if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
    throw InputError(fmt::format("{} = {} is there already and is not a file",
                                 values.where("output"), in_quotes(path.string())));
  return path;
}

void check_combinations(const CountSettings& settings, const OptionValues& values) {
  if (settings.resume && settings.checkpoint.empty())
    throw InputError(values.file_prefix("resume") +
                     "resume needs a checkpoint to go on from; add --checkpoint=DIR");
}

}  // namespace

void add_machine_values(OptionValues& values, const MachineShare& share) {
  if (!values.has("threads")) values.set("threads", std::to_string(share.threads), "--threads");
  if (!values.has("memory-limit") && share.memory_bytes != 0)
    values.set("memory-limit", std::to_string(share.memory_bytes), "--memory-limit");
  if (values.text("instruction-set") == "auto")
    values.set("instruction-set", to_string(frontier::best_instruction_set()), "--instruction-set");
}

CountSettings count_settings(const OptionValues& values) {
  CountSettings settings;
  settings.boards = boards_of(values);
  settings.is_series = !values.has("board");
  settings.fleet = from(values, "fleet", [](const std::string& text) { return parse_fleet(text); });
  settings.touch = from(values, "touch", [](const std::string& text) { return parse_touch(text); });

  settings.threads = parse_int(values.text("threads"), 1, k_max_threads, values.where("threads"));
  if (values.has("memory-limit"))
    settings.memory_limit = parse_memory(values.text("memory-limit"), values.where("memory-limit"));
  settings.ring = values.text("ring");
  if (settings.ring != "auto" && settings.ring != "Z/p")
    static_cast<void>(from(values, "ring", [](const std::string& text) {
      try {
        return Ring::named(text);
      } catch (const InputError& error) {
        throw InputError(std::string(error.what()) + ", or auto, or Z/p itself");
      }
    }));
  settings.instruction_set =
      parse_instruction_set(values.text("instruction-set"), values.where("instruction-set"));
  settings.double_check = values.flag("double-check");
  settings.dry_run = values.flag("dry-run");

  settings.polynomial = values.flag("polynomial");
  settings.quiet = values.flag("quiet");
  settings.json = values.flag("json");
  settings.status = values.flag("status");
  settings.time = values.flag("time");

  settings.output = output_path(values);
  settings.checkpoint = values.text("checkpoint");
  settings.checkpoint_every_s =
      parse_duration_s(values.text("checkpoint-every"), values.where("checkpoint-every"));
  settings.resume = values.flag("resume");
  settings.config_toml = values.to_toml();
  check_combinations(settings, values);
  return settings;
}

std::vector<Ring> rings_of(const CountSettings& settings, const Problem& problem) {
  if (settings.ring == "auto") return {};
  const BigInt bound = placement_upper_bound(problem);
  std::vector<Ring> rings;
  BigInt product = 1;
  if (settings.ring == "Z/p") {
    for (int i = 0; product <= bound; ++i) {
      rings.push_back(Ring::prime_field(i));
      product *= rings.back().modulus();
    }
    return rings;
  }
  rings = {Ring::named(settings.ring)};
  if (rings.front().modulus() <= bound)
    throw LimitError(fmt::format(
        "ring = {} holds numbers below 2^{}, but the count on board {} may have {} bits; use "
        "--ring=auto",
        settings.ring, bit_length(rings.front().modulus() - 1), to_string(problem.board),
        bit_length(bound)));
  return rings;
}

}  // namespace flotilla::jobs

// SPDX-License-Identifier: MIT
#include "jobs/options/sweep_settings.hpp"

#include <fmt/format.h>

#include <array>

#include "fleet/parse.hpp"
#include "jobs/options/quantities.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::jobs {

namespace {

using frontier::InstructionSet;

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

}  // namespace

void add_machine_values(OptionValues& values, const MachineShare& share) {
  if (!values.has("threads")) values.set("threads", std::to_string(share.threads), "--threads");
  if (!values.has("memory-limit") && share.memory_bytes != 0)
    values.set("memory-limit", std::to_string(share.memory_bytes), "--memory-limit");
  if (values.text("instruction-set") == "auto")
    values.set("instruction-set", to_string(frontier::best_instruction_set()), "--instruction-set");
}

SweepSettings sweep_settings(const OptionValues& values) {
  SweepSettings settings;
  if (find_option(values.command().options, "fleet") != nullptr)
    settings.fleet =
        parsed(values, "fleet", [](const std::string& text) { return parse_fleet(text); });
  settings.touch =
      parsed(values, "touch", [](const std::string& text) { return parse_touch(text); });

  settings.threads = narrow<int>(values.whole("threads"));
  if (values.has("memory-limit"))
    settings.memory_limit = parse_memory(values.text("memory-limit"), values.where("memory-limit"));
  if (find_option(values.command().options, "instruction-set") != nullptr)
    settings.instruction_set =
        parse_instruction_set(values.text("instruction-set"), values.where("instruction-set"));
  settings.dry_run =
      find_option(values.command().options, "dry-run") != nullptr && values.flag("dry-run");
  set_shown_and_kept(settings, values);
  return settings;
}

void set_shown_and_kept(SweepSettings& settings, const OptionValues& values) {
  settings.quiet = values.flag("quiet");
  settings.json = values.flag("json");
  settings.status = values.flag("status");
  settings.time = values.flag("time");
  settings.output = path_to_write(values, "output");
  settings.config_toml = values.to_toml();
}

Board board_of(const OptionValues& values) {
  if (!values.has("board"))
    throw InputError(
        std::string("no board is given") +
        (values.has("evidence") ? ", and the evidence has no grid to take it from" : "") +
        "; write --board=10x10");
  return parsed(values, "board", [](const std::string& text) { return parse_board(text); });
}

std::filesystem::path path_to_write(const OptionValues& values, std::string_view name) {
  const std::filesystem::path path = values.text(name);
  std::error_code ignored;
  const auto status = std::filesystem::status(path, ignored);
  if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
    throw InputError(fmt::format("{} = {} is there already and is not a file", values.where(name),
                                 in_quotes(path.string())));
  return path;
}

}  // namespace flotilla::jobs

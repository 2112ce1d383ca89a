// SPDX-License-Identifier: MIT
#include "jobs/options/study_settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <sstream>

#include "fleet/parse.hpp"
#include "jobs/options/from_settings.hpp"
#include "jobs/options/slice_settings.hpp"
#include "jobs/puzzle/board_question.hpp"
#include "number/errors.hpp"
#include "puzzle/puzzle.hpp"

namespace flotilla::jobs {
namespace {

constexpr std::uint64_t k_most_draws = 1'000'000'000;  // of a space: their records are kept
constexpr std::uint64_t k_smoke_draws = 12;

/// "a,b,c" in its parts.
std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> items;
  std::istringstream text(list);
  for (std::string item; std::getline(text, item, ',');) items.emplace_back(trimmed(item));
  return items;
}

/// Items "BOARD FLEET DRAWS": a fleet has commas, too, but no x, which every board has.
std::vector<std::string> split_spaces(const std::string& list) {
  std::vector<std::string> items;
  for (const std::string& piece : split(list))
    if (piece.find('x') != std::string::npos || items.empty())
      items.push_back(piece);
    else
      items.back() += "," + piece;
  return items;
}

/// How many draws a size makes of the published ones.
class Size {
 public:
  Size(const std::string& text, const std::string& what) {
    if (text == "smoke") {
      is_smoke_ = true;
    } else if (text == "full") {
      times_ = 100;
    } else if (text != "published") {
      try {
        times_ = parse_whole(text, {1}, what);
      } catch (const InputError&) {
        throw InputError(fmt::format(
            "{} = {}, allowed smoke, published, full or a whole number of times the draws", what,
            in_quotes(text)));
      }
    }
  }
  [[nodiscard]] std::uint64_t of(std::uint64_t draws) const {
    if (is_smoke_) return std::min(draws, k_smoke_draws);
    return draws > k_most_draws / times_ ? k_most_draws + 1 : draws * times_;
  }

 private:
  bool is_smoke_ = false;
  std::uint64_t times_ = 1;
};

StudySpace parse_space(const std::string& item, Touch touch, const Size& size,
                       const std::string& what) {
  const std::string where = fmt::format("{}: {}", what, in_quotes(item));
  std::istringstream words(item);
  std::string board, fleet, draws, more;
  words >> board >> fleet >> draws;
  if (draws.empty() || words >> more)
    throw InputError(where + ", allowed BOARD FLEET DRAWS, such as 6x6 small 300");
  StudySpace space;
  try {
    space.problem = {parse_board(board), parse_fleet(fleet), touch};
  } catch (const InputError& error) {
    throw InputError(where + ": " + error.what());
  }
  const Board& sides = space.problem.board;
  static_cast<void>(puzzle::make_puzzle_board(sides.rows, sides.cols, where));
  if (space.problem.fleet.has_unlimited())
    throw InputError(where + ": a study wants a limit on every length, not inf");
  if (draws == "all") {
    space.is_whole = true;
    return space;
  }
  space.draws = size.of(parse_whole(draws, {1}, where + ": draws"));
  if (space.draws > k_most_draws)
    throw InputError(fmt::format("{}: draws, times the size, allowed 1..{}", where, k_most_draws));
  return space;
}

Touch touch_of_boards(const OptionValues& values) {
  const Touch touch =
      parsed(values, "touch", [](const std::string& text) { return parse_touch(text); });
  if (touch == Touch::any)
    throw InputError(values.where("touch") +
                     " = \"any\", allowed none, corner: boards are made where ships keep apart");
  return touch;
}

std::vector<StudySpace> spaces_asked(const OptionValues& values) {
  const Touch touch = touch_of_boards(values);
  std::vector<StudySpace> spaces;
  if (values.has("bank")) {
    for (const std::string& file : values.items("bank")) {
      spaces.emplace_back();
      spaces.back().file = file;
    }
    return spaces;
  }
  if (!values.has("spaces"))
    throw InputError(
        "nothing is given to draw from; write --spaces=\"6x6 small 300\", or --config=FILE.toml");
  const Size size(values.text("size"), values.where("size"));
  for (const std::string& item : split_spaces(values.text("spaces")))
    spaces.push_back(parse_space(item, touch, size, values.where("spaces")));
  return spaces;
}

/// @throws InputError  for an option that is about other studies; a value that says nothing new is let pass.
void refuse_unused(const study::Study& study, const OptionValues& values) {
  constexpr std::array<std::string_view, 4> k_of_some = {"cap", "branch-limit", "up-to", "bank"};
  std::vector<std::string> used = study.options_used();
  if (study.needs_boards()) used.emplace_back("bank");
  for (const std::string_view name : k_of_some) {
    if (std::ranges::find(used, name) != used.end()) continue;
    if (values.text(name) == find_option(values.command().options, name)->initial) continue;
    throw InputError(fmt::format("{} = {}: the study {} does not use it", values.where(name),
                                 in_quotes(values.text(name)), study.name()));
  }
}

/// What boards of files have no use for. A config file may have it: its draws are then not made.
void refuse_beside_bank(const OptionValues& values) {
  for (const char* name : {"spaces", "size", "touch", "seed"})
    if (values.is_given(name) && values.file_prefix(name).empty())
      throw InputError(fmt::format("{} = {}: the boards of --bank are studied as they are",
                                   values.where(name), in_quotes(values.text(name))));
}

std::optional<puzzle::Rung> rung_of_bank(const OptionValues& values) {
  const std::string text = values.text("up-to");
  if (text == "search") return std::nullopt;
  return rung_asked(values, puzzle::Rung::fleet);
}

/// The file of published values: beside the config file that names it.
std::filesystem::path published_asked(const OptionValues& values) {
  if (!values.has("published")) return {};
  const std::filesystem::path path = values.text("published");
  const bool is_beside = path.is_relative() && !values.file_prefix("published").empty();
  return is_beside ? std::filesystem::path(values.text("config")).parent_path() / path : path;
}

void check_together(const StudySettings& settings, const OptionValues& values) {
  if (settings.only && (!settings.checkpoint.empty() || !settings.output.empty()))
    throw InputError(values.file_prefix("only") +
                     "only shows one draw; it goes with neither --output nor --checkpoint");
}

}  // namespace

StudySettings study_settings(const std::string& name, const OptionValues& values) {
  StudySettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  settings.study = name;
  settings.published = published_asked(values);
  settings.from = files_to_put_together(values);
  if (!settings.from.empty()) return settings;
  static_cast<CheckpointSettings&>(settings) = checkpoint_settings(values);
  settings.options.seed = values.whole("seed");
  settings.options.cap = values.whole("cap");
  settings.options.branch_limit = values.whole("branch-limit");
  settings.options.up_to = rung_of_bank(values);
  refuse_unused(*study::make_study(name, settings.options), values);
  if (values.has("bank")) refuse_beside_bank(values);
  settings.spaces = spaces_asked(values);
  settings.slice = slice_of(values).value_or(store::Slice{});
  if (values.has("only")) settings.only = values.whole("only");
  check_together(settings, values);
  return settings;
}

}  // namespace flotilla::jobs

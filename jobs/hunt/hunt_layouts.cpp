// SPDX-License-Identifier: MIT
#include "jobs/hunt/hunt_layouts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <utility>

#include "fleet/formats/layout_reader.hpp"
#include "fleet/formats/text_file.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "report/named_columns.hpp"
#include "space/conflict.hpp"
#include "space/draw_numbers.hpp"
#include "store/checksum.hpp"
#include "store/schema.hpp"
#include "store/table_file.hpp"

namespace flotilla::jobs {

namespace {

std::vector<Layout> listed_layouts(const HuntSettings& settings) {
  const std::string file = text_name(settings.layouts.string());
  std::istringstream text(settings.layouts == "-" ? settings.layouts_text : read_text_file(file));
  LayoutReader reader(text, settings.rules.problem.board, file);
  std::vector<Layout> layouts;
  while (auto found = reader.next()) {
    try {
      check_layout(settings.rules.problem, found->layout);
    } catch (const InputError& error) {
      throw InputError(found->where + ": " + error.what());
    }
    layouts.push_back(std::move(found->layout));
  }
  if (layouts.empty()) throw InputError(file + ": holds no layout");
  return layouts;
}

/// What flotilla finite-boards found slowest on this board, each layout once.
std::vector<Layout> slowest_layouts(const HuntSettings& settings) {
  const std::string file = settings.layouts.string();
  const Board& board = settings.rules.problem.board;
  const store::TableFile table =
      store::read_table_file(file, store::schema::k_finite_boards_filetype);
  const report::NamedColumns columns(table, file);
  const auto& sides = columns.of<std::uint64_t>("side");
  const auto& texts = columns.of<std::string>("slowest_layout");
  std::vector<Layout> layouts;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    if (board != Board{narrow<int>(sides[i]), narrow<int>(sides[i])} || texts[i].empty()) continue;
    Layout layout = parse_layout(texts[i], board, file);
    check_layout(settings.rules.problem, layout);
    if (std::ranges::find(layouts, layout) == layouts.end()) layouts.push_back(std::move(layout));
  }
  if (layouts.empty())
    throw InputError(fmt::format("{}: holds no slowest layout of {}", file, to_string(board)));
  return layouts;
}

}  // namespace

HuntLayouts::HuntLayouts(const HuntSettings& settings)
    : seed_(settings.options.seed), games_(settings.games), pattern_(settings.pattern) {
  if (pattern_) {
    arena_.emplace(settings.rules.problem.board.rows, false);
    return;
  }
  if (!settings.layouts.empty()) {
    listed_ = settings.layouts.extension() == ".h5" ? slowest_layouts(settings)
                                                    : listed_layouts(settings);
    if (games_ == 0) games_ = listed_.size();
    return;
  }
  placements_ = std::make_unique<space::Placements>(settings.rules.problem, std::nullopt,
                                                    space::QuestionOptions{settings});
  if (placements_->total() == 0)
    throw InputError(to_string(settings.rules.problem) + ": 0 placements, nothing to hunt");
}

std::vector<Layout> HuntLayouts::at(std::uint64_t first, std::uint64_t count) {
  if (placements_)
    return placements_->at(space::draw_numbers(seed_, first, count, placements_->total()));
  std::vector<Layout> layouts;
  for (std::uint64_t game = first; game < first + count; ++game)
    layouts.push_back(pattern_ ? layout_of_pattern(game) : listed_[game % listed_.size()]);
  return layouts;
}

Layout HuntLayouts::layout_of_pattern(std::uint64_t game) const {
  RandomWords words(seed_, game);
  Layout layout = races::layout_of(races::random_trio(*arena_, *pattern_, words), *arena_);
  std::ranges::sort(layout);
  return layout;
}

std::string HuntLayouts::asked() const {
  if (placements_) return "uniform layouts";
  if (pattern_)
    return fmt::format("layouts of pattern {},{}", pattern_->second_three, pattern_->two);
  std::string all;
  for (const Layout& layout : listed_) all += to_string(layout) + "\n";
  return fmt::format("{} layouts of a file, checksum {:016x}", listed_.size(),
                     store::checksum(std::as_bytes(std::span(all))));
}

}  // namespace flotilla::jobs

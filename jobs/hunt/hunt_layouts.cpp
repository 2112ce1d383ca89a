// SPDX-License-Identifier: MIT
#include "jobs/hunt/hunt_layouts.hpp"

#include <fmt/format.h>

#include <sstream>

#include "fleet/formats/layout_reader.hpp"
#include "fleet/formats/text_file.hpp"
#include "jobs/options/engine_options.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "space/conflict.hpp"
#include "space/draw_numbers.hpp"
#include "store/checksum.hpp"

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

}  // namespace

HuntLayouts::HuntLayouts(const HuntSettings& settings)
    : seed_(settings.options.seed), games_(settings.games) {
  if (!settings.layouts.empty()) {
    listed_ = listed_layouts(settings);
    if (games_ == 0) games_ = listed_.size();
    return;
  }
  placements_ = std::make_unique<space::Placements>(settings.rules.problem, std::nullopt,
                                                    question_options(settings));
  if (placements_->total() == 0)
    throw InputError(to_string(settings.rules.problem) + ": 0 placements, nothing to hunt");
}

std::vector<Layout> HuntLayouts::at(std::uint64_t first, std::uint64_t count) {
  if (placements_)
    return placements_->at(space::draw_numbers(seed_, first, count, placements_->total()));
  std::vector<Layout> layouts;
  for (std::uint64_t game = first; game < first + count; ++game)
    layouts.push_back(listed_[game % listed_.size()]);
  return layouts;
}

std::string HuntLayouts::asked() const {
  if (placements_) return "uniform layouts";
  std::string all;
  for (const Layout& layout : listed_) all += to_string(layout) + "\n";
  return fmt::format("{} layouts of a file, checksum {:016x}", listed_.size(),
                     store::checksum(std::as_bytes(std::span(all))));
}

}  // namespace flotilla::jobs

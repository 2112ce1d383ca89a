// SPDX-License-Identifier: MIT
#include "space/path.hpp"

#include <algorithm>

#include "number/assert.hpp"

namespace flotilla::space {
namespace {

using frontier::Begun;
using frontier::HalfSpace;
using frontier::RowContents;
using frontier::Side;

// The ship as seen from the half it begins in.
Begun begun_in(const frontier::HalfFrame& frame, const Ship& ship) {
  const auto outward = [&](int column) {
    return frame.side == Side::left ? frame.left_columns - 1 - column : column - frame.left_columns;
  };
  const int one_end = outward(ship.first.col);
  if (ship.vertical) return {one_end, ship.length, true};
  return {std::min(one_end, outward(ship.last().col)), ship.length, false};
}

// A ship across the cut begins in the half that is filled first.
Side side_of(const Ship& ship, int left_columns) {
  const bool begins_left = ship.first.col < left_columns;
  const bool ends_left = ship.last().col < left_columns;
  if (begins_left == ends_left) return begins_left ? Side::left : Side::right;
  return frontier::fresh_side(ship.first.row + 1);
}

}  // namespace

Paths::Paths(const frontier::SweepPlan& plan) : plan_(plan) {
  FLOTILLA_ASSERT_LIGHT(plan.options().trace == frontier::Trace::contents);
  const frontier::Inventory& inventory = plan.inventory();
  for (const Side side : {Side::left, Side::right}) {
    index_fills(side);
    const RowContents& contents = plan.half(side).contents();
    for (RowContents::Id id = 0; id < contents.size(); ++id) {
      std::uint32_t used = 0;
      ships_[at(side)].push_back(contents.ships(id));
      for (const Begun& ship : ships_[at(side)].back()) {
        const int dimension = inventory.dimension_of(ship.length);
        if (dimension >= 0) used += static_cast<std::uint32_t>(inventory.strides()[at(dimension)]);
      }
      used_[at(side)].push_back(used);
    }
  }
}

void Paths::index_fills(Side side) {
  const frontier::Fills& fills = plan_.half(side).fills();
  HalfFills& index = fills_[at(side)];
  for (const frontier::FirstFill& fill : fills.first()) {
    index.first.emplace(key(fill.from, fill.content), &fill);
  }
  index.second.resize(at(fills.max_incoming() + 1));
  for (frontier::Reach reach = 0; reach <= fills.max_incoming(); ++reach) {
    for (const frontier::SecondFill& fill : fills.second(reach)) {
      index.second[at(reach)].emplace(key(fill.from, fill.content), &fill);
    }
  }
}

Layout Paths::layout_of(const HalfRows& half_rows) const {
  Layout layout;
  for (std::size_t i = 0; i < half_rows.size(); ++i) {
    const int row = static_cast<int>(i / 2);
    const Side fresh = frontier::fresh_side(row + 1);
    const Side side = i % 2 == 0 ? fresh : frontier::other(fresh);
    const frontier::HalfFrame frame = plan_.frame(side);
    for (const Begun& ship : ships_[at(side)][half_rows[i]]) {
      layout.push_back(frame.ship(ship, row));
    }
  }
  std::sort(layout.begin(), layout.end());
  return layout;
}

std::optional<HalfRows> Paths::half_rows_of(const Layout& layout) const {
  const int rows = plan_.problem().board.rows;
  std::vector<std::vector<Begun>> ships(2 * at(rows));
  for (const Ship& ship : layout) {
    const Side side = side_of(ship, plan_.frame(Side::left).left_columns);
    const bool is_first = side == frontier::fresh_side(ship.first.row + 1);
    ships[2 * at(ship.first.row) + (is_first ? 0 : 1)].push_back(begun_in(plan_.frame(side), ship));
  }
  HalfRows half_rows;
  for (std::size_t i = 0; i < ships.size(); ++i) {
    std::sort(ships[i].begin(), ships[i].end(),
              [](const Begun& a, const Begun& b) { return a.column < b.column; });
    const Side fresh = frontier::fresh_side(static_cast<int>(i / 2) + 1);
    const auto id =
        plan_.half(i % 2 == 0 ? fresh : frontier::other(fresh)).contents().find(ships[i]);
    if (!id) return std::nullopt;
    half_rows.push_back(*id);
  }
  return half_rows;
}

// The vector of a start beside a profile of the old half; see shape_of_cell for merged members.
std::optional<MidRow> Paths::mid_row(Side fresh, int start_id, int old_profile) const {
  const HalfSpace& half = plan_.half(fresh);
  const HalfSpace& old_half = plan_.half(frontier::other(fresh));
  const HalfSpace::Start& start = half.starts()[at(start_id)];
  const int stem = half.profiles()[at(start.profile)].stem;
  const int old_stem = old_half.profiles()[at(old_profile)].stem;
  const HalfSpace::Stem& old = old_half.stems()[at(old_stem)];
  const bool is_other = frontier::is_merged(old, start.reach) || old.other == old_profile;
  for (const frontier::CellVector& v : plan_.shape(fresh, stem, old_stem).vectors) {
    if (half.stems()[at(stem)].starts[at(v.start)] != start_id || v.is_other != is_other) continue;
    return MidRow{stem, old_stem, v.offset};
  }
  return std::nullopt;
}

std::optional<std::vector<PathStep>> Paths::steps_of(const HalfRows& half_rows) const {
  std::array<int, 2> profile{plan_.half(Side::left).blank_profile(),
                             plan_.half(Side::right).blank_profile()};
  std::vector<PathStep> steps;
  std::uint32_t ships = 0;
  for (std::size_t row = 0; 2 * row < half_rows.size(); ++row) {
    const Side fresh = frontier::fresh_side(static_cast<int>(row) + 1);
    const Side old = frontier::other(fresh);
    const HalfFills& first = fills_[at(fresh)];
    const auto begin = first.first.find(key(profile[at(fresh)], half_rows[2 * row]));
    if (begin == first.first.end()) return std::nullopt;
    const HalfSpace& half = plan_.half(fresh);
    const HalfSpace::Start& start = half.starts()[at(begin->second->to)];
    const auto& second = fills_[at(old)].second[at(start.reach)];
    const auto finish = second.find(key(profile[at(old)], half_rows[2 * row + 1]));
    if (finish == second.end()) return std::nullopt;
    const std::optional<MidRow> before = mid_row(fresh, begin->second->to, profile[at(old)]);
    if (!before) return std::nullopt;

    const HalfSpace::Stem& stem = half.stems()[at(before->fresh_stem)];
    const bool is_blocked = half.touch() == Touch::none && start.reach == 0 &&
                            finish->second->edge_occupied != 0 && start.profile == stem.free;
    profile[at(fresh)] = is_blocked ? stem.other : start.profile;
    profile[at(old)] = finish->second->to;
    PathStep& step = steps.emplace_back();
    step.before = *before;
    step.at_end = {profile[at(old)], profile[at(fresh)] == stem.other};
    step.used_before = ships += begin->second->used;
    step.used_at_end = ships += finish->second->used;
  }
  return steps;
}

}  // namespace flotilla::space

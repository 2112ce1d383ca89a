// SPDX-License-Identifier: MIT
#include "frontier/row_filter.hpp"

#include <algorithm>

namespace flotilla::frontier {

RowFilter::RowFilter(const HalfSpace& half, HalfFrame frame, const BerthRules& rules, int row) {
  const RowContents& contents = half.contents();
  for (RowContents::Id id = 0; id < contents.size(); ++id) {
    const std::vector<Begun> ships = contents.ships(id);
    allowed_.push_back(std::all_of(ships.begin(), ships.end(), [&](const Begun& begun) {
      return rules.allows(frame.ship(begun, row));
    }));
  }
  for (int c = 0; c < half.width(); ++c) {
    if (rules.is_required({row, frame.column(c)})) required_ |= std::uint64_t{1} << c;
  }
}

bool RowFilter::allows(const HalfSpace& half, const FirstFill& fill) const {
  return allowed_[fill.content] && (required_ & ~half.occupied(fill)) == 0;
}

bool RowFilter::allows(const HalfSpace& half, const SecondFill& fill, Reach reach) const {
  return allowed_[fill.content] && (required_ & ~half.occupied(fill, reach)) == 0;
}

Fills RowFilter::apply(const HalfSpace& half) const {
  const Fills& fills = half.fills();
  std::vector<FirstFill> first;
  std::copy_if(fills.first().begin(), fills.first().end(), std::back_inserter(first),
               [&](const FirstFill& fill) { return allows(half, fill); });
  std::vector<std::vector<SecondFill>> second;
  for (Reach reach = 0; reach <= fills.max_incoming(); ++reach) {
    const std::vector<SecondFill>& all = fills.second(reach);
    std::copy_if(all.begin(), all.end(), std::back_inserter(second.emplace_back()),
                 [&](const SecondFill& fill) { return allows(half, fill, reach); });
  }
  return {std::move(first), half.starts().size(), std::move(second), half.profiles().size()};
}

}  // namespace flotilla::frontier

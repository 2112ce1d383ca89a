// SPDX-License-Identifier: MIT
#include "limit/classic/patterns.hpp"

#include <algorithm>
#include <map>

#include "limit/parts.hpp"
#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit::classic {

namespace {

int half_of(int length, int residue) {
  switch (aspect_of(length, residue).halves()) {
    case Halves::A:
      return 0;
    case Halves::B:
      return 1;
    case Halves::both:
    case Halves::none:
      break;
  }
  return 2;  // D of a big ship, C of the 2
}

/// @param residues  of the 3s, the 2, the 4 and the 5
int tied_type_at(const std::array<int, 5>& residues) {
  const int pair = half_of(3, residues[0]) + half_of(3, residues[1]);
  const int small = (pair * 3 + half_of(2, residues[2])) * 3 + half_of(4, residues[3]);
  const int five = half_of(5, residues[4]);
  return small * 4 + five + (five == 2 ? aspect_of(5, residues[4]).tied - 1 : 0);
}

/// @param type_of  of residues of the 3s, the 2, the 4 and the 5
template <typename TypeOf>
std::vector<PatternGroup> groups_by(int types, const TypeOf& type_of) {
  std::vector<PatternGroup> groups;
  std::map<std::vector<int>, std::size_t> known;
  for (int pattern = 0; pattern < 1296; ++pattern) {
    const Pattern residues{0, pattern / 216, pattern / 36 % 6, pattern / 6 % 6, pattern % 6};
    std::vector<int> counts(at(types), 0);
    for (int offset = 0; offset < k_residues; ++offset)
      ++counts[at(type_of(std::array<int, 5>{offset, offset + residues[1], offset + residues[2],
                                             offset + residues[3], offset + residues[4]}))];
    const auto [place, is_new] = known.emplace(counts, groups.size());
    if (is_new) groups.push_back({pattern_name(residues), 0, counts});
    ++groups[place->second].size;
  }
  return groups;
}

}  // namespace

std::vector<PatternGroup> pattern_groups(Detail detail) {
  if (detail == Detail::halves) return pattern_groups(half_rules());
  return groups_by(k_tied_types,
                   [](const std::array<int, 5>& residues) { return tied_type_at(residues); });
}

std::vector<PatternGroup> pattern_groups(const Rules& rules) {
  return groups_by(rules.types,
                   [&](const std::array<int, 5>& residues) { return rules.type_at(residues); });
}

std::vector<double> group_values(const std::vector<PatternGroup>& groups,
                                 const std::vector<double>& by_type) {
  std::vector<double> values;
  for (const PatternGroup& group : groups) {
    FLOTILLA_ASSERT_LIGHT(group.type_counts.size() == by_type.size());
    double sum = 0;
    for (std::size_t type = 0; type < by_type.size(); ++type)
      sum += group.type_counts[type] * by_type[type];
    values.push_back(sum / k_residues);
  }
  return values;
}

std::vector<double> type_weights(const std::vector<PatternGroup>& groups,
                                 const std::vector<double>& mix) {
  std::vector<double> weights(groups.front().type_counts.size(), 0.0);
  for (std::size_t group = 0; group < groups.size(); ++group)
    for (std::size_t type = 0; type < weights.size(); ++type)
      weights[type] += mix[group] * groups[group].type_counts[type] / k_residues;
  return weights;
}

std::vector<double> random_mix(const std::vector<PatternGroup>& groups) {
  std::vector<double> mix;
  for (const PatternGroup& group : groups) mix.push_back(group.size / 1296.0);
  return mix;
}

DoubleRange doubles_of(const PatternGroup& group) {
  DoubleRange range{2, 0};
  const bool is_tied = group.type_counts.size() == k_tied_types;
  const int fives = is_tied ? 4 : 3;
  for (std::size_t type = 0; type < group.type_counts.size(); ++type) {
    if (group.type_counts[type] == 0) continue;
    const int index = narrow<int>(type);
    const int doubles = (index % fives >= 2 ? 1 : 0) + (index / fives % 3 == 2 ? 1 : 0);
    range.least = std::min(range.least, doubles);
    range.most = std::max(range.most, doubles);
  }
  return range;
}

}  // namespace flotilla::limit::classic

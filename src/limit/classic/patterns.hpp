// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>
#include <vector>

#include "limit/classic/rules.hpp"
#include "limit/patterns.hpp"

namespace flotilla::limit::classic {

/// Patterns of the classic fleet that no plan tells apart: they give each board type to equally many of the six offsets.
struct PatternGroup {
  std::string
      name;      // of its first member: "a,b,d,e", residues of the second 3, the 2, the 4 and the 5
  int size = 0;  // patterns in it; all sum to 6^4 = 1296
  std::vector<int> type_counts;  // [types]: they sum to 6
};

/// Board types as the plans of this folder see them: 81, in the order of states.hpp; 108 if the doubles of the 5 are split
/// by how many of its C cells lie beside its own B cell, which matters once C is fired with the 5 afloat.
enum class Detail { halves, tied };

inline constexpr int k_tied_types = 108;

/// 326 groups by halves, 342 by tied cells. With Detail::tied a type is (3s, 2, 4, 5) with 5 one of A, B, D with one
/// tied cell, D with two: index ((3s * 3 + 2) * 3 + 4) * 4 + 5.
[[nodiscard]] std::vector<PatternGroup> pattern_groups(Detail detail);

/// What a plan wins on each group, from that on each type.
[[nodiscard]] std::vector<double> group_values(const std::vector<PatternGroup>& groups,
                                               const std::vector<double>& by_type);

/// By the classes of the rules: 326 groups of half_rules(), those of Detail::halves.
[[nodiscard]] std::vector<PatternGroup> pattern_groups(const Rules& rules);

/// [types]: the chance of each where the hider mixes the groups so.
[[nodiscard]] std::vector<double> type_weights(const std::vector<PatternGroup>& groups,
                                               const std::vector<double>& mix);

/// [groups]: the mix of a hider who places at random.
[[nodiscard]] std::vector<double> random_mix(const std::vector<PatternGroup>& groups);

/// How many big ships are double on a board at least and at most, over the six offsets.
struct DoubleRange {
  int least = 0;
  int most = 0;
};
[[nodiscard]] DoubleRange doubles_of(const PatternGroup& group);

}  // namespace flotilla::limit::classic

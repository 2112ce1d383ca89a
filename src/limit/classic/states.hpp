// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

// What is known of a search for the classic fleet {5,4,3,3,2} while only A and B are fired, and how it goes on.
// Source of the model: the large-board-limit study.

namespace flotilla::limit::classic {

/// Of the two 3s: the halves of those found.
enum class Threes : std::uint8_t { none, A, B, AA, AB, BB };
/// Of the 2: none while it is afloat. One that only C finds is afloat to the end.
enum class Two : std::uint8_t { none, A, H };
/// Of the 4 or the 5: none while it is afloat; D touches both halves ("double").
enum class Big : std::uint8_t { none, A, B, D };

/// Which ships were found, and in which halves they lie.
struct Found {
  Threes threes = Threes::none;
  Two two = Two::none;
  Big four = Big::none;
  Big five = Big::none;

  [[nodiscard]] int index() const {
    return ((static_cast<int>(threes) * 3 + static_cast<int>(two)) * 4 + static_cast<int>(four)) *
               4 +
           static_cast<int>(five);
  }
  [[nodiscard]] int ships() const;
  [[nodiscard]] bool both_threes() const { return threes >= Threes::AA; }
  /// All but the 2.
  [[nodiscard]] bool only_two_left() const {
    return both_threes() && two == Two::none && four != Big::none && five != Big::none;
  }
  [[nodiscard]] bool all() const { return ships() == 5; }
};

inline constexpr int k_states = 288;
/// By index.
[[nodiscard]] Found found_of(int index);

/// Board types, as in the table of patterns: 3s (AA, AB, BB) x 2 (A, H, C) x 4 (A, B, D) x 5 (A, B, D).
inline constexpr int k_types = 81;
inline constexpr int k_pairs = 3;
/// Halves of all ships but the 2: AA/A/A, AA/A/B, ... BB/D/D.
inline constexpr int k_leaves = 27;
/// @param two  0 A, 1 H, 2 C  @param leaf  0..26
[[nodiscard]] constexpr int type_of(int leaf, int two) {
  return (leaf / 9 * 3 + two) * 9 + leaf % 9;
}
/// Of a state with only_two_left() or all().
[[nodiscard]] int leaf_of(const Found& found);

}  // namespace flotilla::limit::classic

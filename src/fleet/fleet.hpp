// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <initializer_list>
#include <limits>
#include <string>
#include <string_view>

namespace flotilla {

/// How many ships there are of each length. Ships of equal length are interchangeable.
///
/// Example: Fleet{{4, 1}, {3, 2}}.of_length(3) == 2.
class Fleet {
 public:
  static constexpr int k_max_length = 16;
  static constexpr int k_max_count = 1000;
  /// Any number of ships of that length. It is larger than any number a board holds, so
  /// `used < fleet.of_length(k)` needs no special case.
  static constexpr int k_unlimited = std::numeric_limits<int>::max();

  struct LengthCount {
    int length;
    int count;
  };

  /// No ships.
  Fleet() = default;

  /// @throws InputError  as set, or if a length comes twice.
  Fleet(std::initializer_list<LengthCount> counts);

  /// @throws InputError  unless length is in 1..16 and count in 0..1000 or k_unlimited.
  void set(int length, int count);

  /// Ships that are `length` cells long; 0 for lengths outside 1..16.
  [[nodiscard]] int of_length(int length) const;
  [[nodiscard]] bool is_unlimited(int length) const { return of_length(length) == k_unlimited; }

  /// True if any length is unlimited.
  [[nodiscard]] bool has_unlimited() const;

  /// The greatest length with a ship; 0 for the empty fleet.
  [[nodiscard]] int longest() const;

  /// All ships, and all their cells, of the lengths that are not unlimited.
  [[nodiscard]] int ships() const;
  [[nodiscard]] int cells() const;

  bool operator==(const Fleet&) const = default;

 private:
  std::array<int, k_max_length + 1> counts_{};  // by length; [0] stays 0
};

/// A list "4:1,3:2,2:3,1:4" of length:count (count may be "inf"), braces and white space around it
/// tolerated, or a name:
///   standard or armada {4:1,3:2,2:3,1:4}   small {3:1,2:2,1:3}   classic {5:1,4:1,3:2,2:1}
///   german {5:1,4:2,3:3,2:4}     five {5:1,4:2,3:3,2:4,1:5}   kings {1:inf}   empty {}
///
/// @throws InputError  names the item, the value and the allowed range; for an unknown name, the nearest.
[[nodiscard]] Fleet parse_fleet(std::string_view text);

/// "4:1,3:2,2:3,1:4": longest first, absent lengths left out, "empty" for no ships; parse_fleet reads it back.
[[nodiscard]] std::string to_string(const Fleet& fleet);

}  // namespace flotilla

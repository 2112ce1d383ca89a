// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "limit/parts.hpp"
#include "number/bigint.hpp"

// A plan for the fleet {3,3,2}. A state of the search is (x, y): the shares of A and of B fired, both in random order;
// the time is the share of the board fired, t = (x + y) / 6 while no C cell has been fired. A ship is found at its first
// hit and then sinks at once: finishing shots are few on a large board.
//
// Plans with slots fire C while a 3 is afloat, once A is finished. Every B diagonal is cut into long stretches, fired from one
// end; slots are fired from the other end: of each two C cells beside a cell of B first the one, on alternating sides,
// up to the share z1 of the stretch, then the other one, up to z2. y + z1 <= 1, z2 <= z1, t = (x + y + z1 + z2) / 6.

namespace flotilla::limit {

/// What is fired next: A alone, B alone, equally many cells of both, the first or the second cells of slots.
enum class Move : std::uint8_t { A, B, both, first_slots, second_slots };

/// `both` goes on until one of the halves is fired, then the other one is finished. B and first slots go on until they
/// meet, second slots until they are where the first ones are.
struct Leg {
  Move move;
  Rational to =
      1;  // 0..1: until that share of the part is fired; nothing if it is already. 1 for both
  bool operator==(const Leg&) const = default;
};

using Path = std::vector<Leg>;

/// The path from where a ship was found until the next one. If `before` is set, `path` is for those who found the first
/// of the 3s when less than that share of A was fired, `otherwise` for the rest.
struct Course {
  Path path;
  std::optional<Rational> before;
  Path otherwise;
};

/// A region of the last sweep, once only the 2 is afloat. A, B, C: what is left of the part. C2, C1, C0: the C cells
/// with that many unfired neighbours in B.
enum class Segment : std::uint8_t { A, B, C, C2, C1, C0 };

/// Segments that are fired together, in random order.
using Phase = std::vector<Segment>;
using LastSweep = std::vector<Phase>;

/// Where a ship was found, if it was. A 2 that has no cell in A or B and is found in slots is counted to B.
enum class Found : std::uint8_t { no, in_A, in_B };

struct Plan {
  std::string name;
  /// B is fired in long runs along its diagonals, so that both neighbours of a C cell are fired or none of them.
  bool has_runs = false;
  /// Some path fires slots; B is in long runs then.
  bool has_slots = false;
  /// By where the first 3 and where the 2 was found.
  std::array<std::array<Course, 3>, 3> courses;
  /// By whether A is finished, and by where the 3s were found: AA, AB, BB.
  std::array<std::array<LastSweep, 3>, 2> last;

  [[nodiscard]] const Course& course(Found three, Found two) const {
    return courses.at(static_cast<std::size_t>(three)).at(static_cast<std::size_t>(two));
  }
};

/// The value of a number or of a parameter's name; throws InputError for others.
using NumberOf = std::function<Rational(std::string_view)>;

/// "A, B to 1/2, A, B"; "A+B" is Move::both, "first" and "second" are slots.
///
/// @throws InputError  naming the leg and what is allowed; also if the path leaves 3s that lie in A or B.
[[nodiscard]] Path parse_path(std::string_view text, const NumberOf& number_of);

/// "A+C2, C0".
///
/// @throws InputError  naming the phase and what is allowed.
[[nodiscard]] LastSweep parse_last_sweep(std::string_view text);

[[nodiscard]] bool fires_slots(const Path& path);

/// Refuses a path of a plan with slots that may leave a 3 afloat.
///
/// @param what  names the path in the message
/// @throws InputError
void check_slot_path(const Path& path, const std::string& what);

/// Refuses a last sweep that may leave the 2 afloat, fires a cell twice, mixes what is not mixed, or is not of the
/// plan's order in B; of a plan with slots also one that fires B, or C regardless of what is fired there.
///
/// @param what  names the sweep in the message
/// @throws InputError
void check_last_sweep(const LastSweep& sweep, bool has_runs, const std::string& what,
                      bool has_slots = false);

[[nodiscard]] std::string to_string(const Path& path);
[[nodiscard]] std::string to_string(const LastSweep& sweep);

/// The pace that strategies are scored against: A and B in random order, then C.
[[nodiscard]] const Plan& plain_plan();

}  // namespace flotilla::limit

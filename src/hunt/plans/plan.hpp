// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "hunt/plans/order.hpp"
#include "number/random_words.hpp"

namespace flotilla::races {

/// What the hunter of {3,3,2} knows when it searches on: how far it is and what has sunk.
struct Situation {
  std::array<int, k_max_tracks> passed{};  ///< places of each track so far
  std::array<int, k_max_tracks> places{};  ///< all of it
  int row_places = 0;                      ///< of one row in the tracks that go by rows: side / 6
  int threes_sunk = 0;
  std::array<bool, 2>
      three_was_in_b{};  ///< by order of sinking: whether its cell of residue 0 or 3 has 3
  bool is_two_sunk = false;
  bool two_sank_first = false;
  bool two_was_in_a = false;  ///< once sunk, whether it has a cell of residue 0
  std::array<int, k_max_tracks> passed_at_three{};  ///< places passed when the first 3 sank
  std::array<int, 4> unshot{};                      ///< by part; filled in for the last sweep only

  [[nodiscard]] int sunk() const { return threes_sunk + (is_two_sunk ? 1 : 0); }
  [[nodiscard]] bool is_over(int track) const {
    return passed[static_cast<std::size_t>(track)] == places[static_cast<std::size_t>(track)];
  }
  /// So many places are a share of a track, 0..1.
  [[nodiscard]] int places_at(int track, double share) const {
    return static_cast<int>(std::lround(share * places[static_cast<std::size_t>(track)]));
  }
};

/// Fire `track` until `until` of its places are passed, or something sinks.
struct Leg {
  int track = 0;
  int until = 0;
};

/// Cells of a phase of the last sweep: all that are unshot when it begins, of ...
enum Rest : std::uint8_t {
  k_rest_a = 1,
  k_rest_b = 2,
  k_rest_c = 4,
  k_rest_d = 8,
  k_rest_c2 = 16,     ///< C cells beside an unshot B cell
  k_rest_c0 = 32,     ///< the other C cells
  k_rest_c_two = 64,  ///< C cells beside two unshot B cells ...
  k_rest_c_one = 128  ///< ... and beside one alone
};

/// The sets of `Rest` to fire, phase after phase, each phase in random order.
using LastSweep = std::vector<std::uint8_t>;

/// The colour a last sweep of all cells of one colour goes through, where the plan leaves it open.
enum class Colour : std::uint8_t {
  smaller,  // the one with fewer unshot cells; of equals, a coin decides
  dark      // always A and C
};

/// A way to hunt {3,3,2} (the large-board-limit study); see make_plan for those there are.
class Plan {
 public:
  virtual ~Plan() = default;
  [[nodiscard]] virtual const CellOrder& order() const = 0;
  /// Whether a coin tossed before the game reverses the numbers of the diagonals.
  [[nodiscard]] virtual bool is_mirrored_by_coin() const { return false; }
  /// Whether only the 2 being afloat starts last_sweep().
  [[nodiscard]] virtual bool has_last_sweep() const { return true; }
  /// What to fire next; never an empty leg while a ship that the tracks reach is afloat.
  [[nodiscard]] virtual Leg next(const Situation& now) const = 0;
  /// @param choices  for coins
  [[nodiscard]] virtual LastSweep last_sweep(const Situation& now, RandomWords& choices) const = 0;
};

/// A named plan, or a secret toss among several.
class Strategy {
 public:
  struct Chance {
    std::shared_ptr<const Plan> plan;
    std::uint32_t weight = 1;
  };
  Strategy(std::shared_ptr<const Plan> plan, std::string name);
  /// Plays each plan `weight` times in as many as all weights sum to, which is 1 to 2^32 - 1.
  Strategy(std::vector<Chance> chances, std::string name);

  [[nodiscard]] const std::string& name() const { return name_; }
  /// The plan of one game.
  [[nodiscard]] const Plan& choose(RandomWords& choices) const;
  /// The plans it may choose.
  [[nodiscard]] std::vector<const Plan*> plans() const;
  /// 0: its plans are for boards with edges, too; else only for boards that wrap, whose side it divides.
  [[nodiscard]] int side_divisor() const;

 private:
  std::vector<Chance> chances_;
  std::uint32_t out_of_ = 1;
  std::string name_;
};

struct PlanTraits {
  std::string_view name;
  std::string_view summary;
};

/// All that make_strategy knows, by name.
[[nodiscard]] const std::vector<PlanTraits>& all_plans();

/// @param where  names the option in messages
/// @throws InputError  if there is no such plan: names the nearest.
[[nodiscard]] const PlanTraits& plan_traits(std::string_view name, std::string_view where);

/// @param name  of all_plans() @param colour  of last sweeps that leave it open
[[nodiscard]] Strategy make_strategy(std::string_view name, Colour colour);

}  // namespace flotilla::races

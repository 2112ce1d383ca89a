// SPDX-License-Identifier: MIT
#include "limit/evaluate.hpp"

#include <algorithm>
#include <cstddef>

#include "limit/last_sweep.hpp"
#include "limit/simplex.hpp"
#include "number/assert.hpp"

namespace flotilla::limit {
namespace {

struct AfloatShip {
  int length;
  Halves halves;  // A or B; for a 2 also none
  Slot slot;
};

struct Search {
  std::vector<AfloatShip> afloat;
  Found three = Found::no;  // where the first 3 was found
  Found second_three = Found::no;
  Found two = Found::no;
};

bool hits(Move move, const AfloatShip& ship) {
  switch (move) {
    case Move::A:
      return ship.halves == Halves::A;
    case Move::B:
      return ship.halves == Halves::B;
    case Move::both:
      return ship.halves != Halves::none;
    case Move::first_slots:
      return ship.halves != Halves::A && ship.slot == Slot::first;
    case Move::second_slots:
      break;
  }
  return ship.halves != Halves::A && ship.slot == Slot::second;
}

Search after_finding(const Search& search, std::size_t ship) {
  Search next = search;
  const AfloatShip found = search.afloat[ship];
  next.afloat.erase(next.afloat.begin() + static_cast<std::ptrdiff_t>(ship));
  const Found where = found.halves == Halves::A ? Found::in_A : Found::in_B;
  if (found.length == 2)
    next.two = where;
  else
    (search.three == Found::no ? next.three : next.second_three) = where;
  return next;
}

/// Calls visit(move, begin, end) for each stretch of the path, with its points at the corners.
template <typename Visit>
void for_each_stretch(const Simplex& simplex, const Visit& visit) {
  std::vector<Point> begin;
  for (const Corner& corner : simplex.corners) begin.push_back(corner.at);
  for (std::size_t i = 0; i < simplex.corners.front().ahead.size(); ++i) {
    std::vector<Point> end;
    for (const Corner& corner : simplex.corners) end.push_back(corner.ahead[i].end);
    visit(simplex.corners.front().ahead[i].move, begin, end);
    begin = std::move(end);
  }
}

class Follower {
 public:
  Follower(const Plan& plan, Law& law) : plan_(plan), law_(law) {}

  void follow(const Simplex& simplex, const Search& search) {
    const bool is_last_sweep = search.second_three != Found::no;
    if (is_last_sweep) return sweep(simplex, search);
    for_each_path(simplex, plan_.course(search.three, search.two), [&](const Simplex& piece) {
      for_each_stretch(
          piece, [&](Move move, const std::vector<Point>& begin, const std::vector<Point>& end) {
            if (search.afloat.size() == 1)
              find_last(piece, search.afloat.front(), move, begin, end);
            else
              find_one(piece, search, move, begin, end);
          });
    });
  }

 private:
  void find_one(const Simplex& piece, const Search& search, Move move,
                const std::vector<Point>& begin, const std::vector<Point>& end) {
    for (std::size_t ship = 0; ship < search.afloat.size(); ++ship) {
      if (!hits(move, search.afloat[ship])) continue;
      const bool is_first_three = search.afloat[ship].length == 3 && search.three == Found::no;
      const Search next = after_finding(search, ship);
      for (const Simplex& found : prism(piece, begin, end, move, is_first_three))
        follow(found, next);
    }
  }

  /// The last ship is found uniformly on the stretch: 6 chances a share of the board where its half is fired alone.
  void find_last(const Simplex& piece, const AfloatShip& ship, Move move,
                 const std::vector<Point>& begin, const std::vector<Point>& end) {
    if (!hits(move, ship)) return;
    const Rational weight = piece.volume * (move == Move::both ? 3 : 6);
    std::vector<Rational> starts;
    std::vector<Rational> ends;
    for (std::size_t i = 0; i < begin.size(); ++i) {
      starts.push_back(time_of(begin[i]));
      ends.push_back(time_of(end[i]));
    }
    law_.add_difference(weight, std::move(ends));
    law_.add_difference(-weight, std::move(starts));
  }

  void sweep(const Simplex& simplex, const Search& search) {
    const bool a_is_finished =
        std::ranges::all_of(simplex.corners, [](const Corner& corner) { return corner.at.x == 1; });
    const std::size_t in_b =
        (search.three == Found::in_B ? 1U : 0U) + (search.second_three == Found::in_B ? 1U : 0U);
    add_last_sweep(simplex, plan_.last.at(a_is_finished ? 1 : 0).at(in_b),
                   {search.afloat.front().halves, search.afloat.front().slot}, law_);
  }

  const Plan& plan_;
  Law& law_;
};

Law law_of(const Plan& plan, const SlotBoard& board) {
  Law law;
  Search search;
  const BoardType& type = plan_patterns().types[board.type];
  for (std::size_t i = 0; i < type.halves.size(); ++i)
    search.afloat.push_back({plan_patterns().lengths[i], type.halves[i], board.slots[i]});
  Follower(plan, law).follow({1, {Corner{}}}, search);
  return law;
}

}  // namespace

std::vector<Law> laws_by_board(const Plan& plan) {
  std::vector<Law> laws;
  for (const SlotBoard& board : boards_for(plan.has_slots).boards)
    laws.push_back(law_of(plan, board));
  return laws;
}

std::vector<Law> laws_by_type(const Plan& plan) {
  std::vector<Law> laws = laws_by_board(plan);
  if (!plan.has_slots) return laws;
  std::vector<Law> by_type;
  for (const std::vector<Rational>& weights : boards_for(true).of_type)
    by_type.push_back(mixed_law(laws, weights));
  return by_type;
}

const PiecewisePolynomial& plain_survival() {
  static const PiecewisePolynomial survival_of_plain = [] {
    const std::vector<Law> laws = laws_by_type(plain_plan());
    PiecewisePolynomial first = survival(mixed_law(laws, plan_patterns().orbit_weights(0)));
    for (std::size_t o = 1; o < plan_patterns().orbits.size(); ++o)
      FLOTILLA_ASSERT_LIGHT(survival(mixed_law(laws, plan_patterns().orbit_weights(o))) == first);
    return first;
  }();
  return survival_of_plain;
}

Law mixed_law(const std::vector<Law>& laws, const std::vector<Rational>& weights) {
  FLOTILLA_ASSERT_LIGHT(laws.size() == weights.size());
  Law sum;
  for (std::size_t i = 0; i < laws.size(); ++i)
    if (weights[i] != 0) sum.add(laws[i], weights[i]);
  return sum;
}

}  // namespace flotilla::limit

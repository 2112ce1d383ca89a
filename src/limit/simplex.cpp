// SPDX-License-Identifier: MIT
// A simplex is cut along an edge between corners of different sign: with z on the edge where the function is 0, one
// part has z instead of one end, the other z instead of the other end, and the volumes are as the parts of the edge.
// Each cut has fewer such edges on either side, so cutting ends.
#include "limit/simplex.hpp"

#include <cstddef>
#include <utility>

#include "number/assert.hpp"

namespace flotilla::limit {
namespace {

Rational between(const Rational& a, const Rational& b, const Rational& share) {
  return a + (b - a) * share;
}

Point between(const Point& a, const Point& b, const Rational& share) {
  return {between(a.x, b.x, share), between(a.y, b.y, share), between(a.z1, b.z1, share),
          between(a.z2, b.z2, share)};
}

Corner between(const Corner& a, const Corner& b, const Rational& share) {
  FLOTILLA_ASSERT_NORMAL(a.ahead.size() == b.ahead.size());
  Corner corner{between(a.at, b.at, share), between(a.first_three, b.first_three, share), {}};
  for (std::size_t i = 0; i < a.ahead.size(); ++i)
    corner.ahead.push_back({a.ahead[i].move, between(a.ahead[i].end, b.ahead[i].end, share)});
  return corner;
}

Point last_point(const Corner& corner) {
  return corner.ahead.empty() ? corner.at : corner.ahead.back().end;
}

/// @param move  of one part; `both` is counted in A
const Rational& share_in(const Point& point, Move move) {
  switch (move) {
    case Move::B:
      return point.y;
    case Move::first_slots:
      return point.z1;
    case Move::second_slots:
      return point.z2;
    case Move::A:
    case Move::both:
      break;
  }
  return point.x;
}

Point with_share(Point point, Move move, Rational share) {
  Rational& coordinate = move == Move::B              ? point.y
                         : move == Move::first_slots  ? point.z1
                         : move == Move::second_slots ? point.z2
                                                      : point.x;
  coordinate = std::move(share);
  return point;
}

/// How far one part can be fired.
Rational most_of(const Point& point, Move move) {
  switch (move) {
    case Move::B:
      return 1 - point.z1;
    case Move::first_slots:
      return 1 - point.y;
    case Move::second_slots:
      return point.z1;
    case Move::A:
    case Move::both:
      break;
  }
  return 1;
}

void append(Simplex& simplex, Move move, const std::function<Point(const Point&)>& end_of) {
  for (Corner& corner : simplex.corners) {
    Point end = end_of(last_point(corner));
    corner.ahead.push_back({move, std::move(end)});
  }
}

using Visit = std::function<void(const Simplex&)>;

void follow(const Simplex& simplex, const Path& path, std::size_t first, const Visit& visit);

/// Up to the share `to` of one part, or as far as it can be fired, where that is still ahead.
void follow_one(const Simplex& simplex, const Path& path, std::size_t leg, const Visit& visit) {
  const Move move = path[leg].move;
  const Rational& to = path[leg].to;
  for_each_side(
      simplex,
      [&](const Corner& corner) { return Rational(share_in(last_point(corner), move) - to); },
      [&](const Simplex& piece, bool is_behind) {
        if (is_behind) return follow(piece, path, leg + 1, visit);
        for_each_side(
            piece,
            [&](const Corner& corner) { return Rational(most_of(last_point(corner), move) - to); },
            [&](const Simplex& part, bool is_reached) {
              Simplex longer = part;
              append(longer, move, [&](const Point& p) {
                return with_share(p, move, is_reached ? to : most_of(p, move));
              });
              follow(longer, path, leg + 1, visit);
            });
      });
}

/// Both halves alike until one is finished, then the other.
void follow_both(const Simplex& simplex, const Path& path, std::size_t leg, const Visit& visit) {
  for_each_side(
      simplex,
      [](const Corner& corner) { return Rational(last_point(corner).x - last_point(corner).y); },
      [&](const Simplex& piece, bool a_ends_first) {
        Simplex longer = piece;
        append(longer, Move::both, [&](const Point& p) {
          return a_ends_first ? Point{1, p.y + 1 - p.x, p.z1, p.z2}
                              : Point{p.x + 1 - p.y, 1, p.z1, p.z2};
        });
        append(longer, a_ends_first ? Move::B : Move::A, [](const Point&) { return Point{1, 1}; });
        follow(longer, path, leg + 1, visit);
      });
}

void follow(const Simplex& simplex, const Path& path, std::size_t first, const Visit& visit) {
  if (first == path.size()) return visit(simplex);
  if (path[first].move == Move::both) return follow_both(simplex, path, first, visit);
  follow_one(simplex, path, first, visit);
}

}  // namespace

Rational time_of(const Point& point) { return (point.x + point.y + point.z1 + point.z2) / 6; }

void for_each_side(const Simplex& simplex, const LinearFunction& value,
                   const std::function<void(const Simplex&, bool)>& visit) {
  std::size_t below = simplex.corners.size();
  std::size_t above = simplex.corners.size();
  Rational low;
  Rational high;
  for (std::size_t i = 0; i < simplex.corners.size(); ++i) {
    Rational here = value(simplex.corners[i]);
    if (here < 0 && below == simplex.corners.size()) low = here, below = i;
    if (here > 0 && above == simplex.corners.size()) high = here, above = i;
  }
  if (below == simplex.corners.size() || above == simplex.corners.size())
    return visit(simplex, below == simplex.corners.size());
  const Rational share = low / (low - high);
  const Corner cut = between(simplex.corners[below], simplex.corners[above], share);
  Simplex part = simplex;
  part.corners[above] = cut;
  part.volume = simplex.volume * share;
  for_each_side(part, value, visit);
  part = simplex;
  part.corners[below] = cut;
  part.volume = simplex.volume * (1 - share);
  for_each_side(part, value, visit);
}

// The prism over corners P_i with the other end Q_i above P_i falls into the simplices P_0 .. P_i Q_i .. Q_d. The volume
// of each, times its dimension's factorial, is that of the base times the height at corner i.
std::vector<Simplex> prism(const Simplex& simplex, const std::vector<Point>& begin,
                           const std::vector<Point>& end, Move move, bool is_first_three) {
  const auto corner_at = [&](std::size_t i, const Point& point) {
    return Corner{point, is_first_three ? point.x : simplex.corners[i].first_three, {}};
  };
  std::vector<Simplex> pieces;
  for (std::size_t i = 0; i < begin.size(); ++i) {
    const Rational height = share_in(end[i], move) - share_in(begin[i], move);
    if (height == 0) continue;
    Simplex piece;
    piece.volume = simplex.volume * height;
    for (std::size_t j = 0; j <= i; ++j) piece.corners.push_back(corner_at(j, begin[j]));
    for (std::size_t j = i; j < end.size(); ++j) piece.corners.push_back(corner_at(j, end[j]));
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

void for_each_path(const Simplex& simplex, const Course& course, const Visit& visit) {
  if (!course.before) return follow(simplex, course.path, 0, visit);
  for_each_side(
      simplex, [&](const Corner& corner) { return Rational(corner.first_three - *course.before); },
      [&](const Simplex& piece, bool is_late) {
        follow(piece, is_late ? course.otherwise : course.path, 0, visit);
      });
}

}  // namespace flotilla::limit

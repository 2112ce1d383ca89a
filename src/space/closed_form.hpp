// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "number/bivariate_polynomial.hpp"
#include "number/exponents.hpp"
#include "number/truncated_polynomial.hpp"
#include "space/cluster_span.hpp"
#include "space/count.hpp"

namespace flotilla::space {

/// The numbers of placements of a fleet, and of every smaller one, on every board there is.
///
/// Let Z(m,n) be the polynomial of an m x n board: one coefficient per smaller fleet. As for any gas of particles
/// that only exclude each other, log Z(m,n) is a sum over clusters of berths (cluster_span.hpp), each with a weight
/// that depends on its shape alone. Gathered by bounding box,
///   log Z(m,n) = sum over w <= m, h <= n of (m-w+1)(n-h+1) phi(w,h),
/// where phi(w,h) = phi(h,w) is 0 once w + h or w or h passes the span of a cluster. So finitely many small boards
/// give all phi (its second differences in both directions), and phi gives all boards.
///
/// From m, n = first_side() on the sum no longer knows where it ends (a term with w = m + 1 is 0 by itself), so each
/// coefficient of Z is a symmetric polynomial in m and n, of degree at most the number of ships in each.
///
/// The weight of a cluster of s ships has the sign of (-1)^(s-1) (Scott and Sokal,
/// arXiv:cond-mat/0309352): clusters never cancel, and phi must alternate. It is checked.
///
/// Source: the finite-lattice method, as in Guttmann and Enting, arXiv:hep-lat/9212032.
class ClosedForm {
 public:
  /// phi of one bounding box, times the number of ships: integers (see truncated_polynomial.hpp).
  struct Box {
    int width = 1;  // <= height; the turned box has the same
    int height = 1;
    std::vector<BigInt> ships_times_phi;  // per smaller fleet, in the order of exponents()
  };

  /// @param boxes  those with some phi that is not 0
  /// @throws InputError  if the fleet has an unlimited length.
  /// @throws Error       if a box passes the span of a cluster or its phi has the wrong sign: a count was wrong.
  ClosedForm(const Fleet& fleet, Touch touch, std::vector<Box> boxes);

  [[nodiscard]] const Fleet& fleet() const { return fleet_; }
  [[nodiscard]] Touch touch() const { return touch_; }
  [[nodiscard]] const ClusterSpan& span() const { return span_; }
  /// Lengths with ships, ascending: the variables of the polynomials.
  [[nodiscard]] const std::vector<int>& lengths() const { return lengths_; }
  /// Ships of each length: the smaller fleets, in the order of CountResult::used.
  [[nodiscard]] const Exponents& exponents() const { return exponents_; }
  [[nodiscard]] const std::vector<Box>& boxes() const { return boxes_; }

  /// Placements of every smaller fleet on a board, exact. @param rows, cols  each >= 1, of any size
  [[nodiscard]] std::vector<BigInt> placements(const BigInt& rows, const BigInt& cols) const;
  /// Placements of the whole fleet.
  [[nodiscard]] BigInt count(const BigInt& rows, const BigInt& cols) const {
    return placements(rows, cols).back();
  }

  /// Boards of at least this many rows and columns have polynomial() placements; one less does not do, as the
  /// widest clusters, none of which cancel, are then missing. At least 1.
  [[nodiscard]] int first_side() const { return span_.side > 1 ? span_.side - 1 : 1; }
  /// Placements of the whole fleet as a polynomial in rows m and columns n, in lowest terms; of degree
  /// fleet().ships() in each.
  [[nodiscard]] BivariatePolynomial polynomial() const;

 private:
  Fleet fleet_;
  Touch touch_;
  ClusterSpan span_;
  std::vector<int> lengths_;
  Exponents exponents_;
  std::vector<Box> boxes_;
};

/// The first smaller fleet that a direct count has another number for than the form ("fleet {2:1,3:0}: 12
/// against 13", the form's first), or nothing.
[[nodiscard]] std::optional<std::string> conflict(const ClosedForm& form,
                                                  const CountResult& direct);

/// The boards whose polynomials are needed, rows >= cols, those that need most memory first.
///
/// @throws InputError  if the fleet has an unlimited length.
/// @throws LimitError  if a board is wider than a sweep can be.
[[nodiscard]] std::vector<Board> boards_of_closed_form(const Fleet& fleet, Touch touch);

/// What a board holds, or nothing to stop.
using CountBoard = std::function<std::optional<CountResult>(const Problem&)>;

/// Has those boards counted, in order, and takes differences. Nothing if a count stopped it.
///
/// @throws InputError, LimitError  as boards_of_closed_form.
[[nodiscard]] std::optional<ClosedForm> closed_form(const Fleet& fleet, Touch touch,
                                                    const CountBoard& count);

/// The same with count_placements. Collective over `ranks`; every rank receives the form, which is the
/// same for any number of ranks and threads.
///
/// @throws LimitError  as count_placements, for the first board.
/// Cost: the sweep of a board of half the span a side, several times; see estimate_count.
/// Example: fleet 2:1,1:2, none: boards up to 3x4 give 2,204,972 placements on 12x12.
[[nodiscard]] ClosedForm closed_form(const Fleet& fleet, Touch touch, const CountOptions& options,
                                     shard::Communicator& ranks);

}  // namespace flotilla::space

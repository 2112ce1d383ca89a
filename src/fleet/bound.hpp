// SPDX-License-Identifier: MIT
#pragma once

#include "fleet/problem.hpp"
#include "number/bigint.hpp"

namespace flotilla {

/// A proven upper bound on the number of placements of `problem`, and of the same problem with any smaller
/// fleet (fewer ships of some limited lengths, unlimited ones kept). At least 1. Chooses the ring of a sweep.
///
/// Write N = rows*cols, m = rows, n = cols, and count ordered placements (equal ships told apart, longest
/// ships first), which are prod(count!) times the placements.
///
/// 1. Territory. For each touch rule take four sets D of offsets:
///      none    {0,1}x{0,1} and its three mirror images;  corner  {0,e} for the four unit steps e;  any  {0}.
///    If ships S and T are compatible, S+D and T+D are disjoint: a common cell s+d = t+d' gives s-t = d'-d, a
///    king step (none), a side step or less (corner), zero (any), which the rule forbids. And a ship standing
///    on a cell of S+D is incompatible with S, for the same reason. So the sets S+D, cut to the board, are
///    disjoint and lost to later ships. The largest of the four totals is at least their average, so earlier
///    ships take U >= sum over S of e(S) cells, e(S) = average over D of |(S+D) cut to the board|. e(S) depends
///    on where S stands; we take its least value over all berths. Under none that is 2(L+1) in open water,
///    less at an edge, least in a corner; as a corner cell belongs to one ship, at most four ships hold one,
///    and only the four greatest differences are taken off.
/// 2. Berths left. If u cells of a row of n are lost, the berths of length l in it are at most the n-l+1
///    window positions, and at most n-u-l+1 (the windows avoiding u cells are fewest lost when these form one
///    block at an end), so at most max(0, n-u-l+1) <= (n-u)(n-l+1)/n. Summed over rows:
///    (N-U)(n-l+1)/n. The same for columns. So a ship that had b berths on the empty board has at most
///    b(N-U)/N, and the product of these over the ships, over prod(count!), bounds the fleet.
/// 3. Smaller fleets. Taking a ship out leaves more room for the later ones, so the product above need not grow
///    with the fleet. We use it where a test proves that it does: putting a ship of length l into any smaller
///    fleet multiplies the product by at least  b(N-U1)/(N c) * prod over later ships of (N-U2)/(N-U2+e),
///    all U taken in the full fleet, c = count of l, e the greatest loss one ship adds: if this is >= 1 for all l, the
///    full fleet has the greatest product. Else, if there are few smaller fleets, all are tried; else the ways to
///    choose berths without regard to each other, prod max over j <= count of binomial(b, j), which grows.
/// 4. Unlimited lengths, and crowded boards. Cut the board into rectangular blocks. A placement is known from
///    the sets of ships whose first cell lies in each block, and each set is compatible; so the product over
///    blocks of the number of compatible sets (counted here by search, ships free to leave the block) bounds
///    all placements of any number of ships. This multiplies the bound of the limited lengths; applied to
///    all lengths of the fleet as if unlimited it is a second bound, and the smaller one is returned.
///
/// Cost: a fraction of a second at most.
/// Example: 11x11, standard armada, none: below 2^63; the product of 3. alone is 5.5e19 > 2^64.
[[nodiscard]] BigInt placement_upper_bound(const Problem& problem);

}  // namespace flotilla

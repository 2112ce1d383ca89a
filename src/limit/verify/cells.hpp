// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// Which cells are fired where a race stands at a place of the lattice.
namespace flotilla::limit::verify {

using Place = std::array<int, 4>;  // x, y, z1, z2 in steps

/// What a last sweep fires in one go: the rest of A, of B, all of C; C by whether its neighbour in B is unfired (2) or not
/// (0), and of that by residue, 2 (low) or 4 (high).
enum class Sweep : std::uint8_t { A, B, C, C2, C0, C2low, C2high, C0low, C0high };
/// @throws InputError  for another name.
[[nodiscard]] Sweep parse_sweep(const std::string& name);

/// Units are six diagonals side by side: residues 0 (A), 1, 2 (C), 3 (B), 4 (C), 5. A stretch of a unit is cut into `lines`
/// pieces; what is unfired of a diagonal is a range of them.
class Cells {
 public:
  Cells(bool ordered, int lines) : ordered_(ordered), lines_(lines) {}

  [[nodiscard]] int lines() const { return lines_; }
  /// Pieces of the stretches of an even and an odd unit in which a ship is afloat, out of 2 lines.
  [[nodiscard]] int afloat(int length, int lowest_residue, const Place& place) const;

  /// Unfired cells of a segment of the last sweep, in 1 / (12 lines) of the board.
  [[nodiscard]] int size(Sweep segment, const Place& place) const;
  /// The chance of a 2 to be afloat with its last unfired cell to be fired in the segment, over the segment's share of the
  /// board, times 2 lines.
  [[nodiscard]] int density(Sweep segment, int lowest_residue, const Place& place,
                            bool b_is_swept) const;

 private:
  struct Range {
    int begin;
    int end;
  };
  [[nodiscard]] Range unfired(int residue, bool odd, const Place& place) const;
  bool ordered_;
  int lines_;
};

/// All places, in the order of certificates.
[[nodiscard]] std::vector<Place> places_of(bool ordered, int lines);
/// How many these are.
[[nodiscard]] std::size_t count_of_places(bool ordered, int lines);

}  // namespace flotilla::limit::verify

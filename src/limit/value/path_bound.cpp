// SPDX-License-Identifier: MIT
// Why lattice paths bound all paths. Let h = 1 / lines, and a, b the rewards, bilinear in every cell.
//
// Round a path (x(s), y(s)) at random: with u and v uniform in [0, 1), independent, X = h floor(x / h + u) and
// Y = h floor(y / h + v). X and Y never fall, so they are a path on the lattice (they jump together with chance 0), from a
// corner of the cell where the path starts to (1, 1). X is either side of x, so that its mean is x: the mean of a function
// on the lattice at (X, Y) is its bilinear interpolation at (x, y).
//
// A step of X from i h to (i + 1) h is made where x crosses that column, uniformly in x. If edges along A win the mean of a
// at their two ends times h, what they win on average is the integral over the path of m(y) dx, with m(y) the mean of a over
// the width of the column at that height. The path itself wins the integral of a(x, y) dx. In the column, with x from its
// middle, a = m(y) + x d(y), d the slope, so that the path wins more by the integral of x d(y(x)) dx. By parts that is the
// integral of (h^2 - 4 x^2) / 8 times the change of d along the path: no more than h^2 / 8 times what d rises. On a rise of
// dy it changes by twist / h^2 dy, twist = a(i+1,j+1) - a(i,j+1) - a(i+1,j) + a(i,j). So edges along B that also win
// h / 8 times the greater of what is positive of the two twists beside them make up for it: they take dy / h of all edges
// that Y makes there. Likewise with A and B changed over.
//
// Where the path starts inside a column, x from the middle of the column begins there, and the integral by parts leaves
// at most h^2 / 8 times what is positive of d at the start: h / 8 times a(i+1,j) - a(i,j), interpolated. That is added to
// the values for paths that start anywhere.
//
// Hence: value(path) <= mean of value(lattice path) <= interpolation of the best lattice path's value. Every sum below is
// rounded up.
#include "limit/value/path_bound.hpp"

#include <algorithm>
#include <array>

#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

using Row = std::vector<Fixed>;

class LatticePaths {
 public:
  LatticePaths(int lines, const PathRewards& rewards)
      : lines_(lines), size_(at(lines) + 1), rewards_(rewards) {
    for (Row* row : {&a_[0], &a_[1], &a_[2], &b_[0], &b_[1], &b_[2], &value_})
      row->assign(size_, 0);
    for (Row* row : {&twist_a_, &twist_b_, &twist_b_below_}) row->assign(size_ + 1, 0);
  }

  Fixed run(FixedGrid* values) {
    fill(lines_);
    for (y_ = lines_; y_ >= 0; --y_) {
      above_ = here_;
      here_ = below_;
      below_ = 3 - above_ - here_;
      if (y_ > 0) fill(y_ - 1);
      set_twists();
      best_moves();
      if (values != nullptr) add_rises(values->row(y_));
    }
    return value_[0];
  }

 private:
  /// Rewards of a row into below_.
  void fill(int y) {
    rewards_.of_a(y, a_[below_].data());
    rewards_.of_b(y, b_[below_].data());
  }

  /// [x + 1]: what is positive of the twist of the cell right of x between two rows; 0 off the square
  void twist(const Row& lower, const Row& upper, Row& result) const {
    for (std::size_t x = 0; x + 1 < size_; ++x)
      result[x + 1] = std::max<Fixed>(0, (upper[x + 1] - upper[x]) - (lower[x + 1] - lower[x]));
  }

  void set_twists() {
    std::swap(twist_b_, twist_b_below_);
    if (y_ < lines_) twist(a_[here_], a_[above_], twist_a_);
    if (y_ > 0)
      twist(b_[below_], b_[here_], twist_b_below_);
    else
      std::fill(twist_b_below_.begin(), twist_b_below_.end(), 0);
  }

  /// h (halves / 2 + rest / 8), rounded up.
  [[nodiscard]] Fixed share(Fixed halves, Fixed rest) const {
    const Fixed over = 8 * lines_;
    const Fixed sum = 4 * halves + rest;
    return sum >= 0 ? (sum + over - 1) / over : sum / over;
  }

  /// value_: from the row above to this one.
  void best_moves() {
    const Row& a = a_[here_];
    const Row& b = b_[here_];
    const Row& b_above = b_[above_];
    for (std::size_t x = size_; x-- > 0;) {
      const bool last = x + 1 == size_;
      Fixed best = 0;
      if (y_ < lines_)
        best = value_[x] + share(b[x] + b_above[x], std::max(twist_a_[x], twist_a_[x + 1]));
      if (!last) {
        const Fixed along_a = value_[x + 1] + share(a[x] + a[x + 1], std::max(twist_b_below_[x + 1],
                                                                              twist_b_[x + 1]));
        best = y_ < lines_ ? std::max(best, along_a) : along_a;
      }
      value_[x] = best;
    }
  }

  void add_rises(Fixed* row) const {
    const auto rise = [](Fixed from, Fixed to) { return std::max<Fixed>(0, to - from); };
    const Row& a = a_[here_];
    for (std::size_t x = 0; x < size_; ++x) {
      Fixed of_a = 0;
      if (x > 0) of_a = rise(a[x - 1], a[x]);
      if (x + 1 < size_) of_a = std::max(of_a, rise(a[x], a[x + 1]));
      Fixed of_b = 0;
      if (y_ > 0) of_b = rise(b_[below_][x], b_[here_][x]);
      if (y_ < lines_) of_b = std::max(of_b, rise(b_[here_][x], b_[above_][x]));
      row[x] = value_[x] + share(0, of_a + of_b);
    }
  }

  int lines_;
  std::size_t size_;
  const PathRewards& rewards_;
  int y_ = 0;
  std::array<Row, 3> a_, b_;  // rewards of the rows above, here and below
  std::size_t above_ = 1, here_ = 2, below_ = 0;
  Row twist_a_, twist_b_, twist_b_below_;  // of the cells above this row, below it
  Row value_;
};

}  // namespace

Fixed fixed_up(const Rational& value) {
  const BigInt scaled = numerator(value) << k_fixed_bits;
  BigInt quotient = scaled / denominator(value);
  if (quotient * denominator(value) < scaled) ++quotient;
  FLOTILLA_ASSERT_LIGHT(abs(quotient) <= BigInt(1) << (k_fixed_bits + 2));
  return quotient.convert_to<Fixed>();
}

FixedGrid::FixedGrid(int lines) : side_(at(lines) + 1), values_(side_ * side_, 0) {}

Fixed path_bound(int lines, const PathRewards& rewards) {
  return LatticePaths(lines, rewards).run(nullptr);
}

FixedGrid path_bounds(int lines, const PathRewards& rewards) {
  FixedGrid values(lines);
  static_cast<void>(LatticePaths(lines, rewards).run(&values));
  return values;
}

}  // namespace flotilla::limit

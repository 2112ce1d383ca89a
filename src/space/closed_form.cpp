// SPDX-License-Identifier: MIT
#include "space/closed_form.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "frontier/inventory.hpp"
#include "number/assert.hpp"
#include "number/errors.hpp"
#include "space/conflict.hpp"

namespace flotilla::space {

namespace {

Fleet limited(const Fleet& fleet) {
  if (fleet.has_unlimited())
    throw InputError("fleet " + to_string(fleet) +
                     ": a closed form needs a limit on every length, not inf");
  return fleet;
}

/// How often a box fits into a row or column of `side` cells, or 0.
BigInt positions(const BigInt& side, int extent) {
  const BigInt fits = side - extent + 1;
  return fits > 0 ? fits : BigInt(0);
}

[[noreturn]] void refuse_box(const ClosedForm::Box& box, const std::string& why) {
  throw Error("closed form: the weight of " + std::to_string(box.width) + "x" +
              std::to_string(box.height) + " clusters " + why + ": a count was wrong");
}

/// Within the span, and of alternating sign.
void check(const ClosedForm::Box& box, const ClusterSpan& span, const Exponents& exponents) {
  FLOTILLA_ASSERT_LIGHT(box.ships_times_phi.size() == exponents.size());
  FLOTILLA_ASSERT_LIGHT(1 <= box.width && box.width <= box.height);
  if (box.height > span.side || box.width + box.height > span.half_perimeter)
    refuse_box(box, "is not 0, but no cluster is that large");
  for (std::size_t fleet = 0; fleet < exponents.size(); ++fleet) {
    const int sign = box.ships_times_phi[fleet].sign();
    if (sign != 0 && sign != (exponents.degree(fleet) % 2 == 1 ? 1 : -1))
      refuse_box(box, "has the wrong sign");
  }
}

bool is_zero(const std::vector<BigInt>& values) {
  return std::ranges::all_of(values, [](const BigInt& value) { return value == 0; });
}

/// D log Z of the boards counted so far, for their second differences.
class LogTable {
 public:
  LogTable(const ClusterSpan& span, const Exponents& exponents)
      : side_(static_cast<std::size_t>(span.side)),
        zero_(exponents.size(), 0),
        logs_((side_ + 1) * (side_ + 1), zero_) {}

  void set(const Board& board, std::vector<BigInt> degree_times_log) {
    logs_[at(board.short_side(), board.long_side())] = std::move(degree_times_log);
  }

  /// f(w,h) - 2 f(w-1,h) + f(w-2,h), and the same of this in h.
  [[nodiscard]] std::vector<BigInt> second_difference(int width, int height) const {
    constexpr std::array k_factors = {1, -2, 1};
    std::vector<BigInt> difference = zero_;
    for (int i = 0; i < 3; ++i)
      for (int j = 0; j < 3; ++j) {
        const std::vector<BigInt>& log = of(width - i, height - j);
        const int factor =
            k_factors[static_cast<std::size_t>(i)] * k_factors[static_cast<std::size_t>(j)];
        for (std::size_t fleet = 0; fleet < log.size(); ++fleet)
          difference[fleet] += factor * log[fleet];
      }
    return difference;
  }

 private:
  [[nodiscard]] std::size_t at(int shorter, int longer) const {
    return static_cast<std::size_t>(longer) * (side_ + 1) + static_cast<std::size_t>(shorter);
  }
  /// Boards without a row or column hold nothing: log 1 = 0.
  [[nodiscard]] const std::vector<BigInt>& of(int width, int height) const {
    if (width <= 0 || height <= 0) return zero_;
    return logs_[at(std::min(width, height), std::max(width, height))];
  }

  std::size_t side_;
  std::vector<BigInt> zero_;
  std::vector<std::vector<BigInt>> logs_;
};

}  // namespace

ClosedForm::ClosedForm(const Fleet& fleet, Touch touch, std::vector<Box> boxes)
    : fleet_(limited(fleet)),
      touch_(touch),
      span_(cluster_span(fleet_, touch)),
      lengths_(frontier::Inventory(fleet_).lengths()),
      exponents_(frontier::Inventory(fleet_).counts()),
      boxes_(std::move(boxes)) {
  for (const Box& box : boxes_) check(box, span_, exponents_);
}

std::vector<BigInt> ClosedForm::placements(const BigInt& rows, const BigInt& cols) const {
  FLOTILLA_ASSERT_LIGHT(rows >= 1 && cols >= 1);
  TruncatedPolynomial<BigInt> degree_times_log(exponents_);
  for (const Box& box : boxes_) {
    BigInt places = positions(rows, box.width) * positions(cols, box.height);
    if (box.width != box.height) places += positions(rows, box.height) * positions(cols, box.width);
    if (places == 0) continue;
    for (std::size_t fleet = 1; fleet < exponents_.size(); ++fleet)
      degree_times_log[fleet] += places * box.ships_times_phi[fleet];
  }
  return exp_of_degree_times(degree_times_log).coefficients();
}

BivariatePolynomial ClosedForm::polynomial() const {
  // (m-w+1)(n-h+1) summed over boxes is p mn + q (m+n) + r: q from each box and the turned one.
  TruncatedPolynomial<BivariatePolynomial> degree_times_log(exponents_);
  for (std::size_t fleet = 1; fleet < exponents_.size(); ++fleet) {
    BigInt p = 0, q = 0, r = 0;
    for (const Box& box : boxes_) {
      const BigInt& weight = box.ships_times_phi[fleet];
      const int boxes = box.width == box.height ? 1 : 2;
      p += boxes * weight;
      q += (box.width == box.height ? 1 - box.width : 2 - box.width - box.height) * weight;
      r += boxes * (1 - box.width) * (1 - box.height) * weight;
    }
    degree_times_log[fleet] = BivariatePolynomial(1, 1, {r, q, q, p});
  }
  const auto all = exp_of_degree_times(degree_times_log);
  return all[all.size() - 1].reduced();
}

std::optional<std::string> conflict(const ClosedForm& form, const CountResult& direct) {
  const Board& board = direct.problem.board;
  const std::vector<BigInt> found = form.placements(board.rows, board.cols);
  for (std::size_t i = 0; i < found.size(); ++i)
    if (found[i] != direct.polynomial[i])
      return conflict_text(form.lengths(), form.exponents().at(i), found[i], direct.polynomial[i]);
  return std::nullopt;
}

std::vector<Board> boards_of_closed_form(const Fleet& fleet, Touch touch) {
  const ClusterSpan span = cluster_span(limited(fleet), touch);
  const int widest = std::min(span.half_perimeter / 2, span.side);
  if (widest > Board::k_max_short_side || span.side > Board::k_max_side)
    throw LimitError("fleet " + to_string(fleet) + ", touch " + to_string(touch) +
                     ": its closed form needs the boards up to " + std::to_string(widest) + "x" +
                     std::to_string(widest) + ", wider than the " +
                     std::to_string(Board::k_max_short_side) +
                     " columns a sweep can have; use a smaller fleet");
  std::vector<Board> boards;
  for (int width = widest; width >= 1; --width) {
    const int tallest = std::min(span.side, span.half_perimeter - width);
    for (int height = tallest; height >= width; --height)
      boards.push_back(make_board(height, width));
  }
  return boards;
}

std::optional<ClosedForm> closed_form(const Fleet& fleet, Touch touch, const CountBoard& count) {
  const std::vector<Board> boards = boards_of_closed_form(fleet, touch);
  const ClosedForm empty(fleet, touch, {});
  LogTable logs(empty.span(), empty.exponents());
  for (const Board& board : boards) {
    const std::optional<CountResult> result = count({board, fleet, touch});
    if (!result) return std::nullopt;
    FLOTILLA_ASSERT_LIGHT(result->lengths == empty.lengths());
    logs.set(board,
             degree_times_log(TruncatedPolynomial<BigInt>(empty.exponents(), result->polynomial))
                 .coefficients());
  }
  std::vector<ClosedForm::Box> boxes;
  for (const Board& board : boards) {
    ClosedForm::Box box{board.cols, board.rows, logs.second_difference(board.cols, board.rows)};
    if (!is_zero(box.ships_times_phi)) boxes.push_back(std::move(box));
  }
  return ClosedForm(fleet, touch, std::move(boxes));
}

ClosedForm closed_form(const Fleet& fleet, Touch touch, const CountOptions& options,
                       shard::Communicator& ranks) {
  return *closed_form(fleet, touch, [&](const Problem& problem) {
    return std::optional(count_placements(problem, options, ranks));
  });
}

}  // namespace flotilla::space

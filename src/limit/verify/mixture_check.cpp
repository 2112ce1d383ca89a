// SPDX-License-Identifier: MIT
// All numbers are whole: chances to be afloat over `unit`, integrals of the pace over `scale` = 240 M^4, M = 12 lines. With
// b = M t: scale H(t) = 240 b M^3 - 1080 b^4 up to t = 1/3, and so on; moments of the pace by parts from its integrals.
#include "limit/verify/mixture_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "limit/verify/cells.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

using verify::Cells;
using verify::Place;
__extension__ using Whole = __int128;

constexpr std::uint8_t k_never = 255;
constexpr std::uint32_t k_off = ~std::uint32_t{0};

BigInt big(Whole value) {
  BigInt result = static_cast<std::uint64_t>(value >> 64);
  result <<= 64;
  return result + static_cast<std::uint64_t>(value);
}

Whole whole_quotient(Whole value, Whole divisor) {
  if (value % divisor != 0) throw InputError("a term of the certificate's lattice is not whole");
  return value / divisor;
}

/// The chance 1 - G that the plain hunter is not done, integrated once, twice, three times from 0.
class Pace {
 public:
  explicit Pace(int lines) : m_(12 * lines) {}
  [[nodiscard]] Whole scale() const { return 240 * m_ * m_ * m_ * m_; }
  /// scale x H(b / M)
  [[nodiscard]] Whole once(int ticks) const {
    const Whole b = ticks;
    if (3 * b <= m_) return 240 * b * m_ * m_ * m_ - 1080 * b * b * b * b;
    return 80 * m_ * m_ * m_ * m_ / 3 + 160 * b * m_ * m_ * m_ - 120 * b * b * m_ * m_;
  }
  /// scale x M x the integral of H
  [[nodiscard]] Whole twice(int ticks) const {
    const Whole b = ticks;
    const Whole c = m_ / 3;
    if (b <= c) return 120 * b * b * m_ * m_ * m_ - 216 * b * b * b * b * b;
    const auto above = [&](Whole v) {
      return m_ * m_ * v * (80 * m_ * m_ / 3 + 80 * v * m_ - 40 * v * v);
    };
    return 120 * c * c * m_ * m_ * m_ - 216 * c * c * c * c * c + above(b) - above(c);
  }
  /// scale x the mean of H over a stretch of time
  [[nodiscard]] Whole mean(int from, int to) const {
    return from == to ? once(from) : whole_quotient(twice(to) - twice(from), to - from);
  }
  /// scale x the integral over u in 0..1 of u^power (1 - G) along an edge that begins at `ticks` and takes two.
  [[nodiscard]] Whole moment(int ticks, int power) const {
    const Whole end = once(ticks + 2);
    if (power == 0) return (end - once(ticks)) * m_ / 2;
    if (power == 1) return (end - mean(ticks, ticks + 2)) * m_ / 2;
    return (end - 2 * first_moment_of_integral(ticks)) * m_ / 2;
  }

 private:
  /// scale x the integral over u in 0..1 of u H: Boole's rule, exact for the fifth degree that it has.
  [[nodiscard]] Whole first_moment_of_integral(int ticks) const {
    const bool below = 3 * (ticks + 2) <= m_;
    const auto h =
        [&](int quarters) {  // 16 x 16 x scale x H at ticks + quarters / 2, in halves of ticks
          const Whole b = 2 * ticks + quarters;
          return below ? 120 * b * m_ * m_ * m_ * 16 - 1080 * b * b * b * b
                       : 16 * (80 * m_ * m_ * m_ * m_ / 3 + 80 * b * m_ * m_ * m_ -
                               30 * b * b * m_ * m_);
        };
    return whole_quotient(32 * h(1) / 4 + 12 * h(2) / 2 + 32 * 3 * h(3) / 4 + 7 * h(4), 90 * 16);
  }
  Whole m_;
};

class Checker {
 public:
  Checker(const MixtureClaim& claim, int threads)
      : claim_(claim),
        threads_(threads),
        ordered_(claim.plan_class == "order"),
        lines_(claim.lines),
        cells_(ordered_, claim.lines),
        pace_(claim.lines),
        places_(verify::places_of(ordered_, claim.lines)),
        unit_(ordered_ ? 2 * lines_ : lines_) {
    // lowest residues that stand for the classes: halves A and B, kinds A, H, C
    threes_ = ordered_ ? std::vector<int>{0, 1, 2, 3, 4, 5} : std::vector<int>{5, 2};
    twos_ = ordered_ ? threes_ : std::vector<int>{0, 2, 1};
    link_places();
    count_afloat();
    name_states();
    read_orders();
    number_pairs();
  }

  ClaimCheck run() {
    ClaimCheck check;
    const auto patterns = pattern_sums();
    std::map<std::string, BigInt> totals;
    BigInt weights = 0;
    const BigInt scale = big(pace_.scale()) * unit_ * unit_ * unit_;
    if (from_decimal(claim_.scale) != scale) check.mistake = "the scale is another one";
    for (std::size_t i = 0; i < claim_.plans.size() && check.holds(); ++i) {
      check.mistake = check_plan(claim_.plans[i]);
      if (!check.holds()) check.mistake = fmt::format("plan {}: {}", i, check.mistake);
      weights += claim_.plans[i].weight;
      if (!check.holds()) break;
      for (const auto& [name, boards] : patterns)
        for (const std::size_t board : boards)
          totals[name] += claim_.plans[i].weight * values_[board];
    }
    if (check.holds()) compare(totals, weights * scale, patterns, check);
    return check;
  }

 private:
  struct Ships {
    int three, other, two;  // classes
  };

  void link_places() {
    const std::size_t side = at(lines_) + 2;  // one more than there are, always off the lattice
    const std::size_t depth = ordered_ ? side : 2;
    const auto index = [&](const Place& p) {
      return ((at(p[0]) * side + at(p[1])) * depth + at(p[2])) * depth + at(p[3]);
    };
    std::vector<std::uint32_t> number(side * side * depth * depth, k_off);
    for (std::size_t i = 0; i < places_.size(); ++i)
      number[index(places_[i])] = narrow<std::uint32_t>(i);
    for (const Place& place : places_) {
      auto& next = next_.emplace_back();
      for (std::size_t move = 0; move < 4; ++move) {
        Place there = place;
        ++there[move];
        next[move] = number[index(there)];
      }
    }
  }

  void count_afloat() {
    const auto over_unit = [&](int pieces) { return ordered_ ? pieces : pieces / 2; };
    for (const Place& place : places_) {
      for (const int s : threes_) three_.push_back(over_unit(cells_.afloat(3, s, place)));
      for (const int s : twos_) two_.push_back(over_unit(cells_.afloat(2, s, place)));
    }
  }

  [[nodiscard]] static int mirror(int length, int residue) { return (13 - residue - length) % 6; }

  /// Classes, or -1 for a ship that is afloat.
  [[nodiscard]] int state(int three, int two) const { return state_[at(three + 1)][at(two + 1)]; }
  [[nodiscard]] int find_state(int three, int two) const {
    const auto name = [&](int f, int k) {
      std::string text;
      if (f >= 0) text += ordered_ ? fmt::format("3@{}", f) : fmt::format("3{}", "AB"[f]);
      if (k >= 0) text += ordered_ ? fmt::format("2@{}", k) : fmt::format("2{}", "AHC"[k]);
      return text.empty() ? std::string("nothing") : text;
    };
    const auto find = [&](const std::string& text) {
      const auto found = std::find(claim_.states.begin(), claim_.states.end(), text);
      return found == claim_.states.end() ? -1 : static_cast<int>(found - claim_.states.begin());
    };
    const int direct = find(name(three, two));
    if (direct >= 0 || !ordered_) return direct;
    return find(name(three < 0 ? -1 : mirror(3, three), two < 0 ? -1 : mirror(2, two)));
  }

  void name_states() {
    const int early = ordered_ ? 6 : 2;
    for (int f = -1; f < narrow<int>(threes_.size()); ++f)
      for (int k = -1; k < early; ++k)
        if ((state_[at(f + 1)][at(k + 1)] = find_state(f, k)) < 0)
          throw InputError("the certificate lacks a state of what is found");
    if (claim_.states.size() != (ordered_ ? 26U : 9U))
      throw InputError(fmt::format("the certificate has {} states", claim_.states.size()));
  }

  void read_orders() {
    for (const std::string& text : claim_.orders) {
      auto& order = orders_.emplace_back();
      std::map<std::string, int> seen;
      for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t comma = std::min(text.find(',', begin), text.size());
        const std::string name = text.substr(begin, comma - begin);
        order.push_back(verify::parse_sweep(name));
        if (++seen[name] > 1) throw InputError("order " + text + " has a segment twice");
        begin = comma + 1;
      }
      const bool parts_of_c = seen.contains("C2") || seen.contains("C0");
      if (seen.contains("C") && parts_of_c) throw InputError("order " + text + " has C twice");
      if (ordered_ != (seen.contains("C2low") || seen.contains("C0low") ||
                       seen.contains("C2high") || seen.contains("C0high")))
        throw InputError("order " + text + " belongs to another class");
      if (ordered_ && (seen.contains("B") || seen.contains("C") || parts_of_c))
        throw InputError("order " + text + " belongs to another class");
      if (seen.contains("B") && parts_of_c &&
          text.find('B') < std::max(text.rfind("C2"), text.rfind("C0")))
        throw InputError("order " + text + " has B before cells of C beside it");
      if (claim_.plan_class == "basic" && parts_of_c)
        throw InputError("order " + text + " belongs to another class");
    }
  }

  struct Pair {
    std::size_t number;
    bool reflected;
  };
  [[nodiscard]] const Pair& pair_of(int three, int other) const {
    return pairs_[at(three) * threes_.size() + at(other)];
  }
  void number_pairs() {
    for (int f = 0; f < narrow<int>(threes_.size()); ++f)
      for (int s = 0; s < narrow<int>(threes_.size()); ++s) pairs_.push_back(find_pair(f, s));
  }
  [[nodiscard]] Pair find_pair(int three, int other) const {
    const auto find = [&](int f, int s) {
      const std::array<int, 2> pair = {std::min(f, s), std::max(f, s)};
      return static_cast<std::size_t>(std::find(claim_.pairs.begin(), claim_.pairs.end(), pair) -
                                      claim_.pairs.begin());
    };
    std::size_t pair = find(three, other);
    const bool reflected = pair == claim_.pairs.size();
    if (reflected && ordered_) pair = find(mirror(3, three), mirror(3, other));
    if (pair == claim_.pairs.size()) throw InputError("the certificate lacks a pair of 3s");
    return {pair, reflected};
  }

  // One plan.

  std::string check_plan(const MixtureClaim::Plan& plan) {
    const std::size_t pairs = claim_.pairs.size();
    if (plan.moves.size() != claim_.states.size() * places_.size() ||
        plan.orders.size() != (ordered_ ? pairs : pairs * places_.size()) ||
        plan.boards.size() != threes_.size() * threes_.size() * twos_.size())
      throw InputError("a plan's arrays have other lengths than its lattice");
    plan_ = &plan;
    used_moves_.assign(plan.moves.size(), false);
    used_orders_.assign(plan.orders.size(), false);
    values_.assign(plan.boards.size(), 0);
    mark_uses();
    if (const std::string mistake = check_uses(); !mistake.empty()) return mistake;
    list_places();
    std::vector<Ships> boards;
    for (int f = 0; f < narrow<int>(threes_.size()); ++f)
      for (int s = 0; s < narrow<int>(threes_.size()); ++s)
        for (int k = 0; k < narrow<int>(twos_.size()); ++k) boards.push_back({f, s, k});
    std::vector<Whole> found(boards.size(), 0);
#pragma omp parallel for num_threads(threads_) schedule(dynamic)
    for (std::size_t i = 0; i < boards.size(); ++i)
      if (boards[i].three <= boards[i].other) found[i] = value_of(boards[i]);
    for (std::size_t i = 0; i < boards.size(); ++i) {
      const auto [f, s, k] = boards[i];
      values_[i] =
          f <= s
              ? big(found[i])
              : values_[at((s * narrow<int>(threes_.size()) + f) * narrow<int>(twos_.size()) + k)];
      if (values_[i] != from_decimal(plan.boards[i]))
        return fmt::format("board {},{},{} is worth {}, not {}", f, s, k, to_decimal(values_[i]),
                           plan.boards[i]);
    }
    return "";
  }

  /// Numbers the places that the plan comes to in each state.
  void list_places() {
    number_.assign(used_moves_.size(), k_off);
    reached_.assign(claim_.states.size(), {});
    for (std::size_t i = 0; i < used_moves_.size(); ++i) {
      if (!used_moves_[i]) continue;
      auto& list = reached_[i / places_.size()];
      number_[i] = narrow<std::uint32_t>(list.size());
      list.push_back(narrow<std::uint32_t>(i % places_.size()));
    }
  }

  [[nodiscard]] std::uint8_t move(int state, std::size_t place) const {
    return plan_->moves[at(state) * places_.size() + place];
  }
  [[nodiscard]] Whole drop_of_three(int f, std::size_t from, std::size_t to) const {
    const std::size_t n = threes_.size();
    return three_[from * n + at(f)] - three_[to * n + at(f)];
  }
  [[nodiscard]] Whole drop_of_two(int k, std::size_t from, std::size_t to) const {
    const std::size_t n = twos_.size();
    return two_[from * n + at(k)] - two_[to * n + at(k)];
  }

  /// Every move and order that the plan comes to, from the start on. What may be found on an edge, is.
  void mark_uses() {
    use(state(-1, -1), 0);
    const int early = ordered_ ? 6 : 2;
    const int threes = narrow<int>(threes_.size());
    for (std::size_t from = 0; from < places_.size(); ++from) {
      for (int f = -1; f < threes; ++f)
        for (int k = -1; k < early; ++k) {
          const std::size_t to = end_of_edge(state(f, k), from);
          if (to == places_.size()) continue;
          use(state(f, k), to);
          mark_finds(f, k, from, to);
        }
    }
  }
  void mark_finds(int f, int k, std::size_t from, std::size_t to) {
    const int early = ordered_ ? 6 : 2;
    const int threes = narrow<int>(threes_.size());
    for (int two = k < 0 ? 0 : early; two < early; ++two)
      if (drop_of_two(two, from, to) != 0) {
        use(state(f, two), to);
        for (int s = f < 0 ? 0 : threes; s < threes; ++s)
          if (drop_of_three(s, from, to) != 0) use(state(s, two), to);
      }
    for (int s = 0; s < threes; ++s) {
      if (drop_of_three(s, from, to) == 0) continue;
      if (f < 0) use(state(s, k), to);
      if (k >= 0) continue;
      for (int first = f < 0 ? 0 : f; first < (f < 0 ? threes : f + 1); ++first)
        if (f >= 0 || drop_of_three(first, from, to) != 0) use_order(first, s, to);
    }
  }
  void use(int state, std::size_t place) { used_moves_[at(state) * places_.size() + place] = true; }
  void use_order(int f, int s, std::size_t place) {
    const std::size_t pair = pair_of(f, s).number;
    used_orders_[ordered_ ? pair : pair * places_.size() + place] = true;
  }
  /// Where a state's move leads from a place that the plan comes to; places_.size() if it goes nowhere.
  [[nodiscard]] std::size_t end_of_edge(int state, std::size_t place) const {
    if (!used_moves_[at(state) * places_.size() + place]) return places_.size();
    const std::uint8_t way = move(state, place);
    if (way > 3 || next_[place][way] == k_off) return places_.size();
    return next_[place][way];
  }

  [[nodiscard]] bool is_over(std::size_t place) const {
    const auto first = three_.begin() + static_cast<std::ptrdiff_t>(place * threes_.size());
    return std::all_of(first, first + static_cast<std::ptrdiff_t>(threes_.size()),
                       [](Whole chance) { return chance == 0; });
  }
  [[nodiscard]] std::string check_uses() const {
    for (std::size_t i = 0; i < used_moves_.size(); ++i) {
      const std::uint8_t way = plan_->moves[i];
      const std::size_t place = i % places_.size();
      if (!used_moves_[i] && way != k_never) return "a move is given where the plan never comes";
      if (!used_moves_[i]) continue;
      if (way == k_never && is_over(place)) continue;
      if (way > 3 || next_[place][way] == k_off) return "a move cannot be made";
    }
    for (std::size_t i = 0; i < used_orders_.size(); ++i)
      if (used_orders_[i] ? plan_->orders[i] >= orders_.size() : plan_->orders[i] != k_never)
        return "an order of last sweeps is not there, or given where none is made";
    return "";
  }

  // One board.

  /// Values of a state at all places that the plan comes to in it.
  struct Values {
    int state = -1;
    std::vector<Whole> row;  // as reached_ lists them
  };
  [[nodiscard]] Whole value_at(const Values& values, std::size_t place) const {
    if (values.state < 0) return 0;
    const std::uint32_t i = number_[at(values.state) * places_.size() + place];
    return i == k_off ? Whole{0} : values.row[i];
  }
  /// `found_on(from, to)`: what finds on that edge win.
  template <typename Found>
  [[nodiscard]] Values values_of(int state, const Found& found_on) const {
    const auto& list = reached_[at(state)];
    Values values{state, std::vector<Whole>(list.size(), 0)};
    for (std::size_t i = list.size(); i-- > 0;)
      if (const std::size_t to = end_of_edge(state, list[i]); to != places_.size())
        values.row[i] = value_at(values, to) + found_on(std::size_t{list[i]}, to);
    return values;
  }

  [[nodiscard]] int ticks(std::size_t place) const {
    const Place& p = places_[place];
    return 2 * (p[0] + p[1] + p[2] + p[3]);
  }

  /// The last sweep for these ships: from `to`, or from a uniform point between `from` and `to`.
  [[nodiscard]] Whole last_sweep(Ships ships, std::size_t from, std::size_t to, bool inside) const {
    const auto& [pair, reflected] = pair_of(ships.three, ships.other);
    const int two = reflected ? mirror(2, twos_[at(ships.two)]) : twos_[at(ships.two)];
    const std::uint8_t order = plan_->orders[ordered_ ? pair : pair * places_.size() + to];
    int begin = ticks(inside ? from : to);
    int begin_to = ticks(to);
    bool b_is_swept = false;
    Whole value = 0;
    for (const verify::Sweep segment : orders_[order]) {
      const int end = begin + cells_.size(segment, places_[inside ? from : to]);
      const int end_to = begin_to + cells_.size(segment, places_[to]);
      value += cells_.density(segment, two, places_[to], b_is_swept) *
               (pace_.mean(end, end_to) - pace_.mean(begin, begin_to));
      begin = end;
      begin_to = end_to;
      b_is_swept = b_is_swept || segment == verify::Sweep::B;
    }
    return whole_quotient(value * unit_, 2 * lines_);
  }

  [[nodiscard]] Whole value_of(Ships ships) const {
    const int f = ships.three;
    const int s = ships.other;
    const int k = ships.two;
    const bool early = ordered_ || k < 2;
    const auto drop_f = [&](auto from, auto to) { return drop_of_three(f, from, to); };
    const auto drop_s = [&](auto from, auto to) { return drop_of_three(s, from, to); };
    const auto drop_k = [&](auto from, auto to) {
      return early ? drop_of_two(k, from, to) : Whole{0};
    };
    const auto moment = [&](std::size_t from, int power) {
      return pace_.moment(ticks(from), power);
    };
    const auto win = [&](const Values& values, std::size_t place) {
      return value_at(values, place);
    };
    const Values with_f_k = !early ? Values{} : values_of(state(f, k), [&](auto from, auto to) {
      return drop_s(from, to) * moment(from, 0);
    });
    const Values with_s_k = !early ? Values{} : values_of(state(s, k), [&](auto from, auto to) {
      return drop_f(from, to) * moment(from, 0);
    });
    const Values with_k = !early ? Values{} : values_of(state(-1, k), [&](auto from, auto to) {
      return drop_f(from, to) * win(with_f_k, to) + drop_s(from, to) * win(with_s_k, to) +
             2 * drop_f(from, to) * drop_s(from, to) * moment(from, 1);
    });
    // The second 3 on an edge starts the last sweep at once where order matters: then the 2 was found before it.
    const auto with_three = [&](int found, const auto& drop, const Values& with_both) {
      return values_of(state(found, -1), [&, drop](auto from, auto to) {
        Whole value = drop_k(from, to) * win(with_both, to);
        if (drop(from, to) == 0) return value;
        value += drop(from, to) * last_sweep(ships, from, to, ordered_);
        return value + (ordered_ ? 1 : 2) * drop(from, to) * drop_k(from, to) * moment(from, 1);
      });
    };
    const Values with_f = with_three(f, drop_s, with_f_k);
    const Values with_s = with_three(s, drop_f, with_s_k);
    const Values start = values_of(state(-1, -1), [&](auto from, auto to) {
      Whole value = drop_f(from, to) * win(with_f, to) + drop_s(from, to) * win(with_s, to) +
                    drop_k(from, to) * win(with_k, to);
      value += drop_k(from, to) *
               (drop_f(from, to) * win(with_f_k, to) + drop_s(from, to) * win(with_s_k, to));
      const Whole both = drop_f(from, to) * drop_s(from, to);
      if (both == 0) return value;
      return value +
             both * (last_sweep(ships, from, to, false) + 3 * drop_k(from, to) * moment(from, 2));
    });
    return start.row[0];
  }

  // All plans.

  /// Boards of each pattern named in the claim, each six offsets times all that are the same but for naming and
  /// reflection, repeated to 36.
  [[nodiscard]] std::map<std::string, std::vector<std::size_t>> pattern_sums() const {
    std::map<std::string, std::vector<std::size_t>> sums;
    for (int a = 0; a < 6; ++a)
      for (int b = 0; b < 6; ++b) {
        // the same with the 3s swapped, and both reflected
        const int a2 = (6 - a) % 6;
        const std::array<std::array<int, 2>, 4> same = {
            {{a, b}, {a2, (b + 6 - a) % 6}, {a2, (7 - b) % 6}, {a, (7 - b + a) % 6}}};
        const auto least = *std::min_element(same.begin(), same.end());
        if (least != same[0]) continue;
        std::vector<std::size_t>& boards = sums[fmt::format("{},{}", a, b)];
        for (const auto& [shift, shift_of_two] : same)
          for (int offset = 0; offset < 6; ++offset)
            boards.push_back(board_of(offset, (offset + shift) % 6, (offset + shift_of_two) % 6));
      }
    return sums;
  }
  [[nodiscard]] std::size_t board_of(int s1, int s2, int k) const {
    const auto half = [&](int s) { return ordered_ ? s : (s + 2) % 6 < 3 ? 0 : 1; };
    const auto kind = [&](int s) {
      return ordered_ ? s : s == 0 || s == 5 ? 0 : s == 2 || s == 3 ? 1 : 2;
    };
    const std::size_t n = threes_.size();
    return (at(half(s1)) * n + at(half(s2))) * twos_.size() + at(kind(k));
  }

  void compare(const std::map<std::string, BigInt>& totals, const BigInt& over,
               const std::map<std::string, std::vector<std::size_t>>& patterns,
               ClaimCheck& check) const {
    if (claim_.patterns.size() != totals.size() || claim_.values.size() != totals.size()) {
      check.mistake =
          fmt::format("{} patterns are named, not {}", claim_.patterns.size(), totals.size());
      return;
    }
    std::size_t i = 0;
    for (const auto& [name, total] : totals) {
      const Rational value = ratio(total, over * patterns.at(name).size());
      if (i == 0 || value < check.guarantee) check.guarantee = value;
      if (check.holds() && (claim_.patterns[i] != name || Rational(claim_.values[i]) != value))
        check.mistake =
            fmt::format("pattern {} is worth {}, not {}", name, value.str(), claim_.values[i]);
      ++i;
    }
    if (check.holds() && Rational(claim_.guarantee) != check.guarantee)
      check.mistake =
          fmt::format("the guarantee is {}, not {}", check.guarantee.str(), claim_.guarantee);
  }

  const MixtureClaim& claim_;
  [[maybe_unused]] int threads_;
  bool ordered_;
  int lines_;
  Cells cells_;
  Pace pace_;
  std::vector<Place> places_;
  int unit_;
  std::vector<int> threes_, twos_;             // lowest residues
  std::array<std::array<int, 7>, 7> state_{};  // [class of a 3 + 1][of the 2 + 1]
  std::vector<Pair> pairs_;                    // [threes x threes]
  std::vector<std::array<std::uint32_t, 4>> next_;
  std::vector<int> three_, two_;  // [places x classes]: chances to be afloat, over unit_
  std::vector<std::vector<verify::Sweep>> orders_;
  const MixtureClaim::Plan* plan_ = nullptr;
  std::vector<bool> used_moves_, used_orders_;
  std::vector<std::uint32_t> number_;  // [states x places]: of the place among those reached
  std::vector<std::vector<std::uint32_t>> reached_;  // [states]: places
  std::vector<BigInt> values_;                       // [boards] of the plan
};

}  // namespace

ClaimCheck check_mixture(const MixtureClaim& claim, int threads) {
  const bool known =
      claim.plan_class == "basic" || claim.plan_class == "runs" || claim.plan_class == "order";
  if (!known) throw InputError("class " + claim.plan_class + ": allowed basic, runs, order");
  if (claim.lines < 1 || claim.lines > (claim.plan_class == "order" ? 128 : 4096) ||
      (claim.plan_class == "order" && claim.lines % 2 != 0))
    throw InputError(
        fmt::format("{} lines: allowed 1..4096, for order even ones to 128", claim.lines));
  if (claim.plans.empty()) throw InputError("the certificate has no plans");
  return Checker(claim, threads).run();
}

}  // namespace flotilla::limit

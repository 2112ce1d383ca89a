// SPDX-License-Identifier: MIT
#include "limit/card_rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

namespace flotilla::limit {
namespace {

using Words = std::vector<std::string>;

/// A plan's sentences on one board.
class Phrases {
 public:
  Phrases(const Plan& plan, const std::vector<std::string>& squares)
      : plan_(plan), squares_(squares) {}

  [[nodiscard]] CardSection letters() const {
    CardSection section{k_letters_title, {}};
    section.rules.push_back({"A", "here and there, in no order"});
    if (plan_.has_slots) {
      section.rules.push_back(
          {"B", "row after row from the top, until they meet the rows whose 1s are shot"});
      section.rules.push_back(
          {"1", "row after row from the bottom, until they meet the rows whose B are shot"});
      section.rules.push_back({"2", "row after row from the bottom, as far up as the 1s went"});
      section.rules.push_back({"C", "the 1s and 2s, here and there"});
      return section;
    }
    section.rules.push_back({"B", plan_.has_runs
                                      ? "one diagonal after the other, along each from its end"
                                      : "here and there, in no order"});
    section.rules.push_back({"C", "here and there, in no order"});
    return section;
  }

  [[nodiscard]] std::string path(const Path& path) const {
    Words legs;
    for (const Leg& leg : path) legs.push_back(this->leg(leg));
    return fmt::format("{}", fmt::join(legs, "; then "));
  }

  [[nodiscard]] std::string course(const Course& course) const {
    if (!course.before) return path(course.path);
    return fmt::format("if fewer than {} A were shot when the first 3 was hit: {}. Else: {}",
                       count(Move::A, *course.before), path(course.path), path(course.otherwise));
  }

  [[nodiscard]] std::string sweep(const LastSweep& sweep) const {
    Words phases;
    for (const Phase& phase : sweep) {
      Words segments;
      for (const Segment segment : phase) segments.push_back(this->segment(segment));
      phases.push_back(
          fmt::format("{}{}", fmt::join(segments, " and "), phase.size() > 1 ? ", mixed" : ""));
    }
    return fmt::format("{}", fmt::join(phases, "; then "));
  }

 private:
  [[nodiscard]] static char letter(Move move) {
    switch (move) {
      case Move::B:
        return 'B';
      case Move::first_slots:
        return '1';
      case Move::second_slots:
        return '2';
      case Move::A:
      case Move::both:
        break;
    }
    return 'A';
  }
  /// "11 of the 24".
  [[nodiscard]] std::string count(Move move, const Rational& share) const {
    std::ptrdiff_t all = 0;
    for (const std::string& row : squares_) all += std::ranges::count(row, letter(move));
    const Rational exact = share * BigInt(all) + Rational(1, 2);
    const BigInt rounded = numerator(exact) / denominator(exact);
    return fmt::format("{} of the {}", to_decimal(rounded), all);
  }
  [[nodiscard]] std::string leg(const Leg& leg) const {
    if (leg.move == Move::both) return "A and B in turns, then what is left of either";
    if (leg.to == 1) return {letter(leg.move)};
    return fmt::format("{} until {} are shot", letter(leg.move), count(leg.move, leg.to));
  }
  [[nodiscard]] std::string segment(Segment segment) const {
    const auto c_squares = [&](const char* where) {
      return fmt::format("{} {}", plan_.has_slots ? "the C" : "C", where);
    };
    switch (segment) {
      case Segment::A:
        return "A";
      case Segment::B:
        return "B";
      case Segment::C:
        return "C";
      case Segment::C2:
        return c_squares(plan_.has_runs ? "next to a B not yet shot"
                                        : "between two B not yet shot");
      case Segment::C1:
        return c_squares("next to one B not yet shot");
      case Segment::C0:
        break;
    }
    return c_squares("that are left");
  }

  const Plan& plan_;
  const std::vector<std::string>& squares_;
};

/// Something sunk, as a rule begins with it, by halves. @param half  0: in A, 1: not, 2: either
std::string sunk(int length, std::size_t half) {
  constexpr std::array<std::string_view, 3> k_halves{" in A", " not in A", ""};
  return fmt::format("{} {}{}", length == 2 ? "the" : "a", length, k_halves.at(half));
}

/// Rules for what is sunk of one kind of ship, one where they are alike.
void add_by_half(int length, const std::array<std::string, 2>& what, CardSection& section) {
  if (what[0] == what[1]) return section.rules.push_back({sunk(length, 2), what[0]});
  for (std::size_t half = 0; half < 2; ++half)
    section.rules.push_back({sunk(length, half), what.at(half)});
}

using ByBoth = std::array<std::array<std::string, 2>, 2>;  // [half of the 3][half of the 2]

/// @param is_needed  whether a rule that covers these halves must be told
template <typename Needed>
void add_both(const ByBoth& what, const Needed& is_needed, CardSection& section) {
  const bool alike_by_two = what[0][0] == what[0][1] && what[1][0] == what[1][1];
  const bool alike_by_three = what[0] == what[1];
  for (std::size_t three = 0; three < (alike_by_three ? 1 : 2); ++three)
    for (std::size_t two = 0; two < (alike_by_two ? 1 : 2); ++two) {
      bool is_told = false;
      for (std::size_t i = three; i < (alike_by_three ? 2 : three + 1); ++i)
        for (std::size_t j = two; j < (alike_by_two ? 2 : two + 1); ++j)
          is_told = is_told || is_needed(i, j);
      if (is_told)
        section.rules.push_back({fmt::format("{} and {}", sunk(3, alike_by_three ? 2 : three),
                                             sunk(2, alike_by_two ? 2 : two)),
                                 what.at(three).at(two)});
    }
}

CardSection search_rules(const Plan& plan, const Phrases& phrases) {
  CardSection section{"What to shoot, by what is sunk", {}};
  const auto words = [&](Found three, Found two) {
    return phrases.course(plan.course(three, two));
  };
  constexpr std::array<Found, 2> k_found{Found::in_A, Found::in_B};
  std::array<std::string, 2> of_three;
  std::array<std::string, 2> of_two;
  ByBoth of_both;
  for (std::size_t i = 0; i < 2; ++i) {
    of_three.at(i) = words(k_found.at(i), Found::no);
    of_two.at(i) = words(Found::no, k_found.at(i));
    for (std::size_t j = 0; j < 2; ++j) of_both.at(i).at(j) = words(k_found.at(i), k_found.at(j));
  }
  const std::string nothing = words(Found::no, Found::no);
  const auto is_same = [&](const std::string& text) { return text == nothing; };
  if (std::ranges::all_of(of_three, is_same) && std::ranges::all_of(of_two, is_same) &&
      std::ranges::all_of(of_both[0], is_same) && std::ranges::all_of(of_both[1], is_same)) {
    section.rules.push_back({"until both 3s are sunk", nothing});
    return section;
  }
  section.rules.push_back({"nothing", nothing});
  add_by_half(3, of_three, section);
  add_by_half(2, of_two, section);
  // What is as for nothing needs no line of its own, unless one that is told seems to cover it: "a 3" covers "a 3 and the 2".
  const auto first = section.rules.begin() + 1;
  section.rules.erase(std::remove_if(first, section.rules.end(),
                                     [&](const CardRule& rule) { return is_same(rule.what); }),
                      section.rules.end());
  bool is_all_told = true;
  const auto is_needed = [&](std::size_t three, std::size_t two) {
    const bool is_covered = !is_same(of_three.at(three)) || !is_same(of_two.at(two));
    return is_covered || !is_same(of_both.at(three).at(two));
  };
  add_both(of_both, is_needed, section);
  for (std::size_t i = 0; i < 2; ++i) {
    is_all_told = is_all_told && !is_same(of_three.at(i)) && !is_same(of_two.at(i));
    for (std::size_t j = 0; j < 2; ++j) is_all_told = is_all_told && is_needed(i, j);
  }
  if (!is_all_told) section.rules.front().when = "nothing, or what is not named below";
  return section;
}

CardSection last_rules(const Plan& plan, const Phrases& phrases) {
  CardSection section{"When only the 2 is left", {}};
  constexpr std::array<std::string_view, 3> k_threes{"both 3s were in A", "one 3 was in A",
                                                     "no 3 was in A"};
  std::array<Words, 3> what;
  for (std::size_t halves = 0; halves < 3; ++halves)
    for (const auto& sweeps : plan.last)
      what.at(halves).push_back(phrases.sweep(sweeps.at(halves)));
  for (std::size_t halves = 0; halves < 3; ++halves) {
    const std::size_t alike = static_cast<std::size_t>(std::ranges::count(what, what.at(halves)));
    const std::size_t first =
        static_cast<std::size_t>(std::ranges::find(what, what.at(halves)) - what.begin());
    if (first < halves) continue;
    Words names;
    for (std::size_t other = halves; other < 3; ++other)
      if (what.at(other) == what.at(halves)) names.emplace_back(k_threes.at(other));
    const std::string when = alike == 3 ? "" : fmt::format("{}", fmt::join(names, ", or "));
    if (what.at(halves)[0] == what.at(halves)[1]) {
      section.rules.push_back({when, what.at(halves)[0]});
      continue;
    }
    const std::string comma = when.empty() ? "" : ", ";
    section.rules.push_back({when + comma + "some A left", what.at(halves)[0]});
    section.rules.push_back({when + comma + "no A left", what.at(halves)[1]});
  }
  return section;
}

}  // namespace

std::vector<CardSection> rules_of(const Plan& plan, const std::vector<std::string>& squares) {
  const Phrases phrases(plan, squares);
  return {phrases.letters(), search_rules(plan, phrases), last_rules(plan, phrases)};
}

}  // namespace flotilla::limit

// SPDX-License-Identifier: MIT
#include "limit/plan.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "number/log_sum.hpp"
#include "number/rational.hpp"

namespace flotilla::limit {
namespace {

constexpr std::array<std::pair<Segment, std::string_view>, 6> k_segments{{{Segment::A, "A"},
                                                                          {Segment::B, "B"},
                                                                          {Segment::C, "C"},
                                                                          {Segment::C2, "C2"},
                                                                          {Segment::C1, "C1"},
                                                                          {Segment::C0, "C0"}}};

std::vector<std::string_view> parts_between(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

constexpr std::array<std::pair<Move, std::string_view>, 5> k_moves{
    {{Move::A, "A"},
     {Move::B, "B"},
     {Move::both, "A+B"},
     {Move::first_slots, "first"},
     {Move::second_slots, "second"}}};

Leg parse_leg(std::string_view text, const NumberOf& number_of) {
  constexpr std::string_view k_to = " to ";
  const std::size_t to = text.find(k_to);
  const auto found = std::ranges::find(k_moves, trimmed(text.substr(0, to)),
                                       &std::pair<Move, std::string_view>::second);
  if (found == k_moves.end() || (found->first == Move::both && to != std::string_view::npos))
    throw InputError(
        fmt::format("leg {}: allowed A, B, A+B, first, second, A to SHARE, B to SHARE, first to "
                    "SHARE, second to SHARE",
                    in_quotes(text)));
  if (to == std::string_view::npos) return {found->first};
  Leg leg{found->first, number_of(trimmed(text.substr(to + k_to.size())))};
  if (leg.to < 0 || leg.to > 1)
    throw InputError(fmt::format("leg {}: share = {}, allowed 0..1", in_quotes(text),
                                 flotilla::to_string(leg.to)));
  return leg;
}

bool is_slot(Move move) { return move == Move::first_slots || move == Move::second_slots; }

/// Whether the leg finishes A or B. @param move  which of them
bool finishes(const Leg& leg, Move move) {
  return leg.to == 1 && (leg.move == Move::both || leg.move == move);
}

bool finishes(const Path& path, Move move) {
  return std::ranges::any_of(path, [&](const Leg& leg) { return finishes(leg, move); });
}

/// Of slots and B, until they meet.
bool closes_gap(const Leg& leg) {
  return finishes(leg, Move::B) || (leg.move == Move::first_slots && leg.to == 1);
}

std::string_view name_of(Segment segment) {
  return std::ranges::find(k_segments, segment, &std::pair<Segment, std::string_view>::first)
      ->second;
}

Segment parse_segment(std::string_view text) {
  for (const auto& [segment, name] : k_segments)
    if (text == name) return segment;
  throw InputError(fmt::format("segment {}: allowed A, B, C, C2, C1, C0", in_quotes(text)));
}

int count_of(const LastSweep& sweep, Segment segment) {
  std::ptrdiff_t count = 0;
  for (const Phase& phase : sweep) count += std::ranges::count(phase, segment);
  return static_cast<int>(count);
}

bool has(const Phase& phase, Segment segment) {
  return std::ranges::find(phase, segment) != phase.end();
}

}  // namespace

Path parse_path(std::string_view text, const NumberOf& number_of) {
  Path path;
  for (const std::string_view part : parts_between(text, ','))
    path.push_back(parse_leg(part, number_of));
  if (fires_slots(path)) {
    check_slot_path(path, fmt::format("path {}", in_quotes(text)));
    return path;
  }
  for (const Move move : {Move::A, Move::B})
    if (!finishes(path, move))
      throw InputError(fmt::format("path {}: it never finishes {}; end with \"A, B\" or \"B, A\"",
                                   in_quotes(text), move == Move::A ? "A" : "B"));
  return path;
}

bool fires_slots(const Path& path) {
  return std::ranges::any_of(path, [](const Leg& leg) { return is_slot(leg.move); });
}

void check_slot_path(const Path& path, const std::string& what) {
  const auto first_slot =
      std::ranges::find_if(path, [](const Leg& leg) { return is_slot(leg.move); });
  if (std::none_of(path.begin(), first_slot, [](const Leg& leg) { return finishes(leg, Move::A); }))
    throw InputError(what + ": slots come once A is finished; begin with \"A\" before \"first\"");
  const auto meet = std::ranges::find_if(path, closes_gap);
  if (std::ranges::any_of(path, [](const Leg& leg) { return leg.move == Move::both; }))
    throw InputError(what + ": A+B, allowed with slots A and B one after the other");
  const bool ends =
      meet != path.end() && path.back().move == Move::second_slots && path.back().to == 1;
  if (!ends)
    throw InputError(
        what + ": a 3 may stay afloat; with slots end with \"first, second\" or \"B, second\"");
}

LastSweep parse_last_sweep(std::string_view text) {
  LastSweep sweep;
  for (const std::string_view part : parts_between(text, ',')) {
    Phase phase;
    for (const std::string_view segment : parts_between(part, '+'))
      phase.push_back(parse_segment(segment));
    sweep.push_back(std::move(phase));
  }
  return sweep;
}

void check_last_sweep(const LastSweep& sweep, bool has_runs, const std::string& what,
                      bool has_slots) {
  const auto refuse = [&](const std::string& reason) {
    return InputError(fmt::format("{} = \"{}\": {}", what, to_string(sweep), reason));
  };
  for (const auto& [segment, name] : k_segments)
    if (count_of(sweep, segment) > 1) throw refuse(fmt::format("{} is fired twice", name));
  const bool has_c = count_of(sweep, Segment::C) > 0;
  const bool has_tiers = count_of(sweep, Segment::C1) > 0;
  const bool has_beside = count_of(sweep, Segment::C2) > 0 && count_of(sweep, Segment::C0) > 0;
  if (count_of(sweep, Segment::A) == 0) throw refuse("A is missing: a 2 there may stay afloat");
  if (has_c && (has_tiers || count_of(sweep, Segment::C2) + count_of(sweep, Segment::C0) > 0))
    throw refuse("C and parts of it; allowed C alone, or C2 and C0 (and C1 without runs)");
  if (!has_c && (!has_beside || has_tiers == has_runs))
    throw refuse(has_runs ? "with runs in B, allowed C, or C2 and C0"
                          : "without runs in B, allowed C, or C2, C1 and C0");
  if (has_slots && (has_c || count_of(sweep, Segment::B) > 0))
    throw refuse("of a plan with slots; allowed A, C2 and C0");
  for (const Phase& phase : sweep)
    if (has(phase, Segment::B) &&
        std::ranges::any_of(phase, [](Segment s) { return s != Segment::A && s != Segment::B; }))
      throw refuse("B is mixed with C, allowed B alone or A+B");
}

std::string to_string(const Path& path) {
  std::vector<std::string> legs;
  for (const Leg& leg : path) {
    std::string text(
        std::ranges::find(k_moves, leg.move, &std::pair<Move, std::string_view>::first)->second);
    if (leg.to != 1) text += " to " + flotilla::to_string(leg.to);
    legs.push_back(std::move(text));
  }
  return fmt::format("{}", fmt::join(legs, ", "));
}

std::string to_string(const LastSweep& sweep) {
  std::vector<std::string> phases;
  for (const Phase& phase : sweep) {
    std::vector<std::string_view> names;
    for (const Segment segment : phase) names.push_back(name_of(segment));
    phases.push_back(fmt::format("{}", fmt::join(names, "+")));
  }
  return fmt::format("{}", fmt::join(phases, ", "));
}

const Plan& plain_plan() {
  static const Plan plan = [] {
    Plan plain;
    plain.name = "plain";
    for (auto& row : plain.courses) row.fill({{{Move::both}}, std::nullopt, {}});
    for (auto& row : plain.last) row.fill({{Segment::A, Segment::B}, {Segment::C}});
    return plain;
  }();
  return plan;
}

}  // namespace flotilla::limit

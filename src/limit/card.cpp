// SPDX-License-Identifier: MIT
#include "limit/card.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "limit/card_rules.hpp"
#include "limit/parts.hpp"
#include "number/enclosure.hpp"
#include "number/errors.hpp"

namespace flotilla::limit {
namespace {

constexpr std::size_t k_line = 100;  // characters

/// The letters of a board whose upper left square is A.
std::vector<std::string> squares_of(int side, bool has_slots) {
  std::vector<std::string> rows;
  for (int row = 0; row < side; ++row) {
    std::string letters;
    for (int col = 0; col < side; ++col) {
      const int residue = (row + col) % k_residues;
      // Row by row the first cell of a slot is on the other side of B.
      const bool is_first = (residue == 2) == (row % 2 == 0);
      switch (part_of(residue)) {
        case Part::A:
          letters += 'A';
          break;
        case Part::B:
          letters += 'B';
          break;
        case Part::C:
          letters += has_slots ? (is_first ? '1' : '2') : 'C';
          break;
        case Part::D:
          letters += ' ';
      }
    }
    rows.push_back(std::move(letters));
  }
  return rows;
}

CardSection set_up(const Strategy& strategy) {
  CardSection section{"Before the game", {}};
  section.rules.push_back(
      {"",
       "Write letters on your chart as drawn, but throw a die first: in the top row the first A "
       "stands in the column thrown, and every row begins one square further to the left. Toss a "
       "coin: on tails write the mirror image. Tell nobody."});
  if (strategy.plans.size() == 1) return section;
  std::vector<std::string> choices;
  for (const WeightedPlan& part : strategy.plans)
    choices.push_back(
        fmt::format("\"{}\" with chance {}", part.plan.name, flotilla::to_string(part.weight)));
  section.rules.push_back(
      {"", fmt::format("Draw lots in secret which rules you play to the end: {}.",
                       fmt::join(choices, ", "))});
  return section;
}

CardSection always() {
  return {"In every game",
          {{"hit",
            "Finish that ship at once: shoot next to the hit, then along its line until it "
            "sinks; then any other ship hit meanwhile, for ships may touch. Then look up what is "
            "sunk and go on there."},
           {"",
            "Skip squares that are shot, and steps that are done; squares shot to finish a ship "
            "count like all others. A ship is \"in A\" if one of its squares is an A."},
           {"",
            "The counts are for a chart of this size; on another shoot the same share of the "
            "letter."}}};
}

/// @param width  of what already stands in the line  @param indent  of the next lines
void wrap(std::string& text, const std::string& words, std::size_t width, std::size_t indent) {
  std::string_view rest = words;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view word = rest.substr(0, end);
    if (width + word.size() > k_line) {
      text += '\n' + std::string(indent, ' ');
      width = indent;
    }
    text += word;
    width += word.size() + 1;
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (!rest.empty() && width < k_line) text += ' ';
  }
  text += '\n';
}

std::string without_blank_ends(const std::string& text) {
  std::string kept;
  for (const char letter : text) {
    if (letter == '\n') kept.erase(kept.find_last_not_of(' ') + 1);
    kept += letter;
  }
  return kept;
}

}  // namespace

Card card_of(const Strategy& strategy, int side) {
  if (side < k_least_card_side || side > k_most_card_side)
    throw InputError(
        fmt::format("board = {}, allowed sides {}..{}", side, k_least_card_side, k_most_card_side));
  const bool has_slots = std::ranges::any_of(
      strategy.plans, [](const WeightedPlan& part) { return part.plan.has_slots; });
  Card card;
  card.title = strategy.title;
  card.promise = fmt::format(
      "Find ships of 3, 3 and 2 squares in fewer shots than a rival. On a very large board these "
      "rules win at least {} % of races against the plain search (A and B mixed, then C), wherever "
      "the ships lie.",
      percent_text(scores_of(laws_of(strategy)).guarantee(), 2));
  card.squares = squares_of(side, has_slots);
  card.sections.push_back(set_up(strategy));
  card.sections.push_back(always());
  for (const WeightedPlan& part : strategy.plans) {
    for (CardSection& section : rules_of(part.plan, card.squares)) {
      const bool is_known = std::ranges::find(card.sections, section) != card.sections.end();
      if (is_known) continue;  // the letters, mostly
      if (strategy.plans.size() > 1 && section.title != k_letters_title)
        section.title = fmt::format("\"{}\": {}", part.plan.name, section.title);
      card.sections.push_back(std::move(section));
    }
  }
  return card;
}

std::string to_string(const Card& card) {
  std::string text = card.title + "\n\n";
  wrap(text, card.promise, 0, 0);
  text += "\n    ";
  for (std::size_t col = 0; col < card.squares.front().size(); ++col)
    text += fmt::format(" {}", static_cast<char>('A' + static_cast<int>(col)));
  text += '\n';
  for (std::size_t row = 0; row < card.squares.size(); ++row) {
    text += fmt::format("{:>4}", row + 1);
    for (const char letter : card.squares[row])
      text += fmt::format(" {}", letter == ' ' ? '.' : letter);
    text += '\n';
  }
  for (const CardSection& section : card.sections) {
    text += fmt::format("\n{}\n", section.title);
    for (const CardRule& rule : section.rules) {
      std::string line = "  ";
      if (!rule.when.empty()) line += rule.when + ": ";
      text += line;
      wrap(text, rule.what, line.size(), 6);
    }
  }
  return without_blank_ends(text);
}

}  // namespace flotilla::limit

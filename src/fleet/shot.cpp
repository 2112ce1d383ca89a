// SPDX-License-Identifier: MIT
#include "fleet/shot.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "fleet/cell_name.hpp"
#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla {

namespace {

// In the order of the enumerators.
constexpr std::array<std::string_view, 4> k_answers_names = {"hits", "sunk", "sunk_length",
                                                             "named"};
constexpr std::array<std::string_view, 3> k_answer_names = {"miss", "hit", "sunk"};

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::string_view rest = trimmed(text); !rest.empty();) {
    const std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
    words.push_back(rest.substr(0, end));
    rest = trimmed(rest.substr(end));
  }
  return words;
}

Answer parse_answer(std::string_view word, const std::string& where) {
  const std::string name = lower_case(word);
  for (std::size_t i = 0; i < k_answer_names.size(); ++i)
    if (name == k_answer_names[i]) return static_cast<Answer>(i);
  throw InputError(where + "the answer " + in_quotes(word) +
                   " is unknown, allowed miss, hit, sunk; did you mean " +
                   std::string(nearest_name(name, k_answer_names)) + "?");
}

}  // namespace

Answers parse_answers(std::string_view text) {
  std::string name(trimmed(text));
  std::ranges::replace(name, '-', '_');
  for (std::size_t i = 0; i < k_answers_names.size(); ++i)
    if (name == k_answers_names[i]) return static_cast<Answers>(i);
  throw InputError("answers " + in_quotes(text) +
                   " is unknown, allowed hits, sunk, sunk_length, named; did you mean " +
                   std::string(nearest_name(name, k_answers_names)) + "?");
}

std::string to_string(Answers answers) {
  return std::string(k_answers_names.at(static_cast<std::size_t>(answers)));
}

Shot parse_shot(std::string_view text, const Board& board, const std::string& where) {
  const std::string here = where + ": shot " + in_quotes(trimmed(text)) + ": ";
  const std::vector<std::string_view> words = words_of(text);
  if (words.size() < 2 || words.size() > 3)
    throw InputError(here +
                     "expected a cell, its answer and perhaps a length, such as B3 miss, B3 hit "
                     "or B3 sunk 3");
  Shot shot;
  shot.where = where;
  shot.cell = parse_cell(words[0], board, here + "cell");
  shot.answer = parse_answer(words[1], here);
  if (words.size() == 3) {
    if (shot.answer == Answer::miss)
      throw InputError(here + "a miss has no length, but " + in_quotes(words[2]) + " follows it");
    shot.length = parse_int(words[2], 1, Fleet::k_max_length, here + "length");
  }
  return shot;
}

std::string to_string(const Shot& shot) {
  std::string text = cell_name(shot.cell) + ' ';
  text += k_answer_names.at(static_cast<std::size_t>(shot.answer));
  if (shot.length) text += ' ' + std::to_string(*shot.length);
  return text;
}

}  // namespace flotilla

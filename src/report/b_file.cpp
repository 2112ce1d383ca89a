// SPDX-License-Identifier: MIT
#include "report/b_file.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <set>

#include "number/errors.hpp"

namespace flotilla::report {

namespace {

bool is_count(const Fact& fact) {
  return fact.is_listed && fact.table.quantity == Quantity::placements;
}

bool belongs_to_b_file(const Fact& fact) {
  return is_count(fact) && fact.table.evidence.empty() && fact.board.rows == fact.board.cols;
}

}  // namespace

std::string left_out_of_b_file(std::span<const Fact> facts) {
  std::set<std::string> boards;
  for (const Fact& fact : facts)
    if (is_count(fact) && !belongs_to_b_file(fact))
      boards.insert(to_string(fact.board) +
                    (fact.table.evidence.empty() ? "" : " with what is known of it"));
  if (boards.empty()) return "";
  return fmt::format("a b-file is of squares of which nothing is known; left out: {}",
                     fmt::join(boards, ", "));
}

std::string b_file_of(std::span<const Fact> facts) {
  std::map<TableKey, std::map<int, BigInt>> sequences;
  for (const Fact& fact : facts)
    if (belongs_to_b_file(fact))
      sequences[fact.table][fact.board.rows] = boost::multiprecision::numerator(fact.value);
  if (sequences.empty())
    throw InputError("a b-file holds counts of square boards, and these files have none");
  if (sequences.size() > 1) {
    const auto& one = sequences.begin()->first;
    const auto& other = std::next(sequences.begin())->first;
    throw InputError(fmt::format(
        "a b-file holds one sequence, and these files have {}: fleet {} touch {}, fleet "
        "{} touch {}{}; give files of one of them",
        sequences.size(), one.fleet, one.touch, other.fleet, other.touch,
        sequences.size() > 2 ? ", ..." : ""));
  }
  std::string text;
  int expected = sequences.begin()->second.begin()->first;
  for (const auto& [side, count] : sequences.begin()->second) {
    if (side != expected)
      throw InputError(fmt::format("a b-file has no gaps, and n = {} is missing: count board {}x{}",
                                   expected, expected, expected));
    text += fmt::format("{} {}\n", side, to_decimal(count));
    ++expected;
  }
  return text;
}

}  // namespace flotilla::report

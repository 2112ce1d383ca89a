// SPDX-License-Identifier: MIT
#include "puzzle/generate.hpp"

#include <utility>
#include <vector>

#include "number/errors.hpp"
#include "number/random_number.hpp"
#include "puzzle/least_prints.hpp"
#include "puzzle/print.hpp"

namespace flotilla::puzzle {
namespace {

/// Fisher and Yates, from a stream of its own: the layouts of `seed` are drawn with the seed as it is.
void shuffle(std::vector<Print>& prints, std::uint64_t seed, std::uint64_t index) {
  constexpr std::uint64_t k_orders = 0x6f72646572730000;  // "orders"
  const auto key =
      static_cast<std::uint64_t>(random_number(seed ^ k_orders, index, BigInt(1) << 64U));
  for (std::size_t left = prints.size(); left > 1; --left) {
    const auto chosen = static_cast<std::size_t>(random_number(key, left, BigInt(left)));
    std::swap(prints[left - 1], prints[chosen]);
  }
}

}  // namespace

LeastPuzzle least_puzzle(const Problem& problem, const Layout& layout, std::uint64_t seed,
                         std::uint64_t index, const GenerateOptions& options) {
  if (problem.touch == Touch::any)
    throw InputError("touch = any: a board is made where ships keep apart; allowed none, corner");
  if (problem.fleet.has_unlimited())
    throw InputError("fleet " + to_string(problem.fleet) +
                     ": a board is made for a fleet with a limit on every length, not inf");
  const Puzzle told = told_whole(problem, layout, options.reading);
  std::vector<Print> prints = all_prints(problem.board, options.removes_numbers);
  shuffle(prints, seed, index);
  Puzzle puzzle = told;
  if (options.up_to || options.rules_first)
    prints = erase_while_finished(puzzle, prints, options.reading,
                                  options.up_to.value_or(GenerateOptions::k_first_rung));
  Effort effort(options.effort);
  if (!options.up_to) erase_while_unique(puzzle, told, layout, prints, options.reading, effort);
  return {std::move(puzzle), effort.spent(), effort.is_spent()};
}

}  // namespace flotilla::puzzle

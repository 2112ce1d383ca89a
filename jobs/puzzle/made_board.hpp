// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzle/grade.hpp"
#include "puzzle/puzzle.hpp"

namespace flotilla::jobs {

/// Board `index` of a seed, or that none came of all attempts.
struct MadeBoard {
  std::uint64_t index = 0;
  std::uint64_t attempts = 0;   // answers drawn
  std::uint64_t given_up = 0;   // of them, because they took too much effort
  std::uint64_t conflicts = 0;  // that the board was learned from
  double seconds = 0;           // of a core
  puzzle::Grade grade;
  std::optional<puzzle::PrintedPuzzle> board;
};

/// As text, a line each; JSON but for numbers before it.
[[nodiscard]] std::string packed(const std::vector<MadeBoard>& boards);
/// The inverse.
[[nodiscard]] std::vector<MadeBoard> unpacked(const std::string& message);

/// A bank's line: the board as flotilla convert writes it, and how it was made.
[[nodiscard]] std::string bank_line(const MadeBoard& made, std::uint64_t seed,
                                    const std::string& sampler);

}  // namespace flotilla::jobs

// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "hunt/game_rules.hpp"
#include "hunt/reply.hpp"

namespace flotilla::hunt {

/// Who fires. Plays one game after the other; a game's shots depend on the seed, the game's index and the
/// answers alone, not on the games before.
class Hunter {
 public:
  Hunter() = default;
  Hunter(const Hunter&) = delete;
  Hunter& operator=(const Hunter&) = delete;
  virtual ~Hunter() = default;

  /// A new game; all its randomness comes from this index and the hunter's seed.
  virtual void begin(std::uint64_t game) = 0;
  /// The next cell, one that was not named in this game before. Called at most once a cell of the board.
  [[nodiscard]] virtual int next_cell() = 0;
  /// What one of those cells answered. In a salvo, several cells are named before the first is answered;
  /// the answers then come in the order of the shots.
  virtual void hear(const Reply& reply) = 0;
};

}  // namespace flotilla::hunt

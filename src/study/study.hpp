// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "fleet/problem.hpp"
#include "puzzle/journal.hpp"
#include "puzzle/puzzle.hpp"
#include "study/figure.hpp"

namespace flotilla::study {

/// What the studies can be told. Each uses what it says in its own file.
struct StudyOptions {
  std::uint64_t seed = 1;               ///< of the order in which printed cells go
  std::uint64_t cap = 12;               ///< answers are counted up to here
  std::uint64_t branch_limit = 200000;  ///< branch points of one search
  /// A bank's boards: rules up to here finish them without search; nothing: they only have one answer.
  std::optional<puzzle::Rung> up_to = puzzle::Rung::fleet;
};

/// What one draw is about.
struct Case {
  Problem problem;
  Layout layout;            ///< the hidden placement, ascending
  std::uint64_t index = 0;  ///< of the draw
  /// The board of a bank that was read from a file; nothing: it is made from the layout, see board_of.
  std::optional<puzzle::Puzzle> printed = {};
};

/// One number a field, in the order of fields().
using Record = std::vector<std::uint64_t>;

struct Field {
  std::string name;     ///< "settled_count": its dataset in files
  std::string meaning;  ///< with its unit and what bounds it
};

/// What a space's draws found: one column a field.
struct Columns {
  std::vector<std::vector<std::uint64_t>> values;  ///< by field, then by draw
  bool is_whole = false;                           ///< every placement once, instead of draws
};

/// A study: what is found out about one draw, and what many of these say together.
///
/// A record depends on the case and the options alone, so draws can be made by anyone, in any order.
class Study {
 public:
  virtual ~Study() = default;

  [[nodiscard]] virtual std::string name() const = 0;
  /// Whether it is about a bank of boards, not placements.
  [[nodiscard]] virtual bool needs_boards() const = 0;
  /// Options it uses, as they are named on the command line, but for the seed.
  [[nodiscard]] virtual std::vector<std::string> options_used() const = 0;
  [[nodiscard]] virtual const std::vector<Field>& fields() const = 0;
  [[nodiscard]] virtual Record record(const Case& drawn) const = 0;
  /// @param columns  of fields(), at least one draw
  [[nodiscard]] virtual std::vector<Figure> figures(const Columns& columns) const = 0;
  /// Whether the draws are as they have to be; studies that only measure say yes.
  /// @param columns  of fields()
  [[nodiscard]] virtual bool holds(const Columns& columns) const;
  /// The boards that a record is about, to be shown.
  [[nodiscard]] virtual std::vector<puzzle::PrintedPuzzle> boards(const Case& drawn) const = 0;
};

/// "numbers", "reveals", "ladder", "pruning", "misreadings", "bank-check".
[[nodiscard]] std::span<const std::string_view> study_names();

/// @param name  one of study_names()
/// @throws InputError  otherwise; names the nearest.
[[nodiscard]] std::unique_ptr<Study> make_study(const std::string& name,
                                                const StudyOptions& options);

}  // namespace flotilla::study

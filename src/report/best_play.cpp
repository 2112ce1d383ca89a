// SPDX-License-Identifier: MIT
#include "report/best_play.hpp"

#include <fmt/format.h>

#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"
#include "report/named_columns.hpp"
#include "store/table_file.hpp"
#include "store/table_types.hpp"

namespace flotilla::report {

namespace {

/// "87/17" or "5", of any length.
Rational exact_mean(const std::string& text) {
  const std::size_t stroke = text.find('/');
  if (stroke == std::string::npos) return Rational(from_decimal(text));
  return ratio(from_decimal(text.substr(0, stroke)), from_decimal(text.substr(stroke + 1)));
}

}  // namespace

std::vector<BestPlayRow> read_best_play(const std::filesystem::path& path) {
  const store::TableFile file = store::read_table_file(path, store::schema::k_optimal_filetype);
  const NamedColumns columns(file, path.string());
  const auto& board = columns.of<std::string>("board");
  const auto& fleet = columns.of<std::string>("fleet");
  const auto& touch = columns.of<std::string>("touch");
  const auto& answers = columns.of<std::string>("answers");
  const auto& hider = columns.of<std::string>("hider");
  const auto& mean = columns.of<std::string>("mean_shots_exact");
  std::vector<BestPlayRow> rows;
  try {
    for (std::size_t i = 0; i < board.size(); ++i)
      rows.push_back({parse_board(board[i]), fleet[i], touch[i], answers[i], hider[i] == "chooses",
                      exact_mean(mean[i])});
  } catch (const InputError& error) {
    throw FileError(fmt::format("{}: {}", path.string(), error.what()));
  }
  return rows;
}

}  // namespace flotilla::report

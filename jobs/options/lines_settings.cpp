// SPDX-License-Identifier: MIT
#include "jobs/options/lines_settings.hpp"

#include <fmt/format.h>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

std::optional<TwoRows> pair_of(const OptionValues& values, const Board& board) {
  if (!values.has("pair")) return std::nullopt;
  const std::string text = values.text("pair");
  const std::string where = values.where("pair");
  const std::size_t comma = text.find(',');
  if (comma == std::string::npos)
    throw InputError(fmt::format("{} = {}, allowed two rows, such as 1,2", where, in_quotes(text)));
  TwoRows rows{parse_int(text.substr(0, comma), 1, board.rows, where) - 1,
               parse_int(text.substr(comma + 1), 1, board.rows, where) - 1};
  if (rows.first == rows.second)
    throw InputError(
        fmt::format("{} = {}, allowed two different rows, such as 1,2", where, in_quotes(text)));
  return rows;
}

}  // namespace

LinesSettings lines_settings(const OptionValues& values) {
  LinesSettings settings;
  static_cast<BoardSettings&>(settings) = board_settings(values);
  settings.rows = values.flag("rows") || !values.flag("columns");
  settings.columns = values.flag("columns") || !values.flag("rows");
  settings.pair = pair_of(values, settings.board);
  return settings;
}

}  // namespace flotilla::jobs

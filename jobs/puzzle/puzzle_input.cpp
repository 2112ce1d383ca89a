// SPDX-License-Identifier: MIT
#include "jobs/puzzle/puzzle_input.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <iterator>

#include "fleet/formats/text_file.hpp"
#include "jobs/puzzle/bank_record.hpp"
#include "number/errors.hpp"
#include "store/bank_file.hpp"

namespace flotilla::jobs {

namespace {

std::vector<puzzle::PrintedPuzzle> boards_in(const std::string& file,
                                             std::optional<puzzle::Format> format) {
  if (file == "-")
    return puzzle::read_puzzles(read_standard_input(puzzle::k_max_puzzle_file_mib),
                                k_standard_input, format);
  if (!format && std::filesystem::path(file).extension() == ".h5")
    return boards_of(store::read_bank_file(file), file);
  return puzzle::read_puzzle_file(file, format);
}

}  // namespace

std::optional<puzzle::Format> format_to_read(const OptionValues& values) {
  if (!values.has("from")) return std::nullopt;
  return puzzle::parse_format(values.text("from"), values.where("from"));
}

std::vector<puzzle::PrintedPuzzle> read_boards(const OptionValues& values) {
  const std::optional<puzzle::Format> format = format_to_read(values);
  if (values.files().empty())
    throw InputError(
        fmt::format("no file is given; write flotilla {0} FILE, or flotilla {0} - for {1}",
                    values.command().name, k_standard_input));
  std::vector<puzzle::PrintedPuzzle> puzzles;
  for (const std::string& file : values.files()) {
    std::vector<puzzle::PrintedPuzzle> found = boards_in(file, format);
    if (found.empty()) throw InputError(text_name(file) + ": holds no board");
    puzzles.insert(puzzles.end(), std::make_move_iterator(found.begin()),
                   std::make_move_iterator(found.end()));
  }
  return puzzles;
}

}  // namespace flotilla::jobs

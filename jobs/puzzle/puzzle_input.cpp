// SPDX-License-Identifier: MIT
#include "jobs/puzzle/puzzle_input.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <iterator>

#include "jobs/puzzle/bank_record.hpp"
#include "number/errors.hpp"
#include "store/bank_file.hpp"

namespace flotilla::jobs {

namespace {

constexpr char k_standard_input[] = "standard input";

std::string text_of_standard_input() {
  constexpr std::size_t k_most = puzzle::k_max_puzzle_file_mib << 20U;
  std::string text;
  for (std::string piece(1U << 16U, '\0'); std::cin && text.size() <= k_most;) {
    std::cin.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    text.append(piece, 0, static_cast<std::size_t>(std::cin.gcount()));
  }
  if (std::cin.bad()) throw FileError(fmt::format("{} cannot be read", k_standard_input));
  if (text.size() > k_most)
    throw FileError(
        fmt::format("{} is larger than {} MiB", k_standard_input, puzzle::k_max_puzzle_file_mib));
  return text;
}

std::vector<puzzle::PrintedPuzzle> boards_in(const std::string& file,
                                             std::optional<puzzle::Format> format) {
  if (file == "-") return puzzle::read_puzzles(text_of_standard_input(), k_standard_input, format);
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
    if (found.empty())
      throw InputError((file == "-" ? k_standard_input : file) + ": holds no board");
    puzzles.insert(puzzles.end(), std::make_move_iterator(found.begin()),
                   std::make_move_iterator(found.end()));
  }
  return puzzles;
}

}  // namespace flotilla::jobs

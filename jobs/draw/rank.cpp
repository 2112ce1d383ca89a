// SPDX-License-Identifier: MIT
#include "jobs/draw/rank.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <span>
#include <system_error>

#include "fleet/formats/layout_reader.hpp"
#include "fleet/formats/text_file.hpp"
#include "fleet/parse.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/draw/draw_printer.hpp"
#include "jobs/general_options.hpp"
#include "jobs/options/evidence_settings.hpp"
#include "jobs/print.hpp"
#include "space/placements.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::size_t k_batch = 1U << 16U;

/// Every option of the command, checked.
struct RankSettings : SweepSettings {
  std::optional<Board> board;
};

RankSettings rank_settings(const OptionValues& values) {
  RankSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  if (values.has("board")) settings.board = board_of(values);
  if (values.text("evidence") == "-" && std::ranges::count(values.files(), "-") > 0)
    throw InputError("standard input cannot hold both the evidence and the placements");
  return settings;
}

/// The placements of several files, one after another.
class Input {
 public:
  Input(std::vector<std::string> paths, std::optional<Board> board)
      : paths_(std::move(paths)), board_(board) {
    if (paths_.empty())
      throw InputError(
          "no file is given; write flotilla rank FILE, or flotilla rank - for standard input");
  }

  [[nodiscard]] std::optional<FoundLayout> next() {
    while (reader_ || open_next()) {
      if (std::optional<FoundLayout> found = reader_->next()) {
        board_ = found->board;
        return found;
      }
      if (stream().bad()) refuse("cannot be read", EIO);
      reader_.reset();
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] std::istream& stream() { return path_ == "-" ? std::cin : file_; }

  [[noreturn]] void refuse(const std::string& what, int error) const {
    throw FileError(text_name(path_) + ": " + what + ": " + std::generic_category().message(error));
  }

  void refuse_results() {
    constexpr int k_first_byte_of_hdf5 = 0x89;  // no text begins like this
    if (file_.peek() == k_first_byte_of_hdf5)
      throw FileError(
          path_ +
          ": is an HDF5 file, which has the number of each of its placements already (see flotilla "
          "inspect); rank reads text and JSON, such as flotilla draw prints");
    file_.clear();  // it may be empty
  }

  bool open_next() {
    if (opened_ == paths_.size()) return false;
    path_ = paths_[opened_++];
    if (path_ != "-") {
      if (std::filesystem::is_directory(path_)) throw FileError(path_ + ": is a folder");
      errno = 0;
      file_ = std::ifstream(path_);
      if (!file_.is_open()) refuse("cannot be read", errno == 0 ? EIO : errno);
      refuse_results();
    }
    reader_.emplace(stream(), board_, text_name(path_));
    return true;
  }

  std::vector<std::string> paths_;
  std::optional<Board> board_;
  std::size_t opened_ = 0;
  std::string path_;
  std::ifstream file_;
  std::optional<LayoutReader> reader_;
};

/// Numbers of placements, whose places stand in front of what is wrong with them.
std::vector<BigInt> numbers_of(space::Placements& placements,
                               const std::vector<FoundLayout>& found) {
  std::vector<Layout> layouts;
  layouts.reserve(found.size());
  for (const FoundLayout& one : found) layouts.push_back(one.layout);
  try {
    return placements.numbers_of(layouts);
  } catch (const InputError&) {
    for (const FoundLayout& one : found) {
      try {
        static_cast<void>(placements.numbers_of(std::span(&one.layout, 1)));
      } catch (const InputError& error) {
        throw InputError(one.where + ": " + error.what());
      }
    }
    throw;
  }
}

void rank_all(Input& input, FoundLayout first, space::Placements& placements, bool json) {
  std::optional<FoundLayout> next = std::move(first);
  for (std::uint64_t index = 0; next;) {
    std::vector<FoundLayout> batch;
    for (; next && batch.size() < k_batch; next = input.next()) batch.push_back(std::move(*next));
    std::string text;
    for (const BigInt& number : numbers_of(placements, batch)) {
      const Layout& layout = batch[static_cast<std::size_t>(index % k_batch)].layout;
      text += json ? json_line(index, number, layout) : to_decimal(number) + "\n";
      ++index;
    }
    print_to(stdout, text);
    check_stdout();
  }
}

}  // namespace

ExitCode rank(const std::vector<std::string>& args, shard::Communicator& ranks) {
  const auto asked = read_settings(rank_command(), args, ranks, rank_settings);
  if (!asked) return k_done;
  const OptionValues& values = asked->values;
  const RankSettings& settings = asked->settings;
  std::optional<Board> board = settings.board;
  std::unique_ptr<Input> input;
  std::optional<FoundLayout> first;
  board = parse_board(text_of_first_rank(ranks, [&] {
    input = std::make_unique<Input>(values.files(), board);
    first = input->next();
    if (!first) throw InputError(text_name(values.files().front()) + ": holds no placement");
    return to_string(first->board);
  }));
  const Problem problem{*board, settings.fleet, settings.touch};
  const std::optional<KnownBoard> known = known_board(values, problem);
  on_first_rank(ranks, [&] {
    space::Placements placements(problem, rules_of(known), space::QuestionOptions{settings});
    rank_all(*input, std::move(*first), placements, settings.json);
  });
  return k_done;
}

}  // namespace flotilla::jobs

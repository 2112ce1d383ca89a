// SPDX-License-Identifier: MIT
#include "jobs/study/study_source.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "jobs/count/count_printer.hpp"
#include "number/errors.hpp"
#include "puzzle/formats/puzzle_file.hpp"
#include "space/draw_numbers.hpp"
#include "store/atomic_file.hpp"
#include "store/checksum.hpp"

namespace flotilla::jobs {

StudySource::StudySource(const StudySettings& settings, const StudySpace& space)
    : space_(space), seed_(settings.options.seed) {
  if (space_.file.empty())
    sweep(settings);
  else
    read_bank();
}

void StudySource::sweep(const StudySettings& settings) {
  constexpr std::uint64_t k_most_placements = 1'000'000'000;  // a record each
  placements_ = std::make_unique<space::Placements>(space_.problem, std::nullopt,
                                                    space::QuestionOptions{settings});
  if (placements_->total() == 0) {
    const auto reason = why_none(space_.problem);
    throw InputError((reason ? *reason : to_string(space_.problem)) +
                     ": 0 placements, none to draw");
  }
  if (!space_.is_whole) return;
  if (placements_->total() > k_most_placements)
    throw LimitError(fmt::format("{}: all {} placements are too many to study, allowed {}",
                                 to_string(space_.problem),
                                 to_grouped_decimal(placements_->total()), k_most_placements));
  space_.draws = static_cast<std::uint64_t>(placements_->total());
}

void StudySource::read_bank() {
  std::vector<puzzle::PrintedPuzzle> boards = puzzle::read_puzzle_file(space_.file);
  if (boards.empty()) throw InputError(space_.file + ": holds no board");
  for (puzzle::PrintedPuzzle& board : boards) {
    if (board.answers.empty())
      throw InputError(
          fmt::format("{}: board {} comes without an answer, which a study compares with",
                      space_.file, bank_.size() + 1));
    const puzzle::Puzzle& printed = board.puzzle;
    Layout layout = board.answers.front();
    std::ranges::sort(layout);
    bank_.push_back({{printed.board(), printed.fleet.value_or(Fleet()), printed.touch},
                     std::move(layout),
                     bank_.size(),
                     printed});
  }
  space_.draws = bank_.size();
  bank_checksum_ = store::checksum(store::read_whole(space_.file));
}

std::string StudySource::asked() const {
  if (!space_.file.empty())
    return fmt::format("{} boards of a file, XXH3-64 {:016x}", draws(), bank_checksum_);
  return fmt::format("{} of {}", space_.is_whole ? "all" : std::to_string(draws()),
                     to_string(space_.problem));
}

std::vector<study::Case> StudySource::cases(std::uint64_t first, std::uint64_t count) {
  const auto begin = bank_.begin() + static_cast<std::ptrdiff_t>(placements_ ? 0 : first);
  if (!placements_) return {begin, begin + static_cast<std::ptrdiff_t>(count)};
  std::vector<BigInt> numbers;
  if (space_.is_whole) {
    numbers.resize(count);
    std::iota(numbers.begin(), numbers.end(), BigInt(first));
  } else {
    numbers = space::draw_numbers(seed_, first, count, placements_->total());
  }
  std::vector<study::Case> cases;
  for (Layout& layout : placements_->at(numbers))
    cases.push_back({space_.problem, std::move(layout), first + cases.size()});
  return cases;
}

}  // namespace flotilla::jobs

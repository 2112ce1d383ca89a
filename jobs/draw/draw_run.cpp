// SPDX-License-Identifier: MIT
// Every rank sweeps for itself, which takes the time of a count; then the draws are divided: a round of one batch
// a rank after the other.
#include "jobs/draw/draw_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <exception>

#include "jobs/count/agreement.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/draw/draw_message.hpp"
#include "jobs/draw/draw_printer.hpp"
#include "jobs/long_run/rounds.hpp"
#include "number/plural.hpp"
#include "space/draw_numbers.hpp"

namespace flotilla::jobs {

namespace {

using Clock = std::chrono::steady_clock;

/// Draws of a rank at a time: 65,536, or what has 256 MiB of text.
std::uint64_t batch_size(const Board& board) {
  constexpr std::uint64_t k_most_draws = 1U << 16U;
  constexpr std::uint64_t k_most_bytes = 1U << 28U;
  return std::clamp<std::uint64_t>(k_most_bytes / most_text_bytes(board), 1, k_most_draws);
}

std::string none_to_draw(const DrawSettings& settings) {
  const Problem problem = settings.problem();
  return fmt::format("{}: {}, none to draw", to_string(problem),
                     none_text(problem, settings.known.has_value()));
}

}  // namespace

DrawRun::DrawRun(const DrawSettings& settings, shard::Communicator& ranks)
    : settings_(settings),
      ranks_(ranks),
      progress_(progress_mode(ranks.is_first(), settings.status, settings.quiet), "") {
  together(ranks, [&] {
    const Problem problem = settings.problem();
    placements_ = std::make_unique<space::Placements>(problem, rules_of(settings.known),
                                                      space::QuestionOptions{settings});
    if (total() == 0) throw InputError(none_to_draw(settings));
    for (const BigInt& number : settings.numbers)
      if (number < 0 || number >= total())
        throw InputError(fmt::format("rank = {}, allowed 0..{} ({} of {})", to_decimal(number),
                                     to_decimal(total() - 1), plural(total(), "placement"),
                                     to_string(problem)));
  });
}

DrawnBatch DrawRun::drawn(std::uint64_t first, std::uint64_t count) {
  DrawnBatch batch;
  batch.first = settings_.first + first;
  if (settings_.numbers.empty()) {
    batch.numbers = space::draw_numbers(settings_.seed, batch.first, count, total());
  } else {
    const auto begin = settings_.numbers.begin() + static_cast<std::ptrdiff_t>(first);
    batch.numbers.assign(begin, begin + static_cast<std::ptrdiff_t>(count));
  }
  batch.layouts = placements_->at(batch.numbers);
  return batch;
}

void DrawRun::run(const std::function<void(const DrawnBatch&, const std::string&)>& take) {
  const Clock::time_point start = Clock::now();
  const std::uint64_t most =
      batch_size(settings_.board) * static_cast<std::uint64_t>(ranks_.size());
  for (std::uint64_t done = 0; done < settings_.count;) {
    const Round round = round_of(std::min(settings_.count - done, most), ranks_);
    DrawnBatch own;
    std::string text;
    together(ranks_, [&] {
      own = drawn(done + round.begin, round.count);
      if (settings_.prints()) text = draws_text(settings_, total(), own);
    });
    collect(own, text, take);
    done += round.pieces;
    show(done, std::chrono::duration<double>(Clock::now() - start).count());
  }
  progress_.end_line();
}

void DrawRun::collect(const DrawnBatch& own, const std::string& text,
                      const std::function<void(const DrawnBatch&, const std::string&)>& take) {
  if (ranks_.size() == 1) {
    alike([&] { take(own, text); });
    return;
  }
  const std::vector<std::byte> message =
      ranks_.is_first() ? std::vector<std::byte>() : packed(own, text);
  const std::uint64_t bytes = message.size();
  const std::vector<std::uint64_t> sizes = ranks_.gather({&bytes, 1});
  if (!ranks_.is_first()) ranks_.wait(ranks_.send(message, 0));
  // Every message is received, also when an earlier one could not be printed: its sender waits.
  std::exception_ptr failure;
  const auto take_unless_failed = [&](const DrawnBatch& batch, const std::string& its_text) {
    try {
      if (!failure) take(batch, its_text);
    } catch (...) {
      failure = std::current_exception();
    }
  };
  on_first_rank(ranks_, [&] {
    take_unless_failed(own, text);
    for (int rank = 1; rank < ranks_.size(); ++rank) {
      std::vector<std::byte> received(sizes[static_cast<std::size_t>(rank)]);
      ranks_.wait(ranks_.receive(received, rank));
      std::string its_text;
      const DrawnBatch batch = unpacked(received, its_text);
      take_unless_failed(batch, its_text);
    }
    if (failure) std::rethrow_exception(failure);
  });
}

void DrawRun::show(std::uint64_t done, double seconds) {
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  const double left = rate > 0 ? static_cast<double>(settings_.count - done) / rate : 0;
  progress_.show(fmt::format("drawn {} of {}  {} draws/s  after {}  left {}",
                             to_grouped_decimal(done), to_grouped_decimal(settings_.count),
                             short_number(rate), duration_text(seconds), duration_text(left)));
}

}  // namespace flotilla::jobs

// SPDX-License-Identifier: MIT
#include "jobs/races/race_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <utility>

#include "jobs/count/agreement.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/count/kept_runs.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/long_run/stop_signal.hpp"
#include "jobs/print.hpp"
#include "jobs/races/race_record.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::uint64_t k_block = 1024;          // races a thread takes at a time
constexpr std::uint64_t k_blocks_a_thread = 16;  // in a round: about a tenth of a second

/// Of all threads of this process.
double cpu_seconds_so_far() {
  return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

std::string slice_text(const store::RaceRecord& record) {
  return fmt::format("{}, slice {}/{}", store::experiment_text(record), record.slice,
                     record.slices);
}

}  // namespace

RaceRun::RaceRun(const RaceSettings& settings, store::Provenance provenance,
                 shard::Communicator& ranks)
    : settings_(settings),
      ranks_(ranks),
      contest_(settings.contest()),
      progress_(progress_mode(ranks.is_first(), settings.status, settings.quiet), ""),
      provenance_(std::move(provenance)),
      record_(empty_record(settings)),
      done_(settings.layouts.size()),
      fresh_(settings.layouts.size(), races::RaceTally(settings.arena, settings.plans.size())) {
  if (!settings.checkpoints.checkpoint.empty()) {
    on_first_rank(ranks, [&] {
      lock_ = open_folder(settings.checkpoints,
                          [&] { return std::filesystem::exists(checkpoint_file()); });
    });
    if (settings.checkpoints.resume) read_checkpoint();
  }
}

void RaceRun::read_checkpoint() {
  on_first_rank(ranks_, [&] {
    store::RaceRecord kept = store::read_race_file(checkpoint_file()).record;
    if (slice_text(kept) != slice_text(record_))
      throw FileError(fmt::format("checkpoint {} belongs to other races: {}; asked for {}",
                                  checkpoint_file().string(), slice_text(kept),
                                  slice_text(record_)));
    kept.config_toml = record_.config_toml;
    record_ = std::move(kept);
    earlier_s_ = record_.seconds;
    earlier_cpu_s_ = record_.cpu_seconds;
    for (std::size_t place = 0; place < done_.size(); ++place)
      done_[place] = record_.layouts[place].races();
  });
  ranks_.maximum(done_);  // rank 0 alone has read them
}

bool RaceRun::run() {
  const double cpu_before = cpu_seconds_so_far();
  const auto finish = [&] {
    collect();
    std::uint64_t milliseconds =
        static_cast<std::uint64_t>((cpu_seconds_so_far() - cpu_before) * 1000);
    ranks_.sum({&milliseconds, 1});
    cpu_s_ = static_cast<double>(milliseconds) / 1000;
    record_.seconds = earlier_s_ + stopwatch_.seconds();
    record_.cpu_seconds = earlier_cpu_s_ + cpu_s_;
    record_.peak_memory_bytes = peak_memory(ranks_);
    provenance_.seconds_total = record_.seconds;
    provenance_.peak_memory_bytes = record_.peak_memory_bytes;
  };
  const std::uint64_t in_round = k_block * k_blocks_a_thread *
                                 static_cast<std::uint64_t>(settings_.threads) *
                                 static_cast<std::uint64_t>(ranks_.size());
  for (std::size_t place = 0; place < done_.size(); ++place) {
    const std::uint64_t wanted = settings_.wanted(settings_.layouts[place]);
    const std::uint64_t begin = settings_.slice.part_of(wanted).first;
    const std::uint64_t count = settings_.slice.part_of(wanted).count;
    while (done_[place] < count) {
      const std::uint64_t now = std::min(in_round, count - done_[place]);
      together(ranks_, [&] { round(place, begin + done_[place], now); });
      done_[place] += now;
      races_run_ += now;
      show();
      if (save_if_due()) continue;
      progress_.end_line();
      finish();
      save();
      return false;
    }
  }
  progress_.end_line();
  finish();
  if (!settings_.checkpoints.checkpoint.empty()) save();
  return true;
}

/// This rank's share of the races, block by block on its threads.
void RaceRun::round(std::size_t place, std::uint64_t first, std::uint64_t count) {
  const auto rank = static_cast<std::uint64_t>(ranks_.rank());
  const auto size = static_cast<std::uint64_t>(ranks_.size());
  const std::uint64_t begin = first + count * rank / size;
  const std::uint64_t end = first + count * (rank + 1) / size;
  const auto blocks = static_cast<std::int64_t>((end - begin + k_block - 1) / k_block);
  const int kind = settings_.layouts[place];
#pragma omp parallel num_threads(settings_.threads)
  {
    races::RaceTally own(settings_.arena, settings_.plans.size());
#pragma omp for schedule(dynamic) nowait
    for (std::int64_t block = 0; block < blocks; ++block) {
      const std::uint64_t at = begin + static_cast<std::uint64_t>(block) * k_block;
      contest_.run(kind, at, std::min(k_block, end - at), own);
    }
#pragma omp critical(flotilla_races)
    fresh_[place] += own;
  }
}

/// Adds what all ranks have run since to the record.
void RaceRun::collect() {
  for (std::size_t place = 0; place < done_.size(); ++place) {
    std::vector<std::uint64_t> numbers = packed(fresh_[place]);
    ranks_.sum(numbers);
    unpack(numbers, fresh_[place]);
    add_tally(record_.layouts[place], fresh_[place]);
    record_.layouts[place].ranges.front().count = done_[place];
    fresh_[place] = races::RaceTally(settings_.arena, settings_.plans.size());
  }
}

/// Whether to go on: false if a signal asks to stop.
bool RaceRun::save_if_due() {
  if (settings_.checkpoints.checkpoint.empty()) return true;
  if (stop_has_come(ranks_)) return false;
  std::uint64_t is_due =
      stopwatch_.seconds() - saved_at_s_ >= settings_.checkpoints.checkpoint_every_s ? 1 : 0;
  ranks_.maximum({&is_due, 1});
  if (is_due == 0) return true;
  collect();
  record_.seconds = earlier_s_ + stopwatch_.seconds();
  try {
    save();
  } catch (const CommonError& error) {
    progress_.end_line();
    if (ranks_.is_first())
      print_err("warning: no checkpoint saved, the run goes on: {}\n", error.what());
  }
  saved_at_s_ = stopwatch_.seconds();
  return true;
}

void RaceRun::save() {
  on_first_rank(ranks_, [&] { store::write_race_file(checkpoint_file(), record_, provenance_); });
}

void RaceRun::show() {
  std::uint64_t done = 0, count = 0;
  for (std::size_t place = 0; place < done_.size(); ++place) {
    const std::uint64_t wanted = settings_.wanted(settings_.layouts[place]);
    done += done_[place];
    count += settings_.slice.part_of(wanted).count;
  }
  const double seconds = stopwatch_.seconds();
  const double rate = static_cast<double>(races_run_) / std::max(seconds, 1e-9);
  progress_.show(fmt::format("raced {} of {}  {} races/s  after {}  left {}", done, count,
                             short_number(rate), duration_text(seconds),
                             duration_text(static_cast<double>(count - done) / rate)));
}

}  // namespace flotilla::jobs

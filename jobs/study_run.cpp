// SPDX-License-Identifier: MIT
// Every rank sweeps for itself. Then the draws of a space are made in rounds of about half a second, which every rank
// and thread has a share of; rank 0 keeps the records, in the order of the draws.
#include "jobs/study_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <utility>

#include "jobs/agreement.hpp"
#include "jobs/count_printer.hpp"
#include "jobs/kept_runs.hpp"
#include "jobs/options/slice_settings.hpp"
#include "jobs/study_record.hpp"
#include "space/sweep_keeper.hpp"

namespace flotilla::jobs {

StudyRun::StudyRun(const StudySettings& settings, const study::Study& study,
                   shard::Communicator& ranks)
    : settings_(settings),
      study_(study),
      ranks_(ranks),
      progress_(progress_mode(ranks.is_first(), settings.status, settings.quiet), "") {
  open_sources();
  open_checkpoint();
}

void StudyRun::open_sources() {
  together(ranks_, [&] {
    for (const StudySpace& space : settings_.spaces)
      sources_.push_back(std::make_unique<StudySource>(settings_, space));
  });
  record_ = empty_record(settings_, study_, sources_);
  done_.assign(sources_.size(), 0);
}

void StudyRun::open_checkpoint() {
  if (settings_.checkpoint.empty()) return;
  on_first_rank(ranks_, [&] {
    lock_ = open_folder(settings_, [&] { return store::has_checkpoint(settings_.checkpoint); });
  });
  stop_signal_.emplace();
  const std::string problem =
      record_.asked + slice_text(settings_.slice);
  folder_.emplace(ranks_, settings_.checkpoint, problem, settings_.checkpoint_every_s);
  if (!settings_.resume) return;
  const auto state = folder_->read_state();
  if (!state) return;
  earlier_seconds_ =
      folder_->parsed(*state, [&](const std::string& text) { return add_records(text, record_); });
  for (std::size_t i = 0; i < done_.size(); ++i)
    done_before_ += done_[i] = record_.spaces[i].done();
}

std::uint64_t StudyRun::end_of(std::size_t space) const {
  return settings_.slice.part_of(record_.spaces[space].draws).count;
}

void StudyRun::run() {
  for (std::size_t space = 0; space < sources_.size(); ++space) run_space(space);
  progress_.end_line();
}

void StudyRun::run_space(std::size_t space) {
  const auto size = static_cast<std::uint64_t>(ranks_.size());
  const auto rank = static_cast<std::uint64_t>(ranks_.rank());
  std::uint64_t last_round = 0;
  double last_round_s = 0;
  while (done_[space] < end_of(space)) {
    const space::Stopwatch round;
    const std::uint64_t in_round =
        std::min(end_of(space) - done_[space], round_size(last_round, last_round_s));
    const std::uint64_t share = (in_round + size - 1) / size;
    const std::uint64_t begin = std::min(in_round, rank * share);
    std::vector<std::uint64_t> own;
    together(ranks_, [&] {
      own = records_of(sources_[space]->cases(record_.spaces[space].first + done_[space] + begin,
                                              std::min(share, in_round - begin)));
    });
    gather(space, std::move(own), share, in_round);
    done_[space] += in_round;
    last_round = in_round;
    last_round_s = round.seconds();
    show(space);
    save_if_due(space);
  }
}

/// Draws of all ranks for half a second, by the round before; rank 0 says, for clocks differ.
std::uint64_t StudyRun::round_size(std::uint64_t last_round, double last_round_s) {
  constexpr double k_round_s = 0.5;
  constexpr std::uint64_t k_most = 1U << 16U;  // their placements are kept meanwhile
  const auto workers = static_cast<std::uint64_t>(ranks_.size() * settings_.threads);
  std::uint64_t wanted = 2 * workers;
  if (last_round != 0) {
    const double times = std::clamp(k_round_s / std::max(last_round_s, 1e-6), 0.1, 16.0);
    wanted = static_cast<std::uint64_t>(static_cast<double>(last_round) * times);
  }
  wanted = ranks_.is_first() ? std::clamp(wanted, workers, std::max(workers, k_most)) : 0;
  ranks_.maximum({&wanted, 1});
  return wanted;
}

/// One after the other.
std::vector<std::uint64_t> StudyRun::records_of(const std::vector<study::Case>& cases) const {
  const std::size_t fields = study_.fields().size();
  std::vector<std::uint64_t> records(cases.size() * fields);
  std::exception_ptr failure;
  const auto all = static_cast<std::int64_t>(cases.size());
#pragma omp parallel for schedule(dynamic) num_threads(settings_.threads)
  for (std::int64_t i = 0; i < all; ++i) {
    const auto place = static_cast<std::size_t>(i);
    try {
      const study::Record record = study_.record(cases[place]);
      std::ranges::copy(record, records.begin() + static_cast<std::ptrdiff_t>(place * fields));
    } catch (...) {
#pragma omp critical(flotilla_study)
      failure = std::current_exception();
    }
  }
  if (failure) std::rethrow_exception(failure);
  return records;
}

/// Every rank's records to rank 0: runs of equal length, of which the last ones may be partly empty.
void StudyRun::gather(std::size_t space, std::vector<std::uint64_t> own, std::uint64_t share,
                      std::uint64_t in_round) {
  const std::size_t fields = study_.fields().size();
  own.resize(share * fields);
  const std::vector<std::uint64_t> all = ranks_.gather(own);
  if (!ranks_.is_first()) return;
  Records& records = record_.spaces[space].records;
  for (std::size_t draw = 0; draw < in_round; ++draw)
    for (std::size_t field = 0; field < fields; ++field)
      records[field].push_back(all[draw * fields + field]);
}

void StudyRun::save_if_due(std::size_t space) {
  if (!folder_) return;
  const auto saved = [&] {
    store::CheckpointHeader header;
    header.ring = "draws";
    header.rings = {header.ring};
    header.seconds = seconds();
    if (ranks_.is_first()) header.state = state_of(record_, header.seconds);
    return header;
  };
  if (!folder_->save_if_due(saved, nullptr, progress_))
    throw space::Stopped(fmt::format("after {} of {} draws of {}", done_[space], end_of(space),
                                     record_.spaces[space].space));
}

void StudyRun::remove_checkpoint() {
  if (folder_) folder_->remove();
}

void StudyRun::show(std::size_t space) {
  std::uint64_t done = 0;
  std::uint64_t wanted = 0;
  for (std::size_t i = 0; i < done_.size(); ++i) {
    done += done_[i];
    wanted += end_of(i);
  }
  const double run_s = stopwatch_.seconds();
  const double rate = static_cast<double>(done - done_before_) / std::max(run_s, 1e-6);
  progress_.show(
      fmt::format("{} {}  {} of {} draws  {} draws/s  after {}  left {}", study_.name(),
                  record_.spaces[space].space, to_grouped_decimal(done), to_grouped_decimal(wanted),
                  short_number(rate), duration_text(seconds()),
                  duration_text(static_cast<double>(wanted - done) / std::max(rate, 1e-6))));
}

}  // namespace flotilla::jobs

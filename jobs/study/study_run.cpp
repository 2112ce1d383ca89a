// SPDX-License-Identifier: MIT
// Every rank sweeps for itself. Then the draws of a space are made in rounds of about half a second, which every rank
// and thread has a share of; rank 0 keeps the records, in the order of the draws.
#include "jobs/study/study_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "jobs/count/agreement.hpp"
#include "jobs/options/slice_settings.hpp"
#include "jobs/study/study_record.hpp"

namespace flotilla::jobs {

StudyRun::StudyRun(const StudySettings& settings, const study::Study& study,
                   shard::Communicator& ranks)
    : ResumableRun(settings, settings, "draws", ranks), settings_(settings), study_(study) {
  open_sources();
  open_checkpoint(record_.asked + slice_text(settings_.slice),
                  [&](const std::string& state) { return add_records(state, record_); });
  for (std::size_t i = 0; i < done_.size(); ++i) done_[i] = record_.spaces[i].done();
  set_done_before(std::accumulate(done_.begin(), done_.end(), std::uint64_t{0}));
}

void StudyRun::open_sources() {
  together(ranks(), [&] {
    for (const StudySpace& space : settings_.spaces)
      sources_.push_back(std::make_unique<StudySource>(settings_, space));
  });
  record_ = empty_record(settings_, study_, sources_);
  done_.assign(sources_.size(), 0);
}

std::uint64_t StudyRun::end_of(std::size_t space) const {
  return settings_.slice.part_of(record_.spaces[space].draws).count;
}

void StudyRun::make_pieces() {
  for (std::size_t space = 0; space < sources_.size(); ++space) run_space(space);
}

void StudyRun::run_space(std::size_t space) {
  Rounds rounds(ranks(), settings_.threads);
  while (done_[space] < end_of(space)) {
    const Round round = rounds.next(end_of(space) - done_[space]);
    const std::uint64_t first = record_.spaces[space].first + done_[space] + round.begin;
    std::vector<std::uint64_t> own;
    together(ranks(), [&] { own = records_of(sources_[space]->cases(first, round.count)); });
    keep(space, gathered(std::move(own), round, study_.fields().size(), ranks()));
    done_[space] += round.pieces;
    rounds.end();
    show_draws(space);
    save_draws_if_due(space);
  }
}

/// One after the other.
std::vector<std::uint64_t> StudyRun::records_of(const std::vector<study::Case>& cases) const {
  return numbers_of(cases.size(), study_.fields().size(), settings_.threads,
                    [&](std::size_t place, std::uint64_t* numbers) {
                      std::ranges::copy(study_.record(cases[place]), numbers);
                    });
}

/// To the record, on rank 0. @param numbers  as records_of
void StudyRun::keep(std::size_t space, const std::vector<std::uint64_t>& numbers) {
  const std::size_t fields = study_.fields().size();
  for (std::size_t i = 0; i < numbers.size(); ++i)
    record_.spaces[space].records[i % fields].push_back(numbers[i]);
}

void StudyRun::show_draws(std::size_t space) {
  std::uint64_t done = 0;
  std::uint64_t wanted = 0;
  for (std::size_t i = 0; i < done_.size(); ++i) {
    done += done_[i];
    wanted += end_of(i);
  }
  show(fmt::format("{} {}  ", study_.name(), record_.spaces[space].space), done, wanted);
}

void StudyRun::save_draws_if_due(std::size_t space) {
  save_if_due([&](double seconds) { return state_of(record_, seconds); },
              [&] {
                return fmt::format("{} of {} draws of {}", done_[space], end_of(space),
                                   record_.spaces[space].space);
              });
}

}  // namespace flotilla::jobs

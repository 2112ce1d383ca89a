// SPDX-License-Identifier: MIT
#include "jobs/ask/question_run.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "fleet/formats/evidence_json.hpp"
#include "jobs/ask/asked_record.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/count/kept_runs.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/print.hpp"
#include "number/plural.hpp"
#include "store/atomic_file.hpp"
#include "store/checkpoint.hpp"

namespace flotilla::jobs {

namespace {

/// What a checkpoint is about: all that the answers depend on.
std::string problem_text(const BoardSettings& settings, const std::string& asked) {
  std::string text = asked + " of " + to_string(settings.problem());
  if (settings.known)  // on one line: messages show it
    text += ", known " + nlohmann::ordered_json::parse(to_json(settings.known->evidence)).dump();
  return text;
}

}  // namespace

QuestionRun::QuestionRun(const BoardSettings& settings, const std::string& asked,
                         const std::string& command_line, shard::Communicator& ranks)
    : settings_(settings),
      ranks_(ranks),
      provenance_(store::collect_provenance(command_line, ranks.size(), settings.threads)),
      progress_(progress_mode(ranks.is_first(), settings.status, settings.quiet), "") {
  if (settings.checkpoint.empty()) return;
  on_first_rank(ranks_, [&] {
    lock_ = open_folder(settings, [&] { return store::has_checkpoint(settings.checkpoint); });
  });
  stop_signal_.emplace(settings.time_limit_s);
  keeper_.emplace(ranks_, settings, problem_text(settings, asked), progress_);
}

void QuestionRun::say_stopped(const std::string& where) {
  progress_.end_line();
  jobs::say_stopped(where + " of board " + to_string(settings_.board), settings_, ranks_);
}

double QuestionRun::seconds() const {
  const std::chrono::duration<double> own = Clock::now() - start_;
  return own.count() + (keeper_ ? keeper_->earlier_seconds() : 0);
}

space::QuestionOptions QuestionRun::options(const std::string& what) {
  is_sweeping_ = false;
  space::QuestionOptions options{settings_};
  if (keeper_) options.keeper = &*keeper_;
  options.progress = [this, what](const space::QuestionProgress& done) {
    is_sweeping_ = true;
    const std::chrono::duration<double> after = Clock::now() - start_;
    progress_.show(fmt::format("{}{}step {}/{}  after {}", what, what.empty() ? "" : "  ",
                               done.step, done.steps, duration_text(after.count())));
  };
  return options;
}

std::optional<BerthRules> QuestionRun::rules() const {
  if (!settings_.known) return std::nullopt;
  return *settings_.known->rules;
}

store::QuestionRecord QuestionRun::record(const BigInt& count) {
  const Problem problem = settings_.problem();
  store::QuestionRecord record;
  set_asked(record, problem);
  if (settings_.known) record.evidence = to_json(settings_.known->evidence);
  record.count = count;
  record.config_toml = settings_.config_toml;
  record.seconds = seconds();
  record.peak_memory_bytes = peak_memory(ranks_);
  return record;
}

store::Provenance QuestionRun::provenance(const store::QuestionRecord& record) const {
  store::Provenance provenance = provenance_;
  provenance.seconds_total = std::chrono::duration<double>(Clock::now() - start_).count();
  provenance.peak_memory_bytes = record.peak_memory_bytes;
  return provenance;
}

void QuestionRun::show_times() const {
  if (!settings_.time) return;
  print_err("{} in all, {} to sweep, peak memory {}\n",
            duration_text(std::chrono::duration<double>(Clock::now() - start_).count()),
            duration_text(sweeps_s_), store::size_text(store::peak_memory_of_process()));
}

std::string placements_text(const store::QuestionRecord& record) {
  const char* agreeing =
      record.count == 1 ? " agrees with what is known" : " agree with what is known";
  return plural(record.count, "placement") + (record.evidence.empty() ? "" : agreeing);
}

std::string no_placement_text(const BoardSettings& settings) {
  return none_text(settings.problem(), settings.known.has_value()) +
         ", so there are no probabilities";
}

}  // namespace flotilla::jobs

// SPDX-License-Identifier: MIT
#include "jobs/count/board_run.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <utility>

#include "fleet/formats/evidence_json.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/count_options.hpp"
#include "jobs/count/count_record.hpp"
#include "jobs/count/kept_runs.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/long_run/stop_signal.hpp"
#include "jobs/print.hpp"
#include "store/atomic_file.hpp"
#include "store/checkpoint.hpp"

namespace flotilla::jobs {

BoardRun::BoardRun(const CountSettings& settings, const Board& board, shard::Communicator& ranks)
    : settings_(settings),
      board_(board),
      problem_(settings.problem(board)),
      ranks_(ranks),
      progress_(progress_mode(ranks.is_first(), settings.status, settings.quiet),
                settings.is_series ? to_string(board) : "") {
  if (!settings.checkpoint.empty())
    checkpointing_.emplace(ranks, folder_of(settings, board), problem_,
                           settings.checkpoint_every_s);
}

std::optional<store::CountRecord> BoardRun::count(store::Provenance provenance) {
  if (must_stop(settings_, ranks_)) {
    say_stopped("before board " + to_string(board_), settings_, ranks_);
    return std::nullopt;
  }
  if (auto finished = finished_earlier()) return finished;
  const space::CountResult result = sweep();
  progress_.end_line();
  if (result.is_stopped) {
    const space::RowReport& row = result.rows.back();
    say_stopped(fmt::format("after row {}/{} of board {}", row.row, row.rows, to_string(board_)),
                settings_, ranks_);
    return std::nullopt;
  }
  show_times(result);
  store::CountRecord record = record_of(result, settings_.config_toml, peak_memory(ranks_));
  if (settings_.known) record.evidence = to_json(settings_.known->evidence);
  if (checkpointing_) {
    provenance.seconds_total = record.seconds;
    provenance.peak_memory_bytes = record.peak_memory_bytes;
    on_first_rank(ranks_, [&] { keep_finished(settings_, board_, record, provenance); });
    checkpointing_->remove();
  }
  return record;
}

std::optional<store::CountRecord> BoardRun::finished_earlier() {
  std::optional<store::CountRecord> finished;
  if (!settings_.resume) return finished;
  together(ranks_, [&] { finished = read_finished(settings_, board_); });
  if (finished) checkpointing_->remove();  // what a kill between result and removal left
  return finished;
}

space::CountResult BoardRun::sweep() {
  const space::CountOptions options = alike([&] { return count_options(settings_, problem_); });
  std::optional<space::CountProgress> resume_at;
  if (settings_.resume) resume_at = checkpointing_->read_progress();
  space::CountHooks hooks = this->hooks();
  if (checkpointing_) {
    hooks.before = [this, before = hooks.before](const space::CountEstimate& estimate) {
      before(estimate);
      checkpointing_->before(estimate);
    };
    hooks.load_table = [this](shard::ShardedSweep& sweep) { checkpointing_->load_table(sweep); };
    hooks.after_row = [this](const space::RowReport& report, const space::CountProgress& done,
                             const shard::ShardedSweep& sweep) {
      show_row(report, done, sweep);
      return checkpointing_->after_row(done, sweep, progress_);
    };
  }
  return alike_unless(is_sweeping_, [&] {
    return space::count_placements(problem_, options, ranks_, hooks, std::move(resume_at));
  });
}

space::DoubleCheck BoardRun::check(const store::CountRecord& record) {
  const space::CountOptions options = alike([&] { return count_options(settings_, problem_); });
  space::DoubleCheck check = alike_unless(is_sweeping_, [&] {
    return space::double_check(result_of(record, problem_), options, ranks_, hooks());
  });
  progress_.end_line();
  if (check.is_stopped) {
    say_stopped(fmt::format("in the double check of board {}", to_string(board_)), settings_,
                ranks_);
    return check;
  }
  if (!check.agrees) {
    if (ranks_.is_first() && checkpointing_) drop_finished(settings_, board_);
    throw CommonError({k_failed, fmt::format("double check of board {}: {} disagrees, {}",
                                             to_string(board_), check.how, check.conflict)});
  }
  if (ranks_.is_first() && !settings_.quiet)
    print_err("double check of board {}: {} agrees ({})\n", to_string(board_), check.how,
              duration_text(check.seconds));
  return check;
}

space::CountHooks BoardRun::hooks() {
  space::CountHooks hooks;
  is_sweeping_ = false;
  hooks.before = [this](const space::CountEstimate& estimate) {
    is_sweeping_ = true;
    progress_.begin(estimate);
  };
  hooks.after_row = [this](const space::RowReport& report, const space::CountProgress& done,
                           const shard::ShardedSweep& sweep) {
    show_row(report, done, sweep);
    return !must_stop(settings_, ranks_);
  };
  return hooks;
}

void BoardRun::show_row(const space::RowReport& report, const space::CountProgress& done,
                        const shard::ShardedSweep& sweep) {
  std::uint64_t bytes = sweep.bytes();
  ranks_.sum({&bytes, 1});
  progress_.after_row(report, done, bytes);
}

void BoardRun::show_times(const space::CountResult& result) const {
  if (!settings_.time) return;
  const std::string memory = memory_text(ranks_);
  if (!ranks_.is_first()) return;
  double rows_s = 0;
  for (const space::RowReport& row : result.rows) rows_s += row.seconds;
  print_err("board {}: {} in all, {} to plan, {} in rows, {}\n", to_string(board_),
            duration_text(result.seconds), duration_text(result.plan_seconds),
            duration_text(rows_s), memory);
}

bool must_stop(const CheckpointSettings& settings, shard::Communicator& ranks) {
  return !settings.checkpoint.empty() && stop_has_come(ranks);
}

void say_stopped(const std::string& where, const CheckpointSettings& settings,
                 const shard::Communicator& ranks) {
  if (!ranks.is_first()) return;
  keep_begun(settings);
  print_err("stopped {}; go on with --checkpoint={} --resume\n", where,
            settings.checkpoint.string());
}

}  // namespace flotilla::jobs

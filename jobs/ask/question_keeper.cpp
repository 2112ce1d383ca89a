// SPDX-License-Identifier: MIT
#include "jobs/ask/question_keeper.hpp"

#include <fmt/format.h>

#include <utility>

#include "jobs/count/agreement.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

QuestionKeeper::QuestionKeeper(shard::Communicator& ranks, const CheckpointSettings& settings,
                               std::string problem, Progress& shown)
    : folder_(ranks, settings.checkpoint, std::move(problem), settings.checkpoint_every_s),
      shown_(shown) {
  if (!settings.resume) return;
  if (const auto state = folder_.read_state())
    sweeps_ = folder_.parsed(*state, saved_sweeps_from_text);
  earlier_seconds_ = sweeps_.seconds;
}

std::optional<frontier::HalfTotals> QuestionKeeper::begin(const space::Question& question,
                                                          const Ring& ring) {
  question_ = &question;
  ring_ = &ring;
  is_saved_ahead_ = false;
  if (asked_ == 0 && !sweeps_.is_empty()) folder_.refuse_other_rings(question.rings());
  const std::size_t place = asked_++;
  if (place >= sweeps_.finished.size()) return std::nullopt;
  return sweeps_.finished[place];
}

bool QuestionKeeper::go_on(shard::ShardedBackward& back) {
  if (sweeps_.row == 0) return false;
  folder_.load_table(back.plan(), question_->rings(), back.table());
  back.resume(sweeps_.row, sweeps_.under_way);
  is_saved_ahead_ = true;
  return true;
}

void QuestionKeeper::after_row_forward(int row) {
  const std::string where = fmt::format("after row {}/{} of the way forward", row, rows());
  if (is_saved_ahead_) {  // what is saved is worth more than what could be
    if (folder_.has_stop_come()) throw space::Stopped(where);
    return;
  }
  if (!folder_.save_if_due([&] { return header(); }, nullptr, shown_))
    throw space::Stopped(where + ", which will begin again");
}

void QuestionKeeper::after_row_back(const shard::ShardedBackward& back) {
  is_saved_ahead_ = false;
  const auto saved = [&] {
    sweeps_.row = back.row();
    sweeps_.under_way = back.totals();
    return header();
  };
  if (!folder_.save_if_due(saved, &back.table(), shown_))
    throw space::Stopped(
        fmt::format("after row {}/{} of the way back", rows() - back.row() + 1, rows()));
}

void QuestionKeeper::finish(const frontier::HalfTotals& totals) {
  sweeps_.finished.push_back(totals);
  sweeps_.row = 0;
  sweeps_.under_way = {};
}

store::CheckpointHeader QuestionKeeper::header() const {
  SavedSweeps sweeps = sweeps_;
  sweeps.seconds = earlier_seconds_ + stopwatch_.seconds();
  store::CheckpointHeader header;
  header.rings = names_of(question_->rings());
  header.ring = ring_->name();
  header.row = sweeps.row;
  header.layout_fingerprint = question_->plan().fingerprint();
  header.seconds = sweeps.seconds;
  header.state = to_text(sweeps);
  return header;
}

}  // namespace flotilla::jobs

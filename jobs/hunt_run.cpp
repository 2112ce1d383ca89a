// SPDX-License-Identifier: MIT
// Every rank finds the layouts for itself. Then the games are played in rounds of about half a second, which every rank
// and thread has a share of; rank 0 keeps the shots, in the order of the games. What a hunter fires depends on its seed,
// the game's index and the answers alone, so who plays a game does not matter.
#include "jobs/hunt_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <exception>

#if FLOTILLA_HAVE_OPENMP
#include <omp.h>
#endif

#include "jobs/agreement.hpp"
#include "jobs/count_printer.hpp"
#include "jobs/hunt_record.hpp"
#include "jobs/kept_runs.hpp"
#include "jobs/options/slice_settings.hpp"
#include "number/narrow.hpp"
#include "space/sweep_keeper.hpp"

namespace flotilla::jobs {

namespace {

/// Of this thread: other processes on its core do not count.
double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

std::size_t thread_number() {
#if FLOTILLA_HAVE_OPENMP
  return static_cast<std::size_t>(omp_get_thread_num());
#else
  return 0;
#endif
}

}  // namespace

HuntRun::HuntRun(const HuntSettings& settings, shard::Communicator& ranks)
    : settings_(settings),
      ranks_(ranks),
      progress_(progress_mode(ranks.is_first(), settings.status, settings.quiet), "") {
  together(ranks_, [&] {
    source_ = std::make_unique<HuntLayouts>(settings_);
    make_players();
  });
  record_ = empty_record(settings_, *source_);
  open_checkpoint();
}

void HuntRun::make_players() {
  std::vector<hunt::HunterMaker> makers;
  for (const std::string& name : settings_.hunters)
    makers.push_back(hunt::hunter_maker(name, settings_.rules, settings_.options));
  const auto cells = at(settings_.rules.problem.board.cells());
  for (int thread = 0; thread < settings_.threads; ++thread) {
    Player player{{}, hunt::Referee(settings_.rules), {}, {}, {}};
    for (const hunt::HunterMaker& make : makers) player.hunters.push_back(make());
    player.early_shots.assign(makers.size(), std::vector<std::uint64_t>(cells));
    player.cpu_seconds.assign(makers.size(), 0);
    players_.push_back(std::move(player));
  }
}

void HuntRun::open_checkpoint() {
  if (settings_.checkpoint.empty()) return;
  on_first_rank(ranks_, [&] {
    lock_ = open_folder(settings_, [&] { return store::has_checkpoint(settings_.checkpoint); });
  });
  stop_signal_.emplace();
  folder_.emplace(ranks_, settings_.checkpoint, record_.asked + slice_text(settings_.slice),
                  settings_.checkpoint_every_s);
  if (!settings_.resume) return;
  const auto state = folder_->read_state();
  if (!state) return;
  earlier_seconds_ =
      folder_->parsed(*state, [&](const std::string& text) { return add_games(text, record_); });
  done_ = done_before_ = record_.done();
}

std::uint64_t HuntRun::wanted() const { return settings_.slice.part_of(record_.games).count; }

void HuntRun::run() {
  const auto size = static_cast<std::uint64_t>(ranks_.size());
  const auto rank = static_cast<std::uint64_t>(ranks_.rank());
  std::uint64_t last_round = 0;
  double last_round_s = 0;
  while (done_ < wanted()) {
    const space::Stopwatch round;
    const std::uint64_t in_round = std::min(wanted() - done_, round_size(last_round, last_round_s));
    const std::uint64_t share = (in_round + size - 1) / size;
    const std::uint64_t begin = std::min(in_round, rank * share);
    std::vector<std::uint64_t> own;
    together(ranks_, [&] {
      own = played(record_.first + done_ + begin, std::min(share, in_round - begin));
    });
    gather(std::move(own), share, in_round);
    gather_sums();
    done_ += in_round;
    last_round = in_round;
    last_round_s = round.seconds();
    show();
    save_if_due();
  }
  progress_.end_line();
}

/// Games of all ranks for half a second, by the round before; rank 0 says, for clocks differ.
std::uint64_t HuntRun::round_size(std::uint64_t last_round, double last_round_s) {
  constexpr double k_round_s = 0.5;
  constexpr std::uint64_t k_most = 1U << 16U;  // their layouts are kept meanwhile
  const std::uint64_t workers =
      static_cast<std::uint64_t>(ranks_.size()) * static_cast<std::uint64_t>(settings_.threads);
  std::uint64_t games = 2 * workers;
  if (last_round != 0) {
    const double times = std::clamp(k_round_s / std::max(last_round_s, 1e-6), 0.1, 16.0);
    games = static_cast<std::uint64_t>(static_cast<double>(last_round) * times);
  }
  games = ranks_.is_first() ? std::clamp(games, workers, std::max(workers, k_most)) : 0;
  ranks_.maximum({&games, 1});
  return games;
}

/// Shots of each game, hunter after hunter.
std::vector<std::uint64_t> HuntRun::played(std::uint64_t first, std::uint64_t count) {
  const std::vector<Layout> layouts = source_->at(first, count);
  const std::size_t hunters = settings_.hunters.size();
  std::vector<std::uint64_t> shots(layouts.size() * hunters);
  std::exception_ptr failure;
  const auto all = static_cast<std::int64_t>(layouts.size());
#pragma omp parallel for schedule(dynamic) num_threads(settings_.threads)
  for (std::int64_t i = 0; i < all; ++i) {
    const auto place = static_cast<std::size_t>(i);
    try {
      play_game(players_[thread_number()], layouts[place], first + place, &shots[place * hunters]);
    } catch (...) {
#pragma omp critical(flotilla_hunt)
      failure = std::current_exception();
    }
  }
  if (failure) std::rethrow_exception(failure);
  return shots;
}

void HuntRun::play_game(Player& player, const Layout& layout, std::uint64_t game,
                        std::uint64_t* shots) {
  for (std::size_t i = 0; i < player.hunters.size(); ++i) {
    player.log.clear();
    player.referee.hide(layout);
    const double begin = cpu_seconds();
    shots[i] = static_cast<std::uint64_t>(
        hunt::play(*player.hunters[i], player.referee, settings_.rules.salvo, game, &player.log));
    player.cpu_seconds[i] += cpu_seconds() - begin;
    const std::size_t early = std::min(player.log.size(), at(settings_.early));
    for (std::size_t shot = 0; shot < early; ++shot)
      ++player.early_shots[i][at(player.log[shot].cell)];
  }
}

/// Every rank's shots to rank 0: runs of equal length, of which the last ones may be partly empty.
void HuntRun::gather(std::vector<std::uint64_t> own, std::uint64_t share, std::uint64_t in_round) {
  const std::size_t hunters = settings_.hunters.size();
  own.resize(share * hunters);
  const std::vector<std::uint64_t> all = ranks_.gather(own);
  if (!ranks_.is_first()) return;
  for (std::size_t game = 0; game < in_round; ++game)
    for (std::size_t i = 0; i < hunters; ++i)
      record_.hunters[i].shots.push_back(all[game * hunters + i]);
}

/// What threads and ranks added up, to the record of every rank.
void HuntRun::gather_sums() {
  for (std::size_t i = 0; i < record_.hunters.size(); ++i) {
    store::HunterRecord& hunter = record_.hunters[i];
    std::vector<std::uint64_t> sums(hunter.early_shots.size() + 1);
    for (Player& player : players_) {
      for (std::size_t cell = 0; cell < hunter.early_shots.size(); ++cell)
        sums[cell] += std::exchange(player.early_shots[i][cell], 0);
      sums.back() += static_cast<std::uint64_t>(1e9 * std::exchange(player.cpu_seconds[i], 0));
    }
    ranks_.sum(sums);
    for (std::size_t cell = 0; cell < hunter.early_shots.size(); ++cell)
      hunter.early_shots[cell] += sums[cell];
    hunter.cpu_seconds += 1e-9 * static_cast<double>(sums.back());
  }
}

void HuntRun::save_if_due() {
  if (!folder_) return;
  const auto saved = [&] {
    store::CheckpointHeader header;
    header.ring = "games";
    header.rings = {header.ring};
    header.seconds = seconds();
    if (ranks_.is_first()) header.state = state_of(record_, header.seconds);
    return header;
  };
  if (!folder_->save_if_due(saved, nullptr, progress_))
    throw space::Stopped(fmt::format("after {} of {} games", done_, wanted()));
}

void HuntRun::remove_checkpoint() {
  if (folder_) folder_->remove();
}

void HuntRun::show() {
  const double rate =
      static_cast<double>(done_ - done_before_) / std::max(stopwatch_.seconds(), 1e-6);
  progress_.show(
      fmt::format("{} of {} games  {} games/s  after {}  left {}", to_grouped_decimal(done_),
                  to_grouped_decimal(wanted()), short_number(rate), duration_text(seconds()),
                  duration_text(static_cast<double>(wanted() - done_) / std::max(rate, 1e-6))));
}

}  // namespace flotilla::jobs

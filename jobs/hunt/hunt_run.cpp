// SPDX-License-Identifier: MIT
// Every rank finds the layouts for itself. Then the games are played in rounds of about half a second, which every rank
// and thread has a share of; rank 0 keeps the shots, in the order of the games. What a hunter fires depends on its seed,
// the game's index and the answers alone, so who plays a game does not matter.
#include "jobs/hunt/hunt_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <utility>

#if FLOTILLA_HAVE_OPENMP
#include <omp.h>
#endif

#include "jobs/count/agreement.hpp"
#include "jobs/hunt/hunt_record.hpp"
#include "jobs/options/slice_settings.hpp"
#include "number/narrow.hpp"
#include "number/plural.hpp"

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
    : ResumableRun(settings, settings, "games", ranks), settings_(settings) {
  together(ranks, [&] {
    source_ = std::make_unique<HuntLayouts>(settings_);
    make_players();
  });
  record_ = empty_record(settings_, *source_);
  open_checkpoint(record_.asked + slice_text(settings_.slice),
                  [&](const std::string& state) { return add_games(state, record_); });
  done_ = record_.done();
  set_done_before(done_);
}

void HuntRun::make_players() {
  const auto cells = at(settings_.rules.problem.board.cells());
  for (int thread = 0; thread < settings_.threads; ++thread) {
    Player player{{}, hunt::Referee(settings_.rules), {}, {}, {}};
    for (const AskedHunter& hunter : settings_.hunters) player.hunters.push_back(hunter.make());
    player.early_shots.assign(settings_.hunters.size(), std::vector<std::uint64_t>(cells));
    player.cpu_seconds.assign(settings_.hunters.size(), 0);
    players_.push_back(std::move(player));
  }
}

std::uint64_t HuntRun::wanted() const { return settings_.slice.part_of(record_.games).count; }

void HuntRun::make_pieces() {
  Rounds rounds(ranks(), settings_.threads);
  while (done_ < wanted()) {
    const Round round = rounds.next(wanted() - done_);
    std::vector<std::uint64_t> own;
    together(ranks(), [&] { own = played(record_.first + done_ + round.begin, round.count); });
    keep(gathered(std::move(own), round, settings_.hunters.size(), ranks()));
    gather_sums();
    done_ += round.pieces;
    rounds.end();
    show("", done_, wanted());
    save_if_due([&](double seconds) { return state_of(record_, seconds); },
                [&] { return fmt::format("{} of {}", done_, plural(wanted(), "game")); });
  }
}

/// Shots of each game, hunter after hunter.
std::vector<std::uint64_t> HuntRun::played(std::uint64_t first, std::uint64_t count) {
  const std::vector<Layout> layouts = source_->at(first, count);
  return numbers_of(layouts.size(), settings_.hunters.size(), settings_.threads,
                    [&](std::size_t place, std::uint64_t* shots) {
                      play_game(players_[thread_number()], layouts[place], first + place, shots);
                    });
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

/// To the record, on rank 0. @param shots  as played
void HuntRun::keep(const std::vector<std::uint64_t>& shots) {
  const std::size_t hunters = settings_.hunters.size();
  for (std::size_t i = 0; i < shots.size(); ++i)
    record_.hunters[i % hunters].shots.push_back(shots[i]);
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
    ranks().sum(sums);
    for (std::size_t cell = 0; cell < hunter.early_shots.size(); ++cell)
      hunter.early_shots[cell] += sums[cell];
    hunter.cpu_seconds += 1e-9 * static_cast<double>(sums.back());
  }
}

}  // namespace flotilla::jobs

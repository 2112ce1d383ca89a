// SPDX-License-Identifier: MIT
#include "jobs/hunt/hunt_record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "jobs/ask/asked_record.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/plural.hpp"
#include "report/game_tables.hpp"

namespace flotilla::jobs {

namespace {

/// Adds one slice to the whole. @throws InputError  unless its games come next.
void append(store::HuntRecord& whole, const store::HuntRecord& slice, const std::string& file) {
  if (slice.done() == 0) return;
  if (slice.first != whole.done())
    throw InputError(
        fmt::format("{}: has games {}..{}; {}", file, slice.first, slice.first + slice.done() - 1,
                    slice.first > whole.done()
                        ? fmt::format("no file has games {}..{}", whole.done(), slice.first - 1)
                        : fmt::format("another file has game {} as well", slice.first)));
  for (std::size_t i = 0; i < whole.hunters.size(); ++i) {
    store::HunterRecord& hunter = whole.hunters[i];
    const store::HunterRecord& part = slice.hunters[i];
    hunter.shots.insert(hunter.shots.end(), part.shots.begin(), part.shots.end());
    for (std::size_t cell = 0; cell < hunter.early_shots.size(); ++cell)
      hunter.early_shots[cell] += part.early_shots[cell];
    hunter.cpu_seconds += part.cpu_seconds;
  }
}

}  // namespace

store::HuntRecord empty_record(const HuntSettings& settings, const HuntLayouts& source) {
  const Problem& problem = settings.rules.problem;
  store::HuntRecord record;
  set_asked(record, problem);
  record.answers = to_string(settings.rules.answers);
  record.salvo = settings.rules.salvo;
  if (!source.is_uniform()) record.layouts = source.asked();
  record.seed = settings.options.seed;
  record.games = source.games();
  record.first = settings.slice.part_of(record.games).first;
  record.early = settings.early;
  record.asked = fmt::format("hunt: {}; {}; seed {}; {} games; first {} shots; hunters",
                             to_string(settings.rules), source.asked(), record.seed, record.games,
                             record.early);
  for (const AskedHunter& hunter : settings.hunters) {
    const std::string& name = hunter.name;
    record.asked += " " + name;
    if (name.starts_with("exact-"))
      record.asked += fmt::format(" (width {})", settings.options.width);
    if (name == "exact-rollouts")
      record.asked += fmt::format(" ({} samples)", settings.options.samples);
    record.hunters.push_back({name, {}, std::vector<std::uint64_t>(at(problem.board.cells())), 0});
  }
  record.config_toml = settings.config_toml;
  return record;
}

std::string state_of(const store::HuntRecord& record, double seconds) {
  std::string text = fmt::format("{} {}", seconds, record.done());
  for (const store::HunterRecord& hunter : record.hunters) {
    text += fmt::format("\n{}", hunter.cpu_seconds);
    for (const std::uint64_t games : hunter.early_shots) text += fmt::format(" {}", games);
    for (const std::uint64_t shots : hunter.shots) text += fmt::format(" {}", shots);
  }
  return text + "\nend\n";
}

double add_games(const std::string& state, store::HuntRecord& record) {
  std::istringstream text(state);
  double seconds = 0;
  std::uint64_t done = 0;
  text >> seconds >> done;
  for (store::HunterRecord& hunter : record.hunters) {
    text >> hunter.cpu_seconds;
    for (std::uint64_t& games : hunter.early_shots) text >> games;
    if (!text || done > state.size()) throw FileError("it is cut short");
    hunter.shots.resize(done);
    for (std::uint64_t& shots : hunter.shots) text >> shots;
  }
  std::string end;
  text >> end;
  if (end != "end") throw FileError("it does not end as it should");
  return seconds;
}

store::HuntRecord put_together(const std::vector<store::HuntRecord>& slices,
                               const std::vector<std::string>& files) {
  store::HuntRecord whole = slices.front();
  whole.first = 0;
  whole.seconds = 0;
  for (store::HunterRecord& hunter : whole.hunters) {
    hunter.shots.clear();
    std::ranges::fill(hunter.early_shots, std::uint64_t{0});
    hunter.cpu_seconds = 0;
  }
  std::vector<std::size_t> order(slices.size());
  for (std::size_t i = 0; i < slices.size(); ++i) {
    if (slices[i].asked != whole.asked)
      throw InputError(fmt::format("{} and {} belong to different hunts: {}; and {}", files[0],
                                   files[i], whole.asked, slices[i].asked));
    whole.seconds += slices[i].seconds;
    whole.peak_memory_bytes = std::max(whole.peak_memory_bytes, slices[i].peak_memory_bytes);
    order[i] = i;
  }
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return slices[i].first; });
  for (const std::size_t i : order) append(whole, slices[i], files[i]);
  if (whole.done() != whole.games)
    throw InputError(fmt::format("no file has games {}..{}", whole.done(), whole.games - 1));
  return whole;
}

report::HeatMap early_map(const store::HuntRecord& record, const store::HunterRecord& hunter) {
  report::HeatMap map;
  map.board = {record.board_rows, record.board_cols};
  for (const std::uint64_t games : hunter.early_shots)
    map.probability.push_back(ratio(BigInt(games), BigInt(record.done())));
  map.title = report::game_text(record);
  map.subtitle = fmt::format("{}: percent of {} with the cell among the first {}", hunter.name,
                             plural(record.done(), "game"), plural(record.early, "shot"));
  return map;
}

}  // namespace flotilla::jobs

// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "hunt/game_rules.hpp"
#include "hunt/hunters/hunters.hpp"
#include "hunt/races/trio.hpp"
#include "jobs/options/checkpoint_settings.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "store/slice.hpp"

namespace flotilla::jobs {

/// Board, fleet, touch rule, answers and salvo of a game, as options. @throws InputError  as check_rules, naming the option.
[[nodiscard]] hunt::GameRules game_rules(const OptionValues& values);

/// Who hunts, and what results call it.
struct AskedHunter {
  std::string name;
  hunt::HunterMaker make;
};

/// Every option of `flotilla hunt`, checked.
struct HuntSettings : SweepSettings, CheckpointSettings {
  hunt::GameRules rules;
  std::vector<AskedHunter> hunters;  // each name once
  hunt::HunterOptions options;
  std::uint64_t games = 0;                // 0: as many as the file of layouts has
  std::optional<races::Pattern> pattern;  // layouts of it, each as likely as any other
  std::filesystem::path
      layouts;  // else, if not empty: those of a file; a file of flotilla finite-boards: its slowest ones
  std::string layouts_text;  // what standard input held, where layouts is "-"
  int early = 10;            // shots that the maps look at
  store::Slice slice;
  std::vector<std::string> from;  // files of slices to put together
  std::filesystem::path plot;     // histogram; maps beside it
};

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] HuntSettings hunt_settings(const OptionValues& values);

/// Every option of `flotilla advise` and `flotilla play`, checked.
struct AdviseSettings : SweepSettings {
  hunt::GameRules rules;
  bool is_interactive = false;
  int width = 0;           // cells weighed by looking ahead; 0: none is
  std::uint64_t seed = 1;  // of the hidden layout
  std::optional<AskedHunter>
      hunter;  // of play: who fires at the person's ships; nobody: the person fires
  std::filesystem::path plot;
};
[[nodiscard]] AdviseSettings advise_settings(const OptionValues& values);
[[nodiscard]] AdviseSettings play_settings(const OptionValues& values);

/// Every option of `flotilla optimal`, checked.
struct OptimalSettings : SweepSettings {
  hunt::GameRules rules;
  bool hider_chooses = false;
  int depth = 3;  // shots of a plan that are shown
};
[[nodiscard]] OptimalSettings optimal_settings(const OptionValues& values);

}  // namespace flotilla::jobs

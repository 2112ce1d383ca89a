// SPDX-License-Identifier: MIT
// The commands about games: many of them, advice in one, playing one, and best play.
#include <array>

#include "hunt/game_rules.hpp"
#include "hunt/hunters/hunters.hpp"
#include "hunt/optimal/small_game.hpp"
#include "jobs/options/hunt_options.hpp"
#include "jobs/options/shared_options.hpp"

namespace flotilla::jobs {

namespace {

using enum OptionKind;

constexpr std::string_view k_game = "The game";
constexpr std::string_view k_parts_of_hunt = "Parts of a hunt";
constexpr std::uint64_t k_most_games = 1'000'000'000;  // the shots of each are kept

constexpr Option k_game_board{
    "board", "", text, "ROWSxCOLS", "10x10", k_game, "the board, such as 10x10 or 8x12"};
constexpr Option k_game_fleet{"fleet",
                              "",
                              text,
                              "FLEET",
                              "classic",
                              k_game,
                              "LENGTH:COUNT,... such as 5:1,4:1,3:2,2:1, or a name"};
constexpr Option k_game_touch{
    "touch", "", text, "RULE", "any", k_game, "how near ships may come: none, corner or any"};
constexpr Option k_game_answers{
    "answers",
    "",
    text,
    "MODEL",
    "sunk_length",
    k_game,
    "what answers tell: hits, sunk, sunk_length or named (hits name the ship, too)"};

constexpr std::array k_hunt_options = joined(
    {
        k_game_board,
        k_game_fleet,
        k_game_touch,
        k_game_answers,
        {"salvo",
         "",
         number,
         "K",
         "1",
         k_game,
         "shots fired before the next answers are heard",
         {1, hunt::GameRules::k_max_salvo}},

        {"hunters", "", list, "LIST", "density", k_question,
         "who hunts, all on the same layouts; all: every one (see below)"},
        {"games",
         "",
         number,
         "N",
         "",
         k_question,
         "how many games each; default: 1000, or as many as there are layouts in a file",
         {1, k_most_games}},
        {"layouts", "", text, "FILE", "", k_question,
         "hide these layouts, over and over, instead of uniformly random ones; -: standard input "
         "(see below)"},
        {"width",
         "",
         number,
         "N",
         "4",
         k_question,
         "cells that exact-ties, exact-ahead and exact-rollouts weigh",
         {1, hunt::HunterOptions::k_max_width}},
        {"samples",
         "",
         number,
         "N",
         "200",
         k_question,
         "layouts that exact-rollouts tries each cell on",
         {1, hunt::HunterOptions::k_max_samples}},
        k_seed,

        {"slice", "", text, "K/N", "", k_parts_of_hunt,
         "games of part K of N alone; array: the part that this task of a Slurm job array has"},
        {"from",
         "",
         list,
         "FILES",
         "",
         k_parts_of_hunt,
         "put the results of slices together instead of playing; one file: show it again",
         {},
         false},
    },
    k_engine,
    {

        {"early",
         "",
         number,
         "N",
         "10",
         k_shown,
         "how many first shots of a game the maps count",
         {1, hunt::GameRules::k_max_cells}},
        {"quiet", "", flag, "", "false", k_shown, "the last line alone: the means"},
        {"json", "", flag, "", "false", k_shown, "one JSON object"},
        k_status,
        k_time,

        {"output", "o", text, "FILE.h5", "", k_kept, "write every game's shots and the maps"},
        {"plot", "", text, "FILE.svg", "", k_kept,
         "draw the histogram, and FILE-HUNTER.svg with the first shots; PNGs if it ends in .png"},
    },
    k_saving, k_all_have);

constexpr std::array k_advise_options = joined(
    {
        k_game_board,
        k_game_fleet,
        k_game_touch,
        k_game_answers,
        {"evidence", "", text, "FILE", "", k_question,
         "the game so far: a file of shots, a grid or JSON (see below)"},
        k_shots,
        {"ahead",
         "",
         number,
         "N",
         "",
         k_question,
         "weigh the N likeliest cells by the hits expected of two shots; default: the likeliest",
         {1, hunt::HunterOptions::k_max_width}},
        {"interactive", "", flag, "", "false", k_question,
         "play along: read an answer after each advice, until all ships are sunk"},

        {"quiet", "", flag, "", "false", k_shown, "the best shot alone"},
        {"json", "", flag, "", "false", k_shown, "one JSON object; big numbers are strings"},

        {"plot", "", text, "FILE.svg", "", k_kept,
         "draw the map; as a PNG if the name ends in .png"},
    },
    k_all_have);

constexpr std::array k_play_options = joined(
    {
        k_game_board,
        k_game_fleet,
        k_game_touch,
        k_game_answers,
        {"against", "", text, "HUNTER", "", k_question,
         "hide ships yourself and answer this hunter's shots; default: you fire at hidden ships"},
        k_seed,
    },
    k_engine, k_all_have);

constexpr std::array k_optimal_options = joined(
    {
        {"board", "", text, "ROWSxCOLS", "", k_game, "a small board, such as 4x4"},
        {"fleet", "", text, "FLEET", "", k_game, "LENGTH:COUNT,... such as 3:1 or 2:2"},
        k_game_touch,
        k_game_answers,
        {"hider-chooses", "", flag, "", "false", k_question,
         "the hider mixes layouts to need the most shots; default: all are equally likely"},

        k_memory_limit,

        {"depth",
         "",
         number,
         "N",
         "3",
         k_shown,
         "shots of a plan that are shown",
         {1, hunt::SmallGame::k_max_cells}},
        {"quiet", "", flag, "", "false", k_shown, "the last line alone: the mean"},
        {"json", "", flag, "", "false", k_shown, "one JSON object; fractions are strings"},
        k_status,
        k_time,

        {"output", "o", text, "FILE.h5", "", k_kept,
         "write the mean, exactly, for flotilla tables"},
    },
    k_all_have);

}  // namespace

const Command& hunt_command() {
  static const Command command{
      "hunt",         "[CONFIG.toml]", true, "play many games, several hunters on the same boards",
      k_hunt_options, hunt_examples};
  return command;
}

const Command& advise_command() {
  static const Command command{"advise",
                               "[CONFIG.toml]",
                               true,
                               "where to fire next: the exact map of a game under way",
                               k_advise_options,
                               advise_examples};
  return command;
}

const Command& play_command() {
  static const Command command{"play",         "",
                               false,          "play a game in the terminal, on either side",
                               k_play_options, play_examples};
  return command;
}

const Command& optimal_command() {
  static const Command command{"optimal",
                               "[CONFIG.toml]",
                               true,
                               "best play on a small board, exactly, against either kind of hider",
                               k_optimal_options,
                               optimal_examples};
  return command;
}

}  // namespace flotilla::jobs

// SPDX-License-Identifier: MIT
// The questions of flotilla limit, about races on very large boards.
#include "jobs/options/limit_commands.hpp"

#include <array>
#include <vector>

#include "jobs/options/limit_options.hpp"
#include "jobs/options/limit_plan_commands.hpp"

namespace flotilla::jobs {

namespace {

using enum OptionKind;

constexpr std::string_view k_asked = "What to find";
constexpr Option k_class{
    "class",
    "",
    text,
    "CLASS",
    "basic",
    k_asked,
    "what plans may do: basic, tiers, runs, order, classic, classic-c3 or classic-c (see below)"};

constexpr std::array k_limit_value_options = std::to_array<Option>({
    k_class,
    {"n", "", number, "N", "", k_asked,
     "lines of the finest grid, a multiple of 8 from 8 on: 256, to 4096, order to 128; for the "
     "classics "
     "of 4: 48, classic to 192, classic-c3 and classic-c to 96"},
    {"width",
     "",
     number,
     "W",
     "",
     k_means,
     "stop when the value on a grid is enclosed to W x 1e-8 %: 100, for the classics 100000",
     {1, 100'000'000}},
    {"beside", "", text, "PLAN.toml", "", k_asked,
     "draw in secret between a plan of the class and this one; not for the classics"},
    {"share", "", text, "SHARE", "1/2", k_asked, "with --beside: the chance of the class's plan"},
    k_threads,
    k_shares_as_json,
    k_status,
    limit_output("write the value and its error as a table"),
    k_help,
    k_version,
});

constexpr std::array k_limit_path_options = std::to_array<Option>({
    {"x0", "", text, "SHARE", "15/16", k_asked, "fire A to here first; 1/2..1"},
    {"pa", "", text, "SHARE", "1/2", k_asked, "then B to here, before any slot of C"},
    {"p0", "", text, "SHARE", "7/12", k_asked, "then B to here, while nothing is found"},
    {"p1", "", text, "SHARE", "13/25", k_asked, "the same once a 3 is found first"},
    {"alpha", "", text, "SHARE", "3/4", k_asked, "then first slots, this share of the rest of B"},
    {"beta", "", text, "SHARE", "1/2", k_asked, "then second slots"},
    {"random-a", "", flag, "", "false", k_asked,
     "fire A in random order, not closed in by the slots; x0 is then 1"},
    limit_json("one JSON object"),
    limit_output("write the value as a table"),
    k_help,
    k_version,
});

constexpr std::array k_limit_certify_options = std::to_array<Option>({
    {"class", "", text, "CLASS", "order", k_asked,
     "what plans may do: basic, runs, order, classic or classic-c"},
    {"side", "", text, "SIDE", "lower", k_asked,
     "lower: what a mixture of plans guarantees; upper: what no plan passes (basic, runs)"},
    {"n",
     "",
     number,
     "N",
     "16",
     k_asked,
     "lines of the lattice, for order even and to 128, for classic to 256, classic-c 80",
     {2, 4096}},
    {"width",
     "",
     number,
     "W",
     "",
     k_means,
     "stop when no mixture on the lattice guarantees W x 1e-8 % more: 100, for the classics "
     "300000",
     {1, 100'000'000}},
    k_threads,
    limit_json("one JSON object"),
    k_status,
    limit_output("write the certificate"),
    k_help,
    k_version,
});

constexpr std::array k_limit_ceiling_options = std::to_array<Option>({
    {"fleet", "", text, "FLEET", "3:2,2:1", k_asked,
     "LENGTH:COUNT,... such as 3:2,2:1, or a name such as classic"},
    {"relaxation", "", text, "NAME", "", k_asked,
     "flux, r1 or r2 (see below); default: r2 for 3:2,2:1, also with longer ships, else flux"},
    {"steps",
     "",
     number,
     "K",
     "128",
     k_asked,
     "of the lattice of r1 and r2, with longer ships to 256",
     {1, 512}},
    k_threads,
    limit_json("one JSON object; ceilings are shares of 1"),
    limit_output("write the ceiling as a certificate"),
    k_help,
    k_version,
});

constexpr std::array k_limit_classic_options = std::to_array<Option>({
    {"patterns", "", flag, "", "false", k_shown, "also what is won on every pattern"},
    k_shares_as_json,
    limit_output("write the scores as a table"),
    k_help,
    k_version,
});

constexpr std::array k_limit_verify_options = std::to_array<Option>({
    k_threads,
    limit_json("one JSON object a file"),
    k_help,
    k_version,
});

}  // namespace

const Command& limit_path_command() {
  static const Command command{"limit path",
                               "",
                               false,
                               "say what one plan with order within the parts wins, as a fraction",
                               k_limit_path_options,
                               limit_path_examples};
  return command;
}

const Command& limit_certify_command() {
  static const Command command{"limit certify",
                               "",
                               false,
                               "prove what a mixture of plans guarantees, or what no plan passes",
                               k_limit_certify_options,
                               limit_certify_examples};
  return command;
}

const Command& limit_ceiling_command() {
  static const Command command{"limit ceiling",
                               "",
                               false,
                               "prove what no strategy at all can win more than",
                               k_limit_ceiling_options,
                               limit_ceiling_examples};
  return command;
}

const Command& limit_classic_command() {
  static const Command command{"limit classic",
                               "PLAN.toml...",
                               false,
                               "score plans for the classic fleet {5,4,3,3,2}",
                               k_limit_classic_options,
                               limit_classic_examples};
  return command;
}

const Command& limit_verify_command() {
  static const Command command{
      "limit verify",         "FILE.h5...",         false, "check certificates with separate code",
      k_limit_verify_options, limit_verify_examples};
  return command;
}

const Command& limit_value_command() {
  static const Command command{"limit value",
                               "",
                               false,
                               "find what a class of plans guarantees at best",
                               k_limit_value_options,
                               limit_value_examples};
  return command;
}

std::span<const Command* const> limit_commands() {
  static const std::vector<const Command*> commands = [] {
    std::vector<const Command*> all{&limit_value_command(),   &limit_path_command(),
                                    &limit_certify_command(), &limit_ceiling_command(),
                                    &limit_verify_command(),  &limit_classic_command()};
    for (const Command& command : limit_plan_commands()) all.push_back(&command);
    return all;
  }();
  return commands;
}

}  // namespace flotilla::jobs

// SPDX-License-Identifier: MIT
#include "jobs/options/help.hpp"

#include <fmt/format.h>

#include "jobs/options/help_lines.hpp"

namespace flotilla::jobs {

namespace {

std::string option_line(const Option& option) {
  std::string names = option.short_name.empty() ? "    " : fmt::format("-{}, ", option.short_name);
  names += fmt::format("--{}", option.name);
  if (!option.value.empty()) names += fmt::format("={}", option.value);
  const std::string initial = option.initial.empty() || option.kind == OptionKind::flag
                                  ? ""
                                  : fmt::format("; default: {}", option.initial);
  const std::string allowed = option.kind == OptionKind::number
                                  ? fmt::format("; allowed {}", range_text(option.allowed))
                                  : "";
  return fmt::format("  {:<28} {}{}{}\n", names, option.help, initial, allowed);
}

}  // namespace

std::string program_help() {
  std::string commands;
  for (const Command* command : all_commands())
    commands += fmt::format("  {:<14} {}\n", command->name, command->summary);
  commands += "  limit          ask about races on very large boards; see flotilla limit --help\n";
  return fmt::format(
      R"(Flotilla counts the ways to place a fleet of ships on a board, exactly.

usage: flotilla COMMAND [OPTIONS]

Commands
{}
Options may also stand in a file that --config=FILE.toml names; not so for
{}
Try
  flotilla count --board 10x10 --fleet standard
  flotilla count --help
  flotilla --version

{})",
      commands,
      names_of_commands(
          [](const Command& command) { return find_option(command.options, "config") == nullptr; },
          "limit"),
      k_exit_codes);
}

std::string command_help(const Command& command) {
  std::string text = fmt::format("usage: flotilla {} [OPTIONS]{}{}\n\n  {}\n", command.name,
                                 command.files.empty() ? "" : " ", command.files, command.summary);
  std::string_view section;
  for (const Option& option : command.options) {
    if (option.section != section) text += fmt::format("\n{}\n", section = option.section);
    text += option_line(option);
  }
  const std::string more = command.more_help();
  text += "\n" + more;
  // Where a command has something of its own to say of them, it does.
  if (more.find("\nExit codes\n") == std::string::npos) text += fmt::format("\n{}", k_exit_codes);
  return text;
}

std::string names_of_commands(bool (*chosen)(const Command&), std::string_view also) {
  constexpr std::size_t k_width = 100;
  std::string lines;
  std::string line(1, ' ');
  const auto add = [&](std::string_view name) {
    if (line.size() + name.size() > k_width) {
      lines += line + "\n";
      line.assign(1, ' ');
    }
    line += fmt::format(" {}", name);
  };
  for (const Command* command : all_commands())
    if (chosen(*command)) add(command->name);
  if (!also.empty()) add(also);
  return lines + line + "\n";
}

std::string evidence_lines() {
  return R"(What is known (--evidence FILE, --shots TEXT; the FILE - is standard input)
  a grid     one line a row, one character a cell: . ? or _ unknown, ~ w or W water, * some ship,
             o or O a ship of one cell, < > ^ v the ends of a ship, m or M its middle; a row's number
             of ship cells after it, ? or - where it is not known. Blanks between cells and what
             follows a # are ignored; without --board the grid says the board
  shots      in the order they were fired, one a line or after commas: A1 miss, B2 hit, B3 sunk 3
             (column letter, row number). What answers tell: hits (hit says nothing of sinking), sunk
             (a hit that sinks is told), sunk_length (with the length), named (every hit tells the
             length); write --answers=MODEL or a line "answers MODEL"
  JSON       {"cells": ["..~", ...], "row_numbers": [...], "shots": ["A1 miss", ...], "answers": "sunk"}
)";
}

}  // namespace flotilla::jobs

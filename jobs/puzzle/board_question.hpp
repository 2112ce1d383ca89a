// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "jobs/exit_code.hpp"
#include "jobs/options/option_values.hpp"
#include "puzzle/contradictions.hpp"
#include "puzzle/solve.hpp"
#include "puzzle/steps.hpp"

/// What the commands that solve boards have in common.
namespace flotilla::jobs {

/// A board with what the options say of it.
struct BoardQuestion {
  std::size_t number = 1;  // from 1, over all files
  puzzle::Puzzle puzzle;
  puzzle::Task task;
  std::vector<Layout> stored;  // answers that came with it; nobody checked them

  /// Its name, or its number if it has none.
  [[nodiscard]] std::string label() const;
  /// {"board": 1, "name": ..}: how its JSON begins.
  [[nodiscard]] nlohmann::ordered_json json() const;
};

/// All boards, with the fleet, the touch rule and the reading of the options.
///
/// @throws InputError  as read_boards, for a bad option, or for a fleet without limits.
[[nodiscard]] std::vector<BoardQuestion> board_questions(const OptionValues& values);

/// @throws InputError  unless there is one board; names the option that wants it, if one does.
void only_board(const std::vector<BoardQuestion>& questions, const OptionValues& values,
                std::string_view option);

/// --reading.
[[nodiscard]] puzzle::Reading reading_asked(const OptionValues& values);

/// The rung of --up-to, or `otherwise`.
[[nodiscard]] puzzle::Rung rung_asked(const OptionValues& values, puzzle::Rung otherwise);

/// --threads, or `machine_threads`.
[[nodiscard]] int threads_asked(const OptionValues& values, int machine_threads);

/// Limits of --time-limit and --branch-limit; the clock of each board starts when it is begun.
struct Limits {
  double time_s = 0;  // 0: none
  std::uint64_t branch_points = 0;
};
[[nodiscard]] Limits limits_asked(const OptionValues& values);

/// What a solver found of a board, and what its clues show before.
struct Finding {
  std::vector<puzzle::Contradiction> contradictions;  // if any: nothing was solved
  puzzle::Solution solution;
  double cpu_s = 0;  // of the thread that looked

  enum class Verdict { contradiction, none, one, several, at_least_one, undecided };
  [[nodiscard]] Verdict verdict() const;
  /// "contradiction", "none", ..
  [[nodiscard]] static std::string_view word_of(Verdict verdict);
  [[nodiscard]] std::string_view word() const { return word_of(verdict()); }
  /// "depth", "learning", or "clues" if their contradictions need no search.
  [[nodiscard]] std::string_view engine() const;
  /// "exactly one answer", "several answers: 12 or more", ..
  [[nodiscard]] std::string sentence() const;
  void add_to(nlohmann::ordered_json& json) const;
};

/// @param options  its limits' is_over is replaced.
[[nodiscard]] Finding find_answers(const puzzle::Task& task, puzzle::SolveOptions options,
                                   const Limits& limits);

/// Prints text_of(0), text_of(1), .. to stdout, made on several threads, each as soon as those before it are.
void print_in_order(std::size_t count, int threads,
                    const std::function<std::string(std::size_t)>& text_of);

/// Reads the options of a command and has rank 0 answer, which is given the threads it may use; or prints what --help or
/// --version ask for. Collective. @throws CommonError  as read_options and `answer`.
[[nodiscard]] ExitCode answer_boards(
    const Command& command, const std::vector<std::string>& args, shard::Communicator& ranks,
    const std::function<ExitCode(const OptionValues&, int)>& answer);

/// "A1 B3".
[[nodiscard]] std::string names_of(const std::vector<Cell>& cells);
/// One line, with its end.
[[nodiscard]] std::string line_of(const nlohmann::ordered_json& json);

/// "ship A1 B1, water C1".
[[nodiscard]] std::string cells_text(const puzzle::Step& step);
[[nodiscard]] nlohmann::ordered_json step_json(const puzzle::Step& step, const puzzle::Task& task);

}  // namespace flotilla::jobs

// SPDX-License-Identifier: MIT
#include "jobs/ask/lines.hpp"

#include <fmt/format.h>

#include <numeric>
#include <optional>
#include <stdexcept>
#include <vector>

#include "jobs/ask/lines_printer.hpp"
#include "jobs/ask/lines_record.hpp"
#include "jobs/ask/question_run.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/dry_run.hpp"
#include "jobs/general_options.hpp"
#include "jobs/options/lines_settings.hpp"
#include "jobs/print.hpp"
#include "space/row_numbers.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

/// What one run finds, on every rank.
struct FoundLines {
  BigInt total;
  std::optional<NumberTable> rows, columns, pair;
};

BigInt sum_of(const NumberTable& table) {
  BigInt sum = 0;
  for (const std::vector<BigInt>& line : table)
    sum = std::accumulate(line.begin(), line.end(), std::move(sum));
  return sum;
}

space::RowNumbers ask_rows(QuestionRun& run, const LinesSettings& settings,
                           shard::Communicator& ranks) {
  return run.ask("rows", [&](const space::QuestionOptions& options) {
    return space::count_row_numbers(settings.problem(), run.rules(), options, ranks);
  });
}

/// Whether the columns' numbers are the rows'.
bool are_alike(const LinesSettings& settings) {
  return !settings.known && settings.board.rows == settings.board.cols;
}
bool sweeps_rows(const LinesSettings& settings) { return settings.rows || are_alike(settings); }
bool sweeps_columns(const LinesSettings& settings) {
  return settings.columns && !are_alike(settings);
}

/// Columns are the rows of the transposed board.
Problem turned_problem(const LinesSettings& settings) {
  Problem turned = settings.problem();
  turned.board = turned.board.transposed();
  return turned;
}
std::optional<BerthRules> turned_rules(const LinesSettings& settings) {
  if (!settings.known) return std::nullopt;
  return settings.known->rules->transposed();
}

space::RowNumbers ask_columns(QuestionRun& run, const LinesSettings& settings,
                              shard::Communicator& ranks) {
  return run.ask("columns", [&](const space::QuestionOptions& options) {
    return space::count_row_numbers(turned_problem(settings), turned_rules(settings), options,
                                    ranks);
  });
}

NumberTable ask_pair(QuestionRun& run, const LinesSettings& settings, const TwoRows& pair,
                     shard::Communicator& ranks) {
  return run.ask("pair", [&](const space::QuestionOptions& options) {
    return space::count_row_pairs(settings.problem(), run.rules(), pair.first, pair.second, options,
                                  ranks);
  });
}

/// Two sweeps that disagree about all placements would mean a defect of the program.
void check_total(const char* what, const BigInt& found, const BigInt& total) {
  if (found != total)
    throw std::logic_error(std::string(what) +
                           " sum to another number of placements than the first sweep: a defect of "
                           "this program; please report it");
}

FoundLines find(QuestionRun& run, const LinesSettings& settings, shard::Communicator& ranks) {
  FoundLines found;
  if (sweeps_rows(settings)) {
    space::RowNumbers numbers = ask_rows(run, settings, ranks);
    found.total = numbers.total;
    if (settings.columns && are_alike(settings)) found.columns = numbers.rows;
    if (settings.rows) found.rows = std::move(numbers.rows);
  }
  if (sweeps_columns(settings)) {
    space::RowNumbers numbers = ask_columns(run, settings, ranks);
    if (found.rows) check_total("columns", numbers.total, found.total);
    found.total = numbers.total;
    found.columns = std::move(numbers.rows);
  }
  if (settings.pair) {
    found.pair = ask_pair(run, settings, *settings.pair, ranks);
    check_total("the pairs of two rows", sum_of(*found.pair), found.total);
  }
  return found;
}

store::LinesRecord lines_record(store::QuestionRecord asked, const FoundLines& found,
                                const LinesSettings& settings) {
  store::LinesRecord record{std::move(asked), {}, {}, {}};
  if (found.rows) record.row_numbers = exact_table(*found.rows);
  if (found.columns) record.column_numbers = exact_table(*found.columns);
  if (found.pair)
    record.row_pair =
        store::RowPair{settings.pair->first, settings.pair->second, exact_table(*found.pair)};
  return record;
}

void find_lines(QuestionRun& run, const LinesSettings& settings, shard::Communicator& ranks) {
  const FoundLines found = find(run, settings, ranks);
  const store::LinesRecord record = lines_record(run.record(found.total), found, settings);
  on_first_rank(ranks, [&] {
    if (found.total == 0 && (settings.quiet || settings.json))
      print_err("note: {}\n", no_placement_text(settings));
    print_out("{}", lines_text(settings, record));  // first: a full disk does not take it
    check_stdout();
    if (!settings.output.empty())
      store::write_lines_file(settings.output, record, run.provenance(record));
    run.show_times();
  });
}

/// Says which sweeps are asked, for their checkpoints.
std::string asked_of(const LinesSettings& settings) {
  std::string asked = "lines:";
  if (settings.rows) asked += " rows";
  if (settings.columns) asked += " columns";
  if (settings.pair)
    asked += fmt::format(" pair {},{}", settings.pair->first + 1, settings.pair->second + 1);
  return asked;
}

ExitCode find_lines(const LinesSettings& settings, const std::string& command_line,
                    shard::Communicator& ranks) {
  on_first_rank(ranks, [&] {
    if (!settings.output.empty()) store::check_writable(settings.output);
  });
  QuestionRun run(settings, asked_of(settings), command_line, ranks);
  return run.until_stopped([&] { find_lines(run, settings, ranks); });
}

/// What find() asks.
std::vector<AskedQuestion> questions_of(const LinesSettings& settings, int ranks) {
  const space::QuestionOptions options{settings};
  const std::optional<BerthRules> rules = rules_of(settings.known);
  const Problem problem = settings.problem();
  std::vector<AskedQuestion> questions;
  if (sweeps_rows(settings))
    questions.push_back({"rows", {space::estimate_row_numbers(problem, rules, options, ranks)}});
  if (sweeps_columns(settings))
    questions.push_back({"columns",
                         {space::estimate_row_numbers(turned_problem(settings),
                                                      turned_rules(settings), options, ranks)}});
  if (settings.pair)
    questions.push_back({"the pair", space::estimate_row_pairs(problem, rules, settings.pair->first,
                                                               options, ranks)});
  return questions;
}

/// Turned evidence would have numbers of columns, which sweeps do not take.
void refuse_columns_beside_row_numbers(const LinesSettings& settings) {
  if (settings.columns && settings.known && settings.known->rules->has_row_numbers())
    throw InputError(
        "columns cannot be counted where numbers of rows are known, as this evidence has; add "
        "--rows "
        "to ask about the rows alone");
}

}  // namespace

ExitCode lines(const std::vector<std::string>& args, const std::string& command_line,
               shard::Communicator& ranks) {
  auto asked = read_settings(lines_command(), args, ranks, lines_settings);
  if (!asked) return k_done;
  LinesSettings& settings = asked->settings;
  settings.known = known_board(asked->values, settings.problem());
  alike([&] { refuse_columns_beside_row_numbers(settings); });
  if (!settings.dry_run) return find_lines(settings, command_line, ranks);
  dry_run(settings, alike([&] { return questions_of(settings, ranks.size()); }), ranks);
  return k_done;
}

}  // namespace flotilla::jobs

// SPDX-License-Identifier: MIT
#include "jobs/count/count_printer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "fleet/bound.hpp"
#include "jobs/count/count_record.hpp"
#include "jobs/print.hpp"
#include "number/plural.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::size_t k_widest_count =
    100;  // of a column; a longer number moves the rest of its row

constexpr int k_unswept_board_width = 21;  // 1000000000x1000000000

/// One word: "Z/2^64", or "Z/2^64+2xZ/p" if there are more.
std::string rings_text(const std::vector<std::string>& rings) {
  if (rings.size() <= 1) return rings.empty() ? "-" : rings.front();
  return fmt::format("{}+{}xZ/p", rings.front(), rings.size() - 1);
}

/// "4:1,3:0": the ships of a coefficient, longest first. Unlimited lengths are the same in all.
std::string ships_text(const store::CountRecord& record, const store::Coefficient& coefficient) {
  std::string text;
  for (std::size_t i = coefficient.used.size(); i-- > 0;)
    text += fmt::format("{}{}:{}", text.empty() ? "" : ",", record.polynomial_lengths[i],
                        coefficient.used[i]);
  return text.empty() ? "-" : text;
}

void print_polynomial(const store::CountRecord& record) {
  std::size_t ships_width = 0;
  std::size_t count_width = 0;
  for (const store::Coefficient& coefficient : record.polynomial) {
    ships_width = std::max(ships_width, ships_text(record, coefficient).size());
    count_width = std::max(count_width, to_grouped_decimal(coefficient.count).size());
  }
  print_out("\n{:<{}}  {:>{}}\n", "ships", ships_width, "placements", count_width);
  for (const store::Coefficient& coefficient : record.polynomial)
    print_out("{:<{}}  {:>{}}\n", ships_text(record, coefficient), ships_width,
              to_grouped_decimal(coefficient.count), count_width);
  print_out("\n");
}

nlohmann::ordered_json json_of(const store::CountRecord& record, bool with_polynomial,
                               const std::optional<space::DoubleCheck>& check) {
  nlohmann::ordered_json json = {
      {"board", fmt::format("{}x{}", record.board_rows, record.board_cols)},
      {"rows", record.board_rows},
      {"cols", record.board_cols},
      {"fleet", record.fleet},
      {"touch", record.touch},
      {"count", to_decimal(record.count)},
      {"bound_bits", record.bound_bits},
      {"rings", record.rings},
      {"states", std::to_string(most_states(record))},
      {"table_bytes", std::to_string(record.table_bytes)},
      {"seconds", record.seconds}};
  if (with_polynomial) {
    json["lengths"] = record.polynomial_lengths;
    json["polynomial"] = nlohmann::json::array();
    for (const store::Coefficient& coefficient : record.polynomial)
      json["polynomial"].push_back(
          {{"used", coefficient.used}, {"count", to_decimal(coefficient.count)}});
  }
  if (check) json["double_check"] = {{"how", check->how}, {"seconds", check->seconds}};
  return json;
}

}  // namespace

void CountPrinter::print(const store::CountRecord& record,
                         const std::optional<space::DoubleCheck>& check) {
  if (settings_.json) {
    print_out("{}\n", json_of(record, settings_.polynomial, check).dump());
  } else if (settings_.quiet) {
    if (settings_.polynomial) print_polynomial(record);
    print_out("{}\n", to_decimal(record.count));
  } else {
    if (printed_ == 0 || settings_.polynomial) print_title();
    print_row(record);
    if (settings_.polynomial) print_polynomial(record);
    if (!settings_.is_series) print_out("{}\n", to_decimal(record.count));
  }
  ++printed_;
  std::fflush(stdout);
}

void CountPrinter::print_title() {
  if (printed_ == 0) {
    if (count_width_ == 0) {
      // As wide as the largest answer can be, so that rows can be printed as they come.
      const Board largest = *std::ranges::max_element(settings_.boards, {}, &Board::cells);
      const BigInt bound = placement_upper_bound(settings_.problem(largest));
      count_width_ = to_grouped_decimal(bound).size();
    }
    count_width_ = std::clamp<std::size_t>(count_width_, 10, k_widest_count);
    print_out("fleet {}, touch {}\n", to_string(settings_.fleet), to_string(settings_.touch));
  }
  if (!is_swept()) {
    print_out("{:<{}} {:>{}}\n", "board", k_unswept_board_width, "placements", count_width_);
    return;
  }
  print_out("{:<7} {:>{}} {:>14} {:>11}  {:<12} {:>9}\n", "board", "placements", count_width_,
            "states", "table(MiB)", "ring", "time(s)");
}

void CountPrinter::print_row(const store::CountRecord& record) const {
  if (!is_swept()) {
    print_out("{:<{}} {:>{}}\n", fmt::format("{}x{}", record.board_rows, record.board_cols),
              k_unswept_board_width, to_grouped_decimal(record.count), count_width_);
    return;
  }
  print_out("{:<7} {:>{}} {:>14} {:>11.1f}  {:<12} {:>9.3f}\n",
            fmt::format("{}x{}", record.board_rows, record.board_cols),
            to_grouped_decimal(record.count), count_width_, to_grouped_decimal(most_states(record)),
            static_cast<double>(record.table_bytes) / 0x1p20, rings_text(record.rings),
            record.seconds);
}

std::optional<std::string> why_none(const Problem& problem) {
  const int longest = problem.fleet.longest();
  for (int length = longest; length > problem.board.long_side(); --length)
    if (problem.fleet.of_length(length) > 0 && !problem.fleet.is_unlimited(length))
      return fmt::format("the {}-cell ship is longer than the board {}", length,
                         to_string(problem.board));
  if (problem.fleet.cells() > problem.board.cells())
    return fmt::format("the fleet has {}, the board {} only {}",
                       plural(problem.fleet.cells(), "cell"), to_string(problem.board),
                       problem.board.cells());
  return std::nullopt;
}

std::string none_text(const Problem& problem, bool is_something_known) {
  if (const auto reason = why_none(problem)) return *reason + ": 0 placements";
  return is_something_known ? "0 placements agree with what is known"
                            : "the fleet does not fit on the board: 0 placements";
}

}  // namespace flotilla::jobs

// SPDX-License-Identifier: MIT
#pragma once

#include "store/h5.hpp"
#include "store/schema.hpp"
#include "store/ship_count.hpp"

/// What the records of all result files have in common, written and read in one place. A record has the
/// members named here, of the types that schema.hpp gives.
namespace flotilla::store {

/// What was asked: problem, board, fleet and touch rule, and what is known if the record says so.
template <typename Record>
void write_asked(h5::Group& group, const Record& record) {
  group.set(schema::k_problem, record.problem);
  group.set(schema::k_board_rows, record.board_rows);
  group.set(schema::k_board_cols, record.board_cols);
  group.set(schema::k_fleet, record.fleet);
  group.set(schema::k_touch, record.touch);
  if constexpr (requires { record.evidence; }) {
    if (!record.evidence.empty()) group.set(schema::k_evidence, record.evidence);
  }
  write_ships(group, record.ships);
}

template <typename Record>
void read_asked(const h5::Group& group, Record& record) {
  record.problem = group.get_text(schema::k_problem);
  record.board_rows = group.get<std::int32_t>(schema::k_board_rows);
  record.board_cols = group.get<std::int32_t>(schema::k_board_cols);
  record.fleet = group.get_text(schema::k_fleet);
  record.touch = group.get_text(schema::k_touch);
  if constexpr (requires { record.evidence; }) {
    if (group.has_attribute(schema::k_evidence))
      record.evidence = group.get_text(schema::k_evidence);
  }
  record.ships = read_ships(group);
}

/// What depends on the run, not on the problem: never compared between runs.
template <typename Record>
void write_run(h5::Group& group, const Record& record) {
  h5::Group run = group.create_group(schema::k_run);
  run.set(schema::k_config, record.config_toml);
  run.set(schema::k_seconds, record.seconds);
  run.set(schema::k_peak_memory_bytes, record.peak_memory_bytes);
}

template <typename Record>
void read_run(const h5::Group& group, Record& record) {
  const h5::Group run = group.group(schema::k_run);
  record.config_toml = run.get_text(schema::k_config);
  record.seconds = run.get<double>(schema::k_seconds);
  record.peak_memory_bytes = run.get<std::uint64_t>(schema::k_peak_memory_bytes);
}

}  // namespace flotilla::store

// SPDX-License-Identifier: MIT
#include "store/question_record.hpp"

#include "number/errors.hpp"
#include "store/exact_table.hpp"
#include "store/schema.hpp"

namespace flotilla::store {

void write_question(h5::Group& root, const QuestionRecord& record) {
  root.set(schema::k_problem, record.problem);
  root.set(schema::k_board_rows, record.board_rows);
  root.set(schema::k_board_cols, record.board_cols);
  root.set(schema::k_fleet, record.fleet);
  root.set(schema::k_touch, record.touch);
  if (!record.evidence.empty()) root.set(schema::k_evidence, record.evidence);
  write_ships(root, record.ships);
  root.set(schema::k_count, to_decimal(record.count));
  h5::Group run = root.create_group(schema::k_run);
  run.set(schema::k_config, record.config_toml);
  run.set(schema::k_seconds, record.seconds);
  run.set(schema::k_peak_memory_bytes, record.peak_memory_bytes);
}

QuestionRecord read_question(const h5::Group& root) {
  QuestionRecord record;
  record.problem = root.get_text(schema::k_problem);
  record.board_rows = root.get<std::int32_t>(schema::k_board_rows);
  record.board_cols = root.get<std::int32_t>(schema::k_board_cols);
  if (record.board_rows < 1 || record.board_cols < 1)
    throw FileError(root.file() + ": its board has no cells");
  record.fleet = root.get_text(schema::k_fleet);
  record.touch = root.get_text(schema::k_touch);
  if (root.has_attribute(schema::k_evidence)) record.evidence = root.get_text(schema::k_evidence);
  record.ships = read_ships(root);
  record.count = from_decimals(root, {root.get_text(schema::k_count)}).front();
  const h5::Group run = root.group(schema::k_run);
  record.config_toml = run.get_text(schema::k_config);
  record.seconds = run.get<double>(schema::k_seconds);
  record.peak_memory_bytes = run.get<std::uint64_t>(schema::k_peak_memory_bytes);
  return record;
}

}  // namespace flotilla::store

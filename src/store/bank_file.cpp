// SPDX-License-Identifier: MIT
#include "store/bank_file.hpp"

#include <numeric>

#include "number/errors.hpp"
#include "store/record_parts.hpp"
#include "store/schema.hpp"

namespace flotilla::store {

namespace {

void write_bank_question(h5::Group& root, const BankRecord& record) {
  write_asked(root, record);
  root.set(schema::k_sampler, record.sampler);
  if (!record.count.empty()) root.set(schema::k_count, record.count);
  root.set(schema::k_seed, record.seed);
  root.set(schema::k_first, record.first);
  root.set(schema::k_boards_asked, record.asked);
  root.set(schema::k_reading, record.reading);
  if (!record.up_to.empty()) root.set(schema::k_up_to, record.up_to);
  if (!record.grade.empty()) root.set(schema::k_grade, record.grade);
  root.set(schema::k_passes, record.passes);
  root.set(schema::k_removes_numbers, static_cast<std::int32_t>(record.removes_numbers));
  root.set(schema::k_attempts_allowed, record.attempts_allowed);
  root.set(schema::k_effort_allowed, record.effort_allowed);
}

BankRecord read_bank_question(const h5::Group& root) {
  BankRecord record;
  read_asked(root, record);
  const auto text_if_any = [&](std::string_view name) {
    return root.has_attribute(name) ? root.get_text(name) : std::string();
  };
  record.sampler = root.get_text(schema::k_sampler);
  record.count = text_if_any(schema::k_count);
  record.seed = root.get<std::uint64_t>(schema::k_seed);
  record.first = root.get<std::uint64_t>(schema::k_first);
  record.asked = root.get<std::uint64_t>(schema::k_boards_asked);
  record.reading = root.get_text(schema::k_reading);
  record.up_to = text_if_any(schema::k_up_to);
  record.grade = text_if_any(schema::k_grade);
  record.passes = root.get<std::int32_t>(schema::k_passes);
  record.removes_numbers = root.get<std::int32_t>(schema::k_removes_numbers) != 0;
  record.attempts_allowed = root.get<std::uint64_t>(schema::k_attempts_allowed);
  if (root.has_attribute(schema::k_effort_allowed))
    record.effort_allowed = root.get<std::uint64_t>(schema::k_effort_allowed);
  return record;
}

bool fit(const BankColumns& columns, const BankRecord& record) {
  const std::size_t boards = columns.index.size(), ships = columns.row.size();
  const auto rows = static_cast<std::size_t>(record.board_rows);
  const auto cols = static_cast<std::size_t>(record.board_cols);
  const auto all = std::accumulate(columns.ships.begin(), columns.ships.end(), std::int64_t{0});
  return columns.attempts.size() == boards && columns.given_up.size() == boards &&
         columns.conflicts.size() == boards &&
         columns.not_made_given_up.size() == columns.not_made.size() &&
         columns.grade.size() == boards && columns.seconds.size() == boards &&
         columns.ships.size() == boards && columns.clue.size() == boards * rows * cols &&
         columns.row_number.size() == boards * rows &&
         columns.column_number.size() == boards * cols && all == static_cast<std::int64_t>(ships) &&
         columns.col.size() == ships && columns.length.size() == ships &&
         columns.down.size() == ships;
}

// Files of before efforts were bounded have no such columns: nothing was given up, and no conflict counted.
void read_efforts(const h5::Group& root, BankColumns& columns) {
  if (!root.has_attribute(schema::k_effort_allowed)) {
    columns.given_up.assign(columns.index.size(), 0);
    columns.conflicts.assign(columns.index.size(), 0);
    columns.not_made_given_up.assign(columns.not_made.size(), 0);
    return;
  }
  const h5::Group group = root.group(schema::k_boards);
  columns.given_up = group.read<std::uint64_t>(schema::k_given_up);
  columns.conflicts = group.read<std::uint64_t>(schema::k_conflicts);
  columns.not_made_given_up = group.read<std::uint64_t>(schema::k_not_made_given_up);
}

BankColumns read_columns(const h5::Group& root, const BankRecord& record) {
  const h5::Group group = root.group(schema::k_boards);
  BankColumns columns;
  columns.index = group.read<std::uint64_t>(schema::k_index);
  columns.attempts = group.read<std::uint64_t>(schema::k_attempts);
  columns.grade = group.read<std::uint8_t>(schema::k_grade);
  columns.seconds = group.read<double>(schema::k_seconds);
  columns.clue = group.read<std::uint8_t>(schema::k_clue, 2);
  columns.row_number = group.read<std::int32_t>(schema::k_row_number, 2);
  columns.column_number = group.read<std::int32_t>(schema::k_column_number, 2);
  columns.ships = group.read<std::int32_t>(schema::k_ships);
  columns.row = group.read<std::int32_t>(schema::k_row);
  columns.col = group.read<std::int32_t>(schema::k_col);
  columns.length = group.read<std::int32_t>(schema::k_length);
  columns.down = group.read<std::uint8_t>(schema::k_down);
  columns.not_made = group.read<std::uint64_t>(schema::k_not_made);
  read_efforts(root, columns);
  if (!fit(columns, record))
    throw FileError(group.file() + ": the columns of its boards do not fit each other");
  return columns;
}

}  // namespace

BankFileWriter::BankFileWriter(const std::filesystem::path& path, const BankRecord& record)
    : file_(path, schema::k_bank_filetype) {
  h5::Group root = file_.root();
  write_bank_question(root, record);
  const auto rows = static_cast<std::uint64_t>(record.board_rows);
  const auto cols = static_cast<std::uint64_t>(record.board_cols);
  boards_ = root.create_group(schema::k_boards);
  index_ = boards_->create_growing<std::uint64_t>(schema::k_index);
  attempts_ = boards_->create_growing<std::uint64_t>(schema::k_attempts);
  given_up_ = boards_->create_growing<std::uint64_t>(schema::k_given_up);
  conflicts_ = boards_->create_growing<std::uint64_t>(schema::k_conflicts);
  grade_ = boards_->create_growing<std::uint8_t>(schema::k_grade);
  seconds_ = boards_->create_growing<double>(schema::k_seconds);
  clue_ = boards_->create_growing<std::uint8_t>(schema::k_clue, rows * cols);
  row_number_ = boards_->create_growing<std::int32_t>(schema::k_row_number, rows);
  column_number_ = boards_->create_growing<std::int32_t>(schema::k_column_number, cols);
  ships_ = boards_->create_growing<std::int32_t>(schema::k_ships);
  row_ = boards_->create_growing<std::int32_t>(schema::k_row);
  col_ = boards_->create_growing<std::int32_t>(schema::k_col);
  length_ = boards_->create_growing<std::int32_t>(schema::k_length);
  down_ = boards_->create_growing<std::uint8_t>(schema::k_down);
  not_made_ = boards_->create_growing<std::uint64_t>(schema::k_not_made);
  not_made_given_up_ = boards_->create_growing<std::uint64_t>(schema::k_not_made_given_up);
}

void BankFileWriter::append(const BankColumns& columns) {
  index_->append(columns.index);
  attempts_->append(columns.attempts);
  given_up_->append(columns.given_up);
  conflicts_->append(columns.conflicts);
  grade_->append(columns.grade);
  seconds_->append(columns.seconds);
  clue_->append(columns.clue);
  row_number_->append(columns.row_number);
  column_number_->append(columns.column_number);
  ships_->append(columns.ships);
  row_->append(columns.row);
  col_->append(columns.col);
  length_->append(columns.length);
  down_->append(columns.down);
  not_made_->append(columns.not_made);
  not_made_given_up_->append(columns.not_made_given_up);
  file_.check_written();
}

void BankFileWriter::commit(const BankRecord& record, const Provenance& provenance) {
  for (auto* dataset :
       {&index_, &attempts_, &given_up_, &conflicts_, &grade_, &seconds_, &clue_, &row_number_,
        &column_number_, &ships_, &row_, &col_, &length_, &down_, &not_made_, &not_made_given_up_})
    dataset->reset();
  boards_.reset();
  {
    h5::Group root = file_.root();
    write_provenance(root, provenance);
    write_run(root, record);
  }
  file_.commit();
}

BankFile read_bank_file(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, schema::k_bank_filetype);
  BankFile found;
  found.provenance = read_provenance(root);
  found.record = read_bank_question(root);
  found.columns = read_columns(root, found.record);
  read_run(root, found.record);
  return found;
}

}  // namespace flotilla::store

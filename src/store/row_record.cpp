// SPDX-License-Identifier: MIT
#include "store/row_record.hpp"

#include "number/errors.hpp"
#include "store/schema.hpp"

namespace flotilla::store {

namespace {

template <typename T>
void write_column(h5::Group& group, const char* name, const std::vector<RowRecord>& rows,
                  T RowRecord::*member) {
  std::vector<T> column;
  column.reserve(rows.size());
  for (const RowRecord& row : rows) column.push_back(row.*member);
  group.write(name, column);
}

template <typename T>
void read_column(const h5::Group& group, const char* name, std::vector<RowRecord>& rows,
                 T RowRecord::*member) {
  const std::vector<T> column = group.read<T>(name);
  if (column.size() != rows.size())
    throw FileError(group.file() + ": the columns of its table of rows differ in length");
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].*member = column[i];
}

}  // namespace

void write_rows(h5::Group& parent, const std::vector<RowRecord>& rows) {
  h5::Group group = parent.create_group(schema::k_rows);
  write_column(group, schema::k_ring, rows, &RowRecord::ring);
  write_column(group, schema::k_row, rows, &RowRecord::row);
  write_column(group, schema::k_states, rows, &RowRecord::states);
  write_column(group, schema::k_bytes, rows, &RowRecord::bytes);
  write_column(group, schema::k_updates, rows, &RowRecord::updates);
  write_column(group, schema::k_seconds, rows, &RowRecord::seconds);
}

std::vector<RowRecord> read_rows(const h5::Group& parent) {
  const h5::Group group = parent.group(schema::k_rows);
  std::vector<RowRecord> rows(group.read<std::int32_t>(schema::k_row).size());
  read_column(group, schema::k_ring, rows, &RowRecord::ring);
  read_column(group, schema::k_row, rows, &RowRecord::row);
  read_column(group, schema::k_states, rows, &RowRecord::states);
  read_column(group, schema::k_bytes, rows, &RowRecord::bytes);
  read_column(group, schema::k_updates, rows, &RowRecord::updates);
  read_column(group, schema::k_seconds, rows, &RowRecord::seconds);
  return rows;
}

}  // namespace flotilla::store

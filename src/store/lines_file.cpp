// SPDX-License-Identifier: MIT
#include "store/lines_file.hpp"

#include "number/errors.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace {

std::optional<ExactTable> read_if_there(const h5::Group& root, const char* name,
                                        const h5::Shape& shape, const BigInt& total) {
  if (!root.has(name)) return std::nullopt;
  return read_exact_table(root, name, shape, total);
}

std::optional<RowPair> read_row_pair(const h5::Group& root, const LinesRecord& record) {
  if (!root.has(schema::k_row_pair)) return std::nullopt;
  const h5::Group group = root.group(schema::k_row_pair);
  const auto numbers = static_cast<std::uint64_t>(record.board_cols) + 1;
  RowPair pair{group.get<std::int32_t>(schema::k_first), group.get<std::int32_t>(schema::k_second),
               read_exact_table(root, schema::k_row_pair, {numbers, numbers}, record.count)};
  for (const std::int32_t row : {pair.first, pair.second})
    if (row < 0 || row >= record.board_rows)
      throw FileError(group.file() + ": holds a pair of rows that are not on its board");
  return pair;
}

}  // namespace

void write_lines_file(const std::filesystem::path& path, const LinesRecord& record,
                      const Provenance& provenance) {
  SealedFile file(path, schema::k_lines_filetype);
  h5::Group root = file.root();
  write_provenance(root, provenance);
  write_question(root, record);
  if (record.row_numbers)
    write_exact_table(root, schema::k_row_numbers, *record.row_numbers, record.count);
  if (record.column_numbers)
    write_exact_table(root, schema::k_column_numbers, *record.column_numbers, record.count);
  if (record.row_pair) {
    h5::Group pair =
        write_exact_table(root, schema::k_row_pair, record.row_pair->table, record.count);
    pair.set(schema::k_first, record.row_pair->first);
    pair.set(schema::k_second, record.row_pair->second);
  }
  file.commit();
}

LinesFile read_lines_file(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, schema::k_lines_filetype);
  LinesFile found;
  found.provenance = read_provenance(root);
  LinesRecord& record = found.record;
  static_cast<QuestionRecord&>(record) = read_question(root);
  const auto rows = static_cast<std::uint64_t>(record.board_rows);
  const auto cols = static_cast<std::uint64_t>(record.board_cols);
  record.row_numbers = read_if_there(root, schema::k_row_numbers, {rows, cols + 1}, record.count);
  record.column_numbers =
      read_if_there(root, schema::k_column_numbers, {cols, rows + 1}, record.count);
  record.row_pair = read_row_pair(root, record);
  return found;
}

}  // namespace flotilla::store

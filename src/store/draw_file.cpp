// SPDX-License-Identifier: MIT
#include "store/draw_file.hpp"

#include <algorithm>
#include <numeric>
#include <span>

#include "number/errors.hpp"
#include "store/schema.hpp"

namespace flotilla::store {

namespace {

std::size_t limbs_of(const BigInt& value) {
  return std::max<std::size_t>(to_limbs(value).size(), 1);
}

void write_question(h5::Group& root, const DrawRecord& record) {
  root.set(schema::k_problem, record.problem);
  root.set(schema::k_board_rows, record.board_rows);
  root.set(schema::k_board_cols, record.board_cols);
  root.set(schema::k_fleet, record.fleet);
  root.set(schema::k_touch, record.touch);
  if (!record.evidence.empty()) root.set(schema::k_evidence, record.evidence);
  write_ships(root, record.ships);
  root.set(schema::k_count, to_decimal(record.count));
  std::vector<std::uint64_t> limbs = to_limbs(record.count);
  limbs.resize(limbs_of(record.count));
  root.write(schema::k_count_limbs, limbs);
  if (!record.stream) return;
  root.set(schema::k_seed, record.stream->seed);
  root.set(schema::k_first, record.stream->first);
}

DrawRecord read_question(const h5::Group& root) {
  DrawRecord record;
  record.problem = root.get_text(schema::k_problem);
  record.board_rows = root.get<std::int32_t>(schema::k_board_rows);
  record.board_cols = root.get<std::int32_t>(schema::k_board_cols);
  record.fleet = root.get_text(schema::k_fleet);
  record.touch = root.get_text(schema::k_touch);
  if (root.has_attribute(schema::k_evidence)) record.evidence = root.get_text(schema::k_evidence);
  record.ships = read_ships(root);
  record.count = from_limbs(root.read<std::uint64_t>(schema::k_count_limbs));
  if (to_decimal(record.count) != root.get_text(schema::k_count))
    throw FileError(root.file() + ": its count says one number in decimal and another in limbs");
  if (root.has_attribute(schema::k_seed))
    record.stream = DrawStream{root.get<std::uint64_t>(schema::k_seed),
                               root.get<std::uint64_t>(schema::k_first)};
  return record;
}

DrawColumns read_columns(const h5::Group& root) {
  const h5::Group group = root.group(schema::k_draws);
  DrawColumns columns;
  h5::Shape shape;
  const auto limbs = group.read<std::uint64_t>(schema::k_rank, 2, &shape);
  for (std::size_t i = 0; i < shape[0]; ++i)
    columns.numbers.push_back(from_limbs(std::span(limbs).subspan(i * shape[1], shape[1])));
  columns.ships = group.read<std::int32_t>(schema::k_ships);
  columns.row = group.read<std::int32_t>(schema::k_row);
  columns.col = group.read<std::int32_t>(schema::k_col);
  columns.length = group.read<std::int32_t>(schema::k_length);
  columns.down = group.read<std::uint8_t>(schema::k_down);
  const auto all = std::accumulate(columns.ships.begin(), columns.ships.end(), std::int64_t{0});
  const std::size_t ships = columns.row.size();
  if (columns.ships.size() != columns.numbers.size() || all != static_cast<std::int64_t>(ships) ||
      columns.col.size() != ships || columns.length.size() != ships || columns.down.size() != ships)
    throw FileError(group.file() + ": the columns of its draws do not fit each other");
  return columns;
}

}  // namespace

DrawFileWriter::DrawFileWriter(const std::filesystem::path& path, const DrawRecord& record)
    : file_(path, schema::k_draw_filetype), limbs_(limbs_of(record.count)) {
  h5::Group root = file_.root();
  write_question(root, record);
  draws_ = root.create_group(schema::k_draws);
  rank_ = draws_->create_growing<std::uint64_t>(schema::k_rank, limbs_);
  ships_ = draws_->create_growing<std::int32_t>(schema::k_ships);
  row_ = draws_->create_growing<std::int32_t>(schema::k_row);
  col_ = draws_->create_growing<std::int32_t>(schema::k_col);
  length_ = draws_->create_growing<std::int32_t>(schema::k_length);
  down_ = draws_->create_growing<std::uint8_t>(schema::k_down);
}

void DrawFileWriter::append(const DrawColumns& columns) {
  std::vector<std::uint64_t> limbs;
  for (const BigInt& number : columns.numbers) {
    std::vector<std::uint64_t> of_number = to_limbs(number);
    of_number.resize(limbs_);
    limbs.insert(limbs.end(), of_number.begin(), of_number.end());
  }
  rank_->append(limbs);
  ships_->append(columns.ships);
  row_->append(columns.row);
  col_->append(columns.col);
  length_->append(columns.length);
  down_->append(columns.down);
  file_.check_written();
}

void DrawFileWriter::commit(const DrawRecord& record, const Provenance& provenance) {
  for (auto* dataset : {&rank_, &ships_, &row_, &col_, &length_, &down_}) dataset->reset();
  draws_.reset();
  {
    h5::Group root = file_.root();
    write_provenance(root, provenance);
    h5::Group run = root.create_group(schema::k_run);
    run.set(schema::k_config, record.config_toml);
    run.set(schema::k_seconds, record.seconds);
    run.set(schema::k_peak_memory_bytes, record.peak_memory_bytes);
  }
  file_.commit();
}

DrawFile read_draw_file(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, schema::k_draw_filetype);
  DrawFile found;
  found.provenance = read_provenance(root);
  found.record = read_question(root);
  found.columns = read_columns(root);
  const h5::Group run = root.group(schema::k_run);
  found.record.config_toml = run.get_text(schema::k_config);
  found.record.seconds = run.get<double>(schema::k_seconds);
  found.record.peak_memory_bytes = run.get<std::uint64_t>(schema::k_peak_memory_bytes);
  return found;
}

}  // namespace flotilla::store

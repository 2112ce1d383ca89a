// SPDX-License-Identifier: MIT
#include "store/draw_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <span>

#include "number/errors.hpp"
#include "store/record_parts.hpp"
#include "store/schema.hpp"

namespace flotilla::store {

namespace {

std::size_t limbs_of(const BigInt& value) {
  return std::max<std::size_t>(to_limbs(value).size(), 1);
}

void write_draw_question(h5::Group& root, const DrawRecord& record) {
  write_asked(root, record);
  root.set(schema::k_count, to_decimal(record.count));
  std::vector<std::uint64_t> limbs = to_limbs(record.count);
  limbs.resize(limbs_of(record.count));
  root.write(schema::k_count_limbs, limbs);
  write_slice(root, record.slice);
  if (!record.stream) return;
  root.set(schema::k_seed, record.stream->seed);
  root.set(schema::k_first, record.stream->first);
}

DrawRecord read_draw_question(const h5::Group& root) {
  DrawRecord record;
  read_asked(root, record);
  record.count = from_limbs(root.read<std::uint64_t>(schema::k_count_limbs));
  if (to_decimal(record.count) != root.get_text(schema::k_count))
    throw FileError(root.file() + ": its count says one number in decimal and another in limbs");
  if (root.has_attribute(schema::k_seed))
    record.stream = DrawStream{root.get<std::uint64_t>(schema::k_seed),
                               root.get<std::uint64_t>(schema::k_first)};
  record.slice = read_slice(root);
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
  write_draw_question(root, record);
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
    write_run(root, record);
  }
  file_.commit();
}

DrawFile read_draw_file(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, schema::k_draw_filetype);
  DrawFile found;
  found.provenance = read_provenance(root);
  found.record = read_draw_question(root);
  found.columns = read_columns(root);
  read_run(root, found.record);
  return found;
}

namespace {

/// What a slice says of itself, and how many draws it has.
struct DrawSlice {
  SliceFile file;
  DrawRecord record;
  std::uint64_t draws = 0;
};

DrawSlice look_at_slice(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, schema::k_draw_filetype);
  DrawSlice slice;
  slice.record = read_draw_question(root);
  slice.draws = root.group(schema::k_draws).read<std::int32_t>(schema::k_ships).size();
  const DrawRecord& record = slice.record;
  slice.file = {path, record.slice, record.problem, read_provenance(root)};
  if (!record.evidence.empty()) slice.file.asked += ", known: " + record.evidence;
  if (record.stream) slice.file.asked += fmt::format(", seed {}", record.stream->seed);
  read_run(root, slice.record);
  return slice;
}

}  // namespace

SliceFile slice_file_of_draws(const std::filesystem::path& path) {
  return look_at_slice(path).file;
}

void merge_draw_files(const std::filesystem::path& path,
                      std::span<const std::filesystem::path> slices, const Provenance& provenance) {
  std::vector<DrawSlice> found;
  std::vector<SliceFile> files;
  for (const std::filesystem::path& slice : slices) {
    found.push_back(look_at_slice(slice));
    files.push_back(found.back().file);
  }
  const std::vector<std::size_t> order = in_slice_order(files);
  DrawRecord record = found.at(order.front()).record;
  record.slice.reset();
  record.seconds = 0;
  DrawFileWriter writer(path, record);
  std::uint64_t next = record.stream ? record.stream->first : 0;
  for (const std::size_t i : order) {
    const DrawSlice& slice = found[i];
    if (!slice.record.stream || slice.record.stream->first != next)
      throw FileError(fmt::format("{}: does not begin at draw {}, where the slice before it ends",
                                  slice.file.path.string(), next));
    next += slice.draws;
    record.seconds += slice.record.seconds;
    record.peak_memory_bytes = std::max(record.peak_memory_bytes, slice.record.peak_memory_bytes);
    writer.append(read_draw_file(slice.file.path).columns);
  }
  writer.commit(record, provenance);
}

}  // namespace flotilla::store

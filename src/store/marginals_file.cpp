// SPDX-License-Identifier: MIT
#include "store/marginals_file.hpp"

#include "number/errors.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace {

void write_berths(h5::Group& root, const std::vector<BerthCount>& berths) {
  std::vector<std::int32_t> rows, cols, lengths, vertical;
  std::vector<BigInt> placements;
  for (const BerthCount& berth : berths) {
    rows.push_back(berth.row);
    cols.push_back(berth.col);
    lengths.push_back(berth.length);
    vertical.push_back(berth.is_vertical ? 1 : 0);
    placements.push_back(berth.placements);
  }
  h5::Group group = root.create_group(schema::k_berths);
  group.write(schema::k_row, rows);
  group.write(schema::k_col, cols);
  group.write(schema::k_length, lengths);
  group.write(schema::k_vertical, vertical);
  group.write(schema::k_placements, to_decimals(placements));
}

bool is_on_board(const BerthCount& berth, const QuestionRecord& asked) {
  const std::int32_t beyond = berth.length - 1;
  return berth.row >= 0 && berth.col >= 0 && berth.length >= 1 &&
         berth.row + (berth.is_vertical ? beyond : 0) < asked.board_rows &&
         berth.col + (berth.is_vertical ? 0 : beyond) < asked.board_cols;
}

std::vector<BerthCount> read_berths(const h5::Group& root, const QuestionRecord& asked) {
  const h5::Group group = root.group(schema::k_berths);
  const auto rows = group.read<std::int32_t>(schema::k_row);
  const auto cols = group.read<std::int32_t>(schema::k_col);
  const auto lengths = group.read<std::int32_t>(schema::k_length);
  const auto vertical = group.read<std::int32_t>(schema::k_vertical);
  const std::vector<BigInt> placements =
      from_decimals(group, group.read_texts(schema::k_placements));
  for (const std::size_t size : {cols.size(), lengths.size(), vertical.size(), placements.size()})
    if (size != rows.size())
      throw FileError(group.file() + ": the columns of its berths differ in length");
  std::vector<BerthCount> berths;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    berths.push_back({rows[i], cols[i], lengths[i], vertical[i] != 0, placements[i]});
    if (!is_on_board(berths.back(), asked))
      throw FileError(group.file() + ": holds a berth that is not on its board");
  }
  return berths;
}

}  // namespace

void write_marginals_file(const std::filesystem::path& path, const MarginalsRecord& record,
                          const Provenance& provenance) {
  SealedFile file(path, schema::k_marginals_filetype);
  h5::Group root = file.root();
  write_provenance(root, provenance);
  write_question(root, record);
  root.set(schema::k_rings, record.rings);
  root.write(schema::k_length, record.lengths);
  root.write(schema::k_shape, record.shapes);
  write_exact_table(root, schema::k_ship, record.ship, record.count);
  write_exact_table(root, schema::k_by_length, record.by_length, record.count);
  write_exact_table(root, schema::k_by_axis, record.by_axis, record.count);
  write_exact_table(root, schema::k_by_shape, record.by_shape, record.count);
  write_berths(root, record.berths);
  root.write(schema::k_symmetry_class, record.symmetry_class, record.ship.shape);
  file.commit();
}

MarginalsFile read_marginals_file(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, schema::k_marginals_filetype);
  MarginalsFile found;
  found.provenance = read_provenance(root);
  MarginalsRecord& record = found.record;
  static_cast<QuestionRecord&>(record) = read_question(root);
  record.rings = root.get_texts(schema::k_rings);
  record.lengths = root.read<std::int32_t>(schema::k_length);
  record.shapes = root.read_texts(schema::k_shape);
  const auto rows = static_cast<std::uint64_t>(record.board_rows);
  const auto cols = static_cast<std::uint64_t>(record.board_cols);
  const auto table = [&](const char* name, const h5::Shape& shape) {
    return read_exact_table(root, name, shape, record.count);
  };
  record.ship = table(schema::k_ship, {rows, cols});
  record.by_length = table(schema::k_by_length, {rows, cols, record.lengths.size()});
  record.by_axis = table(schema::k_by_axis, {rows, cols, 2});
  record.by_shape = table(schema::k_by_shape, {rows, cols, record.shapes.size()});
  record.berths = read_berths(root, record);
  h5::Shape shape;
  record.symmetry_class = root.read<std::int32_t>(schema::k_symmetry_class, 2, &shape);
  if (shape != record.ship.shape)
    throw FileError(path.string() + ": its symmetry classes do not fit its board");
  return found;
}

}  // namespace flotilla::store

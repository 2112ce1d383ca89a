// SPDX-License-Identifier: MIT
#include "store/count_file.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "store/record_parts.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace {

using Limbs = std::vector<std::uint64_t>;

std::string record_name(std::size_t number) { return fmt::format("{:04}", number); }

/// Both matrices are row-major, one row a coefficient.
void write_polynomial(h5::Group& parent, const CountRecord& record) {
  h5::Group group = parent.create_group(schema::k_polynomial);
  std::size_t width = 1;
  for (const Coefficient& term : record.polynomial)
    width = std::max(width, to_limbs(term.count).size());
  std::vector<std::int32_t> used;
  Limbs limbs;
  for (const Coefficient& term : record.polynomial) {
    FLOTILLA_ASSERT_LIGHT(term.used.size() == record.polynomial_lengths.size());
    used.insert(used.end(), term.used.begin(), term.used.end());
    Limbs digits = to_limbs(term.count);
    digits.resize(width);
    limbs.insert(limbs.end(), digits.begin(), digits.end());
  }
  group.write(schema::k_length, record.polynomial_lengths);
  group.write(schema::k_used, used, {record.polynomial.size(), record.polynomial_lengths.size()});
  group.write(schema::k_limbs, limbs, {record.polynomial.size(), width});
}

void read_polynomial(const h5::Group& parent, CountRecord& record) {
  const h5::Group group = parent.group(schema::k_polynomial);
  h5::Shape used_shape;
  h5::Shape limbs_shape;
  record.polynomial_lengths = group.read<std::int32_t>(schema::k_length);
  const auto used = group.read<std::int32_t>(schema::k_used, 2, &used_shape);
  const auto limbs = group.read<std::uint64_t>(schema::k_limbs, 2, &limbs_shape);
  const std::size_t lengths = record.polynomial_lengths.size();
  if (used_shape != h5::Shape{limbs_shape[0], lengths})
    throw FileError(group.file() + ": the tables of its polynomial do not fit each other");
  for (std::size_t i = 0; i < limbs_shape[0]; ++i) {
    const auto row = std::span(used).subspan(i * lengths, lengths);
    const auto digits = std::span(limbs).subspan(i * limbs_shape[1], limbs_shape[1]);
    record.polynomial.push_back({{row.begin(), row.end()}, from_limbs(digits)});
  }
}

void write_record(h5::Group& counts, std::size_t number, const CountRecord& record) {
  h5::Group group = counts.create_group(record_name(number));
  write_asked(group, record);
  group.set(schema::k_count, to_decimal(record.count));
  Limbs limbs = to_limbs(record.count);
  limbs.resize(std::max<std::size_t>(limbs.size(), 1));
  group.write(schema::k_count_limbs, limbs);
  group.set(schema::k_bound_bits, record.bound_bits);
  group.set(schema::k_rings, record.rings);
  group.set(schema::k_table_bytes, record.table_bytes);
  write_polynomial(group, record);
  write_rows(group, record.rows);
  write_run(group, record);
}

BigInt read_count(const h5::Group& group, const std::string& name) {
  const std::string decimal = group.get_text(schema::k_count);
  const BigInt count = from_limbs(group.read<std::uint64_t>(schema::k_count_limbs));
  if (to_decimal(count) != decimal)
    throw FileError(fmt::format("{}: count {} says {} in decimal but {} in limbs", group.file(),
                                name, decimal, to_decimal(count)));
  return count;
}

CountRecord read_record(const h5::Group& counts, const std::string& name) {
  const h5::Group group = counts.group(name);
  CountRecord record;
  read_asked(group, record);
  record.count = read_count(group, name);
  record.bound_bits = group.get<std::int32_t>(schema::k_bound_bits);
  record.rings = group.get_texts(schema::k_rings);
  record.table_bytes = group.get<std::uint64_t>(schema::k_table_bytes);
  read_polynomial(group, record);
  record.rows = read_rows(group);
  read_run(group, record);
  return record;
}

}  // namespace

void write_count_file(const std::filesystem::path& path, std::span<const CountRecord> records,
                      const Provenance& provenance) {
  SealedFile file(path, schema::k_count_filetype);
  h5::Group root = file.root();
  write_provenance(root, provenance);
  h5::Group counts = root.create_group(schema::k_counts);
  for (std::size_t i = 0; i < records.size(); ++i) write_record(counts, i, records[i]);
  file.commit();
}

CountFile read_count_file(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, schema::k_count_filetype);
  CountFile found;
  found.provenance = read_provenance(root);
  const h5::Group counts = root.group(schema::k_counts);
  for (std::size_t i = 0; counts.has(record_name(i)); ++i)
    found.records.push_back(read_record(counts, record_name(i)));
  return found;
}

}  // namespace flotilla::store

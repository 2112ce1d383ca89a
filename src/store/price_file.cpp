// SPDX-License-Identifier: MIT
#include "store/price_file.hpp"

#include "number/errors.hpp"
#include "store/record_parts.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace {

void write_groups(h5::Group& root, const std::vector<PricedSize>& groups) {
  std::vector<std::uint64_t> sizes, number_sets;
  for (const PricedSize& group : groups) {
    sizes.push_back(group.size);
    number_sets.push_back(group.number_sets);
  }
  h5::Group group = root.create_group(schema::k_groups);
  group.write(schema::k_size, sizes);
  group.write(schema::k_number_sets, number_sets);
}

std::vector<PricedSize> read_groups(const h5::Group& root) {
  const h5::Group group = root.group(schema::k_groups);
  const auto sizes = group.read<std::uint64_t>(schema::k_size);
  const auto number_sets = group.read<std::uint64_t>(schema::k_number_sets);
  if (sizes.size() != number_sets.size())
    throw FileError(group.file() + ": the columns of its groups differ in length");
  std::vector<PricedSize> groups;
  for (std::size_t i = 0; i < sizes.size(); ++i) groups.push_back({sizes[i], number_sets[i]});
  return groups;
}

void check_sums(const std::string& file, const PriceRecord& record) {
  std::uint64_t placements = 0;
  std::uint64_t number_sets = 0;
  for (const PricedSize& group : record.groups) {
    placements += group.size * group.number_sets;
    number_sets += group.number_sets;
  }
  if (placements != record.placements || number_sets != record.number_sets)
    throw FileError(file + ": its groups do not add up to its placements and sets of numbers");
}

}  // namespace

void write_price_file(const std::filesystem::path& path, const PriceRecord& record,
                      const Provenance& provenance) {
  SealedFile file(path, schema::k_price_filetype);
  h5::Group root = file.root();
  write_provenance(root, provenance);
  write_asked(root, record);
  root.set(schema::k_placements, record.placements);
  root.set(schema::k_number_sets, record.number_sets);
  root.set(schema::k_pinned, record.pinned);
  root.set(schema::k_median_left, record.median_left);
  root.set(schema::k_worst_left, record.worst_left);
  root.set(schema::k_mean_left, record.mean_left);
  write_groups(root, record.groups);
  root.set(schema::k_states, record.states);
  root.set(schema::k_row_numbers, record.row_numbers);
  root.set(schema::k_additions, record.additions);
  write_run(root, record);
  file.commit();
}

PriceFile read_price_file(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, schema::k_price_filetype);
  PriceFile found;
  found.provenance = read_provenance(root);
  PriceRecord& record = found.record;
  read_asked(root, record);
  record.placements = root.get<std::uint64_t>(schema::k_placements);
  record.number_sets = root.get<std::uint64_t>(schema::k_number_sets);
  record.pinned = root.get<std::uint64_t>(schema::k_pinned);
  record.median_left = root.get<std::uint64_t>(schema::k_median_left);
  record.worst_left = root.get<std::uint64_t>(schema::k_worst_left);
  record.mean_left = root.get<double>(schema::k_mean_left);
  record.groups = read_groups(root);
  check_sums(root.file(), record);
  record.states = root.get<std::uint64_t>(schema::k_states);
  record.row_numbers = root.get<std::uint64_t>(schema::k_row_numbers);
  record.additions = root.get<std::uint64_t>(schema::k_additions);
  read_run(root, record);
  return found;
}

}  // namespace flotilla::store

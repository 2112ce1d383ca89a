// SPDX-License-Identifier: MIT
#include "store/table_file.hpp"

#include <utility>

#include "number/assert.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace {

std::size_t length_of(const Column& column) {
  return std::visit([](const auto& values) { return values.size(); }, column.values);
}

Column read_column(const h5::Group& group, const std::string& name) {
  Column column{name, group.dataset(name).get_text(schema::k_unit), {}};
  if (group.is_text(name))
    column.values = group.read_texts(name);
  else if (group.is_integer(name))
    column.values = group.read<std::uint64_t>(name);
  else
    column.values = group.read<double>(name);
  return column;
}

}  // namespace

void write_table_file(const std::filesystem::path& path, const std::string& filetype,
                      const std::vector<Column>& columns, const Provenance& provenance) {
  SealedFile file(path, filetype);
  h5::Group root = file.root();
  write_provenance(root, provenance);
  h5::Group group = root.create_group(schema::k_columns);
  std::vector<std::string> order;
  for (const Column& column : columns) {
    FLOTILLA_ASSERT_LIGHT(length_of(column) == length_of(columns.front()));
    std::visit([&](const auto& values) { group.write(column.name, values); }, column.values);
    group.dataset(column.name).set(schema::k_unit, column.unit);
    order.push_back(column.name);
  }
  group.set(schema::k_order, order);
  file.commit();
}

TableFile read_table_file(const std::filesystem::path& path, const std::string& filetype) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, filetype);
  TableFile table{filetype, {}, read_provenance(root)};
  const h5::Group group = root.group(schema::k_columns);
  for (const std::string& name : group.get_texts(schema::k_order))
    table.columns.push_back(read_column(group, name));
  return table;
}

}  // namespace flotilla::store

// SPDX-License-Identifier: MIT
#include "store/study_file.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "number/errors.hpp"
#include "store/record_parts.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace {

void write_figures(h5::Group& parent, const std::vector<StudyFigure>& figures) {
  std::vector<std::string> names, titles, units;
  std::vector<double> values, lows, highs;
  for (const StudyFigure& figure : figures) {
    names.push_back(figure.name);
    titles.push_back(figure.title);
    units.push_back(figure.unit);
    values.push_back(figure.value);
    lows.push_back(figure.low);
    highs.push_back(figure.high);
  }
  h5::Group group = parent.create_group(schema::k_figures);
  group.write(schema::k_name, names);
  group.write(schema::k_title, titles);
  group.write(schema::k_unit, units);
  group.write(schema::k_value, values);
  group.write(schema::k_low, lows);
  group.write(schema::k_high, highs);
}

std::vector<StudyFigure> read_figures(const h5::Group& parent) {
  const h5::Group group = parent.group(schema::k_figures);
  const auto names = group.read_texts(schema::k_name);
  const auto titles = group.read_texts(schema::k_title);
  const auto units = group.read_texts(schema::k_unit);
  const auto values = group.read<double>(schema::k_value);
  const auto lows = group.read<double>(schema::k_low);
  const auto highs = group.read<double>(schema::k_high);
  for (const std::size_t size :
       {titles.size(), units.size(), values.size(), lows.size(), highs.size()})
    if (size != names.size())
      throw FileError(group.file() + ": the columns of its figures differ in length");
  std::vector<StudyFigure> figures;
  for (std::size_t i = 0; i < names.size(); ++i)
    figures.push_back({names[i], titles[i], units[i], values[i], lows[i], highs[i]});
  return figures;
}

void write_space(h5::Group group, const StudySpaceRecord& space,
                 const std::vector<std::string>& fields) {
  group.set(schema::k_space, space.space);
  group.set(schema::k_problem, space.problem);
  group.set(schema::k_draws, space.draws);
  group.set(schema::k_first, space.first);
  group.set(schema::k_is_whole, std::int32_t{space.is_whole});
  h5::Group records = group.create_group(schema::k_records);
  for (std::size_t i = 0; i < fields.size(); ++i) records.write(fields[i], space.records[i]);
  write_figures(group, space.figures);
}

StudySpaceRecord read_space(const h5::Group& group, const std::vector<std::string>& fields) {
  StudySpaceRecord space;
  space.space = group.get_text(schema::k_space);
  space.problem = group.get_text(schema::k_problem);
  space.draws = group.get<std::uint64_t>(schema::k_draws);
  space.first = group.get<std::uint64_t>(schema::k_first);
  space.is_whole = group.get<std::int32_t>(schema::k_is_whole) != 0;
  const h5::Group records = group.group(schema::k_records);
  for (const std::string& field : fields)
    space.records.push_back(records.read<std::uint64_t>(field));
  for (const auto& column : space.records)
    if (column.size() != space.done())
      throw FileError(group.file() + ": the columns of its records differ in length");
  space.figures = read_figures(group);
  return space;
}

}  // namespace

void write_study_file(const std::filesystem::path& path, const StudyRecord& record,
                      const Provenance& provenance) {
  SealedFile file(path, schema::k_study_filetype);
  {
    h5::Group root = file.root();
    write_provenance(root, provenance);
    root.set(schema::k_study, record.study);
    root.set(schema::k_asked, record.asked);
    root.set(schema::k_seed, record.seed);
    root.write(schema::k_field, record.fields);
    root.write(schema::k_meaning, record.meanings);
    h5::Group spaces = root.create_group(schema::k_spaces);
    for (std::size_t i = 0; i < record.spaces.size(); ++i)
      write_space(spaces.create_group(fmt::format("{:04}", i)), record.spaces[i], record.fields);
    write_run(root, record);
  }
  file.commit();
}

StudyFile read_study_file(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, schema::k_study_filetype);
  StudyFile found;
  found.provenance = read_provenance(root);
  StudyRecord& record = found.record;
  record.study = root.get_text(schema::k_study);
  record.asked = root.get_text(schema::k_asked);
  record.seed = root.get<std::uint64_t>(schema::k_seed);
  record.fields = root.read_texts(schema::k_field);
  record.meanings = root.read_texts(schema::k_meaning);
  if (record.meanings.size() != record.fields.size())
    throw FileError(root.file() + ": its fields and their meanings differ in number");
  const h5::Group spaces = root.group(schema::k_spaces);
  for (const std::string& name : spaces.names())
    record.spaces.push_back(read_space(spaces.group(name), record.fields));
  read_run(root, record);
  return found;
}

}  // namespace flotilla::store

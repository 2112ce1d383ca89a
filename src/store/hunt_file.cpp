// SPDX-License-Identifier: MIT
#include "store/hunt_file.hpp"

#include "number/errors.hpp"
#include "store/record_parts.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace {

std::string group_name(std::size_t i) {
  std::string name = std::to_string(i);
  name.insert(0, name.size() < 4 ? 4 - name.size() : 0, '0');
  return name;
}

void write_hunters(h5::Group& root, const std::vector<HunterRecord>& hunters) {
  h5::Group all = root.create_group(schema::k_hunters);
  for (std::size_t i = 0; i < hunters.size(); ++i) {
    h5::Group group = all.create_group(group_name(i));
    group.set(schema::k_hunter, hunters[i].name);
    group.set(schema::k_cpu_seconds, hunters[i].cpu_seconds);
    group.write(schema::k_shots, hunters[i].shots);
    group.write(schema::k_early_shots, hunters[i].early_shots);
  }
}

std::vector<HunterRecord> read_hunters(const h5::Group& root) {
  const h5::Group all = root.group(schema::k_hunters);
  std::vector<HunterRecord> hunters;
  for (const std::string& name : all.names()) {
    const h5::Group group = all.group(name);
    hunters.push_back({group.get_text(schema::k_hunter), group.read<std::uint64_t>(schema::k_shots),
                       group.read<std::uint64_t>(schema::k_early_shots),
                       group.get<double>(schema::k_cpu_seconds)});
  }
  return hunters;
}

void check_hunters(const std::string& file, const HuntRecord& record) {
  const auto cells =
      static_cast<std::size_t>(record.board_rows) * static_cast<std::size_t>(record.board_cols);
  for (const HunterRecord& hunter : record.hunters) {
    if (hunter.shots.size() != record.done() || record.first + record.done() > record.games)
      throw FileError(file + ": the games of its hunters differ in number");
    if (hunter.early_shots.size() != cells)
      throw FileError(file + ": a map of first shots has other cells than the board");
    for (const std::uint64_t shots : hunter.shots)
      if (shots < 1 || shots > cells)
        throw FileError(file + ": a game of " + std::to_string(shots) + " shots on " +
                        std::to_string(cells) + " cells");
  }
}

}  // namespace

void write_hunt_file(const std::filesystem::path& path, const HuntRecord& record,
                     const Provenance& provenance) {
  SealedFile file(path, schema::k_hunt_filetype);
  h5::Group root = file.root();
  write_provenance(root, provenance);
  write_asked(root, record);
  root.set(schema::k_answers, record.answers);
  root.set(schema::k_salvo, record.salvo);
  if (!record.layouts.empty()) root.set(schema::k_hidden_layouts, record.layouts);
  root.set(schema::k_asked, record.asked);
  root.set(schema::k_seed, record.seed);
  root.set(schema::k_games, record.games);
  root.set(schema::k_first, record.first);
  root.set(schema::k_early, record.early);
  write_hunters(root, record.hunters);
  write_run(root, record);
  file.commit();
}

HuntFile read_hunt_file(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, schema::k_hunt_filetype);
  HuntFile found;
  found.provenance = read_provenance(root);
  HuntRecord& record = found.record;
  read_asked(root, record);
  record.answers = root.get_text(schema::k_answers);
  record.salvo = root.get<std::int32_t>(schema::k_salvo);
  if (root.has_attribute(schema::k_hidden_layouts))
    record.layouts = root.get_text(schema::k_hidden_layouts);
  record.asked = root.get_text(schema::k_asked);
  record.seed = root.get<std::uint64_t>(schema::k_seed);
  record.games = root.get<std::uint64_t>(schema::k_games);
  record.first = root.get<std::uint64_t>(schema::k_first);
  record.early = root.get<std::int32_t>(schema::k_early);
  record.hunters = read_hunters(root);
  read_run(root, record);
  check_hunters(root.file(), record);
  return found;
}

}  // namespace flotilla::store

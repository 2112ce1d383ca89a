// SPDX-License-Identifier: MIT
#include "jobs/ask/marginals_json.hpp"

#include "fleet/cell_name.hpp"
#include "jobs/ask/marginals_record.hpp"
#include "jobs/ask/question_json.hpp"

namespace flotilla::jobs {

namespace {

using Json = nlohmann::ordered_json;

Json cell_json(const store::MarginalsRecord& record, std::size_t cell) {
  const auto part = [&](const store::ExactTable& table, std::size_t i) {
    return to_decimal(table.placements[cell * table.shape.back() + i]);
  };
  Json by_length = Json::object();
  for (std::size_t i = 0; i < record.lengths.size(); ++i)
    by_length[std::to_string(record.lengths[i])] = part(record.by_length, i);
  Json by_shape = Json::object();
  for (std::size_t i = 0; i < record.shapes.size(); ++i)
    by_shape[record.shapes[i]] = part(record.by_shape, i);
  return {{"ship", to_decimal(record.ship.placements[cell])},
          {"by_length", by_length},
          {"across", part(record.by_axis, 0)},
          {"down", part(record.by_axis, 1)},
          {"by_shape", by_shape}};
}

Json cells_json(const store::MarginalsRecord& record) {
  Json rows = Json::array();
  const auto cols = static_cast<std::size_t>(record.board_cols);
  for (std::size_t cell = 0; cell < record.ship.placements.size(); ++cell) {
    if (cell % cols == 0) rows.push_back(Json::array());
    rows.back().push_back(cell_json(record, cell));
  }
  return rows;
}

Json names_json(const std::vector<Cell>& cells) {
  Json names = Json::array();
  for (const Cell cell : cells) names.push_back(cell_name(cell));
  return names;
}

Json classes_json(const store::MarginalsRecord& record) {
  Json classes = Json::array();
  for (const std::vector<Cell>& cells : classes_of(record)) {
    const int index = cells.front().row * record.board_cols + cells.front().col;
    const auto first = static_cast<std::size_t>(index);
    Json item = {{"cells", names_json(cells)}};
    item.update(fraction_json(record.ship.placements[first], record.count));
    classes.push_back(std::move(item));
  }
  return classes;
}

}  // namespace

std::string marginals_json(const store::MarginalsRecord& record,
                           const std::vector<report::Mark>& marks) {
  Json json = question_json(record);
  json["rings"] = record.rings;
  json["likeliest"] = names_json(likeliest_cells(record, marks));
  json["classes"] = classes_json(record);
  json["cells"] = cells_json(record);
  json["seconds"] = record.seconds;
  return json.dump() + "\n";
}

}  // namespace flotilla::jobs

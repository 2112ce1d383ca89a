// SPDX-License-Identifier: MIT
#include "jobs/draw/draw_record.hpp"

#include "fleet/formats/evidence_json.hpp"
#include "jobs/ask/asked_record.hpp"
#include "number/narrow.hpp"

namespace flotilla::jobs {

store::DrawRecord record_of(const DrawSettings& settings, const BigInt& total) {
  store::DrawRecord record;
  set_asked(record, settings.problem());
  if (settings.known) record.evidence = to_json(settings.known->evidence);
  record.count = total;
  if (settings.numbers.empty()) record.stream = store::DrawStream{settings.seed, settings.first};
  record.slice = settings.slice;
  record.config_toml = settings.config_toml;
  return record;
}

store::DrawColumns columns_of(const DrawnBatch& batch) {
  store::DrawColumns columns;
  columns.numbers = batch.numbers;
  for (const Layout& layout : batch.layouts) {
    columns.ships.push_back(narrow<std::int32_t>(layout.size()));
    for (const Ship& ship : layout) {
      columns.row.push_back(ship.first.row);
      columns.col.push_back(ship.first.col);
      columns.length.push_back(ship.length);
      columns.down.push_back(ship.vertical ? 1 : 0);
    }
  }
  return columns;
}

}  // namespace flotilla::jobs

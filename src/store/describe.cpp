// SPDX-License-Identifier: MIT
#include "store/describe.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>
#include <sstream>

#include "fleet/formats/evidence_json.hpp"
#include "fleet/formats/evidence_text.hpp"
#include "number/errors.hpp"
#include "number/plural.hpp"
#include "store/atomic_file.hpp"
#include "store/bank_file.hpp"
#include "store/ceiling_file.hpp"
#include "store/certificate_file.hpp"
#include "store/checkpoint.hpp"
#include "store/closed_form_file.hpp"
#include "store/count_file.hpp"
#include "store/draw_file.hpp"
#include "store/hunt_file.hpp"
#include "store/lines_file.hpp"
#include "store/marginals_file.hpp"
#include "store/price_file.hpp"
#include "store/race_file.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"
#include "store/study_file.hpp"
#include "store/table_file.hpp"
#include "store/text_table.hpp"
#include "store/upper_certificate_file.hpp"

namespace flotilla::store {

namespace fs = std::filesystem;

namespace {

std::string grouped(std::uint64_t value) { return to_grouped_decimal(BigInt(value)); }

std::string headline(const fs::path& path, const std::string& filetype, const std::string& what) {
  return fmt::format("{}: {}, version {}, {}\n", path.string(), filetype, schema::k_version, what);
}

std::string provenance_lines(const Provenance& p) {
  return fmt::format(
      "  written by  flotilla {} (commit {}) on {}, {} of {}\n"
      "  started     {}, took {:.3f} s, peak {} a rank\n"
      "  command     {}\n",
      p.program_version, p.git_commit, p.host, plural(p.ranks, "rank"), plural(p.threads, "thread"),
      p.start_utc, p.seconds_total, size_text(p.peak_memory_bytes), p.command_line);
}

std::uint64_t most_states(const std::vector<RowRecord>& rows) {
  std::uint64_t most = 0;
  for (const RowRecord& row : rows) most = std::max(most, row.states);
  return most;
}

std::string describe_counts(const fs::path& path) {
  const CountFile file = read_count_file(path);
  TextTable table({{"board"},
                   {"fleet"},
                   {"touch"},
                   {"count", true},
                   {"most states", true},
                   {"table", true},
                   {"rings"},
                   {"seconds", true}});
  for (const CountRecord& r : file.records)
    table.add({fmt::format("{}x{}", r.board_rows, r.board_cols), r.fleet, r.touch,
               to_grouped_decimal(r.count), grouped(most_states(r.rows)), size_text(r.table_bytes),
               fmt::format("{}", fmt::join(r.rings, ",")), fmt::format("{:.3f}", r.seconds)});
  return headline(path, schema::k_count_filetype, plural(file.records.size(), "board")) +
         table.text() + provenance_lines(file.provenance);
}

std::string describe_closed_form(const fs::path& path) {
  const ClosedFormFile file = read_closed_form_file(path);
  const ClosedFormRecord& r = file.record;
  const BivariatePolynomial& p = r.polynomial;
  return headline(path, schema::k_closed_form_filetype,
                  fmt::format("fleet {}, touch {}", r.fleet, r.touch)) +
         fmt::format(
             "  answers     any board: flotilla count --board ROWSxCOLS --closed-form {}\n"
             "  phi         {}, up to width + height = {}, from {}\n"
             "  polynomial  of degree {} in rows and in columns, from {}x{} on\n",
             path.string(), plural(r.weights.size(), "weight"), r.half_perimeter,
             plural(r.boards.size(), "board"), p.degree_m(), r.first_side, r.first_side) +
         provenance_lines(file.provenance);
}

std::string describe_prices(const fs::path& path) {
  const PriceFile file = read_price_file(path);
  const PriceRecord& r = file.record;
  return headline(path, schema::k_price_filetype, r.problem) +
         fmt::format(
             "  placements  {}, {} of numbers, {} pinned by theirs\n"
             "  left        median {}, mean {:.2f}, worst {}\n",
             grouped(r.placements), plural(r.number_sets, "set"), grouped(r.pinned),
             grouped(r.median_left), r.mean_left, grouped(r.worst_left)) +
         provenance_lines(file.provenance);
}

std::string answers_text(const std::string& sampler, std::uint64_t given_up) {
  if (sampler != "exact") return "sequential sampler, not uniform";
  return given_up > 0 ? "exact sampler, less those given up" : "exact sampler, uniform";
}

std::string describe_bank(const fs::path& path) {
  const BankFile file = read_bank_file(path);
  const BankRecord& r = file.record;
  const std::uint64_t made = file.columns.index.size();
  std::uint64_t attempts = r.attempts_allowed * file.columns.not_made.size();
  for (const std::uint64_t of_board : file.columns.attempts) attempts += of_board;
  std::uint64_t given_up = 0;
  for (const auto* column : {&file.columns.given_up, &file.columns.not_made_given_up})
    given_up = std::accumulate(column->begin(), column->end(), given_up);
  return headline(path, schema::k_bank_filetype, plural(made, "board")) +
         fmt::format(
             "  problem     {}\n  made        {} of {}, seed {} from index {}, in {}{}\n"
             "  answers     {}\n  boards      read as {}, rules {}, grade {}{}\n",
             r.problem, grouped(made), grouped(r.asked), r.seed, r.first,
             plural(attempts, "attempt"),
             r.effort_allowed == 0
                 ? ""
                 : fmt::format(", {} given up at an effort of {}", given_up, r.effort_allowed),
             answers_text(r.sampler, given_up), r.reading,
             r.up_to.empty() ? "and search" : "up to " + r.up_to, r.grade.empty() ? "any" : r.grade,
             r.removes_numbers ? ", numbers may be missing" : "") +
         provenance_lines(file.provenance);
}

/// @param about  of what it claims something  @param claims  lines, the last one without its end
std::string claim_text(const fs::path& path, const std::string& filetype, const std::string& about,
                       const std::string& claims, const Provenance& provenance) {
  return headline(path, filetype, about) + claims +
         fmt::format("; to check: flotilla limit verify {}\n", path.string()) +
         provenance_lines(provenance);
}

std::string describe_certificate(const fs::path& path) {
  const CertificateFile file = read_certificate_file(path);
  const limit::MixtureClaim& claim = file.claim;
  return claim_text(path, schema::k_certificate_filetype,
                    fmt::format("class {}, {}", claim.plan_class, plural(claim.lines, "line")),
                    fmt::format("  mixture     {}\n  guarantee   {} on each of {}",
                                plural(claim.plans.size(), "plan"), claim.guarantee,
                                plural(claim.patterns.size(), "pattern")),
                    file.provenance);
}

std::string describe_ceiling(const fs::path& path) {
  const CeilingFile file = read_ceiling_file(path);
  const limit::CeilingClaim& claim = file.claim;
  return claim_text(path, schema::k_ceiling_filetype,
                    claim.steps == 0
                        ? claim.relaxation
                        : fmt::format("{}, {}", claim.relaxation, plural(claim.steps, "step")),
                    "  ceiling     " + claim.ceiling, file.provenance);
}

std::string describe_upper_certificate(const fs::path& path) {
  const UpperCertificateFile file = read_upper_certificate_file(path);
  const limit::UpperClaim& claim = file.claim;
  return claim_text(path, schema::k_upper_certificate_filetype,
                    fmt::format("class {}, {}", claim.plan_class, plural(claim.lines, "line")),
                    fmt::format("  hider       mixes {}\n  bound       no plan wins more than {}",
                                plural(claim.patterns.size(), "pattern"), claim.bound),
                    file.provenance);
}

/// The evidence of a record as people write it, a line each; nothing if there is none.
template <typename Record>
std::string known_lines(const Record& record) {
  if (record.evidence.empty()) return "";
  const Evidence evidence = read_evidence_json(
      record.evidence, Board{record.board_rows, record.board_cols}, "the evidence of the file");
  std::string lines;
  std::istringstream text(to_text(evidence));
  for (std::string line; std::getline(text, line);)
    lines += fmt::format("  {:<10}  {}\n", lines.empty() ? "known" : "", line);
  return lines;
}

std::string describe_draws(const fs::path& path) {
  const DrawFile file = read_draw_file(path);
  const DrawRecord& r = file.record;
  const std::string stream =
      r.stream ? fmt::format("seed {}, draws {} to {}", r.stream->seed, r.stream->first,
                             r.stream->first + file.columns.numbers.size() - 1)
               : "placements asked for by number";
  return headline(path, schema::k_draw_filetype, plural(file.columns.numbers.size(), "placement")) +
         fmt::format("  problem     {}\n{}  drawn from  {}\n  stream      {}\n", r.problem,
                     known_lines(r), plural(r.count, "placement"), stream) +
         provenance_lines(file.provenance);
}

std::string describe_races(const fs::path& path) {
  const RaceFile file = read_race_file(path);
  const RaceRecord& r = file.record;
  std::uint64_t races = 0;
  for (const RacedLayouts& raced : r.layouts) races += raced.races();
  return headline(path, schema::k_race_filetype, plural(races, "race")) +
         fmt::format("  experiment  {}\n  slice       {} of {}\n", experiment_text(r), r.slice,
                     r.slices) +
         provenance_lines(file.provenance);
}

/// The lines that files about one board share.
std::string question_lines(const QuestionRecord& r) {
  return fmt::format("  placements  {}\n{}", to_grouped_decimal(r.count),
                     r.evidence.empty() ? "  known       nothing\n" : known_lines(r));
}

std::string joined(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string describe_marginals(const fs::path& path) {
  const MarginalsFile file = read_marginals_file(path);
  const MarginalsRecord& r = file.record;
  const auto classes =
      r.symmetry_class.empty() ? 0 : std::ranges::max(r.symmetry_class) + std::int32_t{1};
  return headline(path, schema::k_marginals_filetype, r.problem) + question_lines(r) +
         fmt::format(
             "  counts      {} in {}, {} used, by length {}, axis and shape\n"
             "  rings       {}\n",
             plural(r.ship.placements.size(), "cell"),
             classes == 1 ? "1 class" : fmt::format("{} classes", classes),
             plural(r.berths.size(), "berth"), fmt::join(r.lengths, ","),
             r.rings.empty() ? "none: ships were put one by one" : joined(r.rings)) +
         provenance_lines(file.provenance);
}

std::string describe_lines(const fs::path& path) {
  const LinesFile file = read_lines_file(path);
  const LinesRecord& r = file.record;
  std::vector<std::string> held;
  if (r.row_numbers) held.push_back(plural(r.row_numbers->shape.front(), "row"));
  if (r.column_numbers) held.push_back(plural(r.column_numbers->shape.front(), "column"));
  if (r.row_pair)
    held.push_back(
        fmt::format("rows {} and {} together", r.row_pair->first + 1, r.row_pair->second + 1));
  return headline(path, schema::k_lines_filetype, r.problem) + question_lines(r) +
         fmt::format("  counts      by number of ship cells: {}\n", fmt::join(held, ", ")) +
         provenance_lines(file.provenance);
}

std::string describe_study(const fs::path& path) {
  const StudyFile file = read_study_file(path);
  const StudyRecord& r = file.record;
  std::string lines;
  for (const StudySpaceRecord& space : r.spaces)
    lines += fmt::format("  {:<10}  {} of {}, from {}\n", space.space, grouped(space.done()),
                         plural(space.draws, "draw"), grouped(space.first));
  return headline(path, schema::k_study_filetype, r.study) +
         fmt::format("  asked       {}\n{}  records     {}\n", r.asked, lines,
                     fmt::join(r.fields, ", ")) +
         provenance_lines(file.provenance);
}

std::string describe_hunt(const fs::path& path) {
  const HuntFile file = read_hunt_file(path);
  const HuntRecord& r = file.record;
  std::string hunters;
  for (const HunterRecord& hunter : r.hunters) hunters += " " + hunter.name;
  return headline(path, schema::k_hunt_filetype, r.problem) +
         fmt::format("  asked       {}\n  games       {} of {}, from {}\n  hunters    {}\n",
                     r.asked, grouped(r.done()), grouped(r.games), grouped(r.first), hunters) +
         provenance_lines(file.provenance);
}

std::string cell_text(const Column& column, std::size_t row) {
  if (const auto* numbers = std::get_if<std::vector<double>>(&column.values))
    return fmt::format("{:.6g}", (*numbers)[row]);
  if (const auto* numbers = std::get_if<std::vector<std::uint64_t>>(&column.values))
    return grouped((*numbers)[row]);
  return std::get<std::vector<std::string>>(column.values)[row];
}

std::string describe_table(const fs::path& path, const std::string& filetype) {
  const TableFile file = read_table_file(path, filetype);
  std::vector<TextTable::Title> titles;
  std::size_t rows = 0;
  for (const Column& column : file.columns) {
    titles.push_back({column.unit.empty() ? column.name : column.name + " [" + column.unit + "]",
                      !std::holds_alternative<std::vector<std::string>>(column.values)});
    rows = std::visit([](const auto& values) { return values.size(); }, column.values);
  }
  TextTable table(titles);
  for (std::size_t row = 0; row < rows; ++row) {
    std::vector<std::string> cells;
    for (const Column& column : file.columns) cells.push_back(cell_text(column, row));
    table.add(std::move(cells));
  }
  return headline(path, filetype, plural(rows, "row")) + table.text() +
         provenance_lines(file.provenance);
}

/// What a manifest and a part both say.
std::string position_lines(const h5::Group& root) {
  return fmt::format("  problem     {}\n  position    in the middle of row {}, ring {}\n",
                     root.get_text(schema::k_problem), root.get<std::int32_t>(schema::k_row),
                     root.get_text(schema::k_ring));
}

std::string describe_manifest(const fs::path& path, const h5::Group& root) {
  const h5::Group parts = root.group(schema::k_parts);
  std::uint64_t bytes = 0;
  for (const std::uint64_t part : parts.read<std::uint64_t>(schema::k_bytes)) bytes += part;
  const std::vector<RowRecord> rows = read_rows(root);
  const auto ranks = static_cast<std::uint64_t>(root.get<std::int32_t>(schema::k_ranks));
  return headline(path, schema::k_checkpoint_filetype, plural(ranks, "part")) +
         position_lines(root) +
         fmt::format(
             "  rings       {}\n  states      {} after the last row\n"
             "  parts       {} in {}\n  swept for   {:.3f} s\n",
             fmt::join(root.get_texts(schema::k_rings), ", "),
             grouped(rows.empty() ? 0 : rows.back().states), size_text(bytes),
             root.get_text(schema::k_part_folder), root.get<double>(schema::k_seconds));
}

std::string describe_part(const fs::path& path, const h5::Group& root) {
  std::uint64_t bytes = 0;
  const auto groups = root.group(schema::k_index).read<std::uint64_t>(schema::k_bytes);
  for (const std::uint64_t group : groups) bytes += group;
  return headline(path, schema::k_part_filetype,
                  fmt::format("of rank {} of {}", root.get<std::int32_t>(schema::k_rank),
                              root.get<std::int32_t>(schema::k_ranks))) +
         position_lines(root) +
         fmt::format("  holds       {}, {}, in {} on disk\n", plural(groups.size(), "group"),
                     size_text(bytes), size_text(fs::file_size(path)));
}

/// A part has no seal: it is read by HDF5, whose metadata carries checksums.
bool is_part(const fs::path& path) {
  if (!fs::is_regular_file(path)) return false;
  try {
    const h5::File file = h5::File::open(path.string());
    return file.root().get_text(schema::k_filetype) == schema::k_part_filetype;
  } catch (const FileError&) {
    return false;  // open_sealed() will say what it is instead
  }
}

}  // namespace

std::string describe_file(const fs::path& path) {
  if (is_part(path)) {
    const h5::File file = h5::File::open(path.string());
    check_filetype(file.root(), schema::k_part_filetype);
    return describe_part(path, file.root());
  }
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  const std::string filetype = filetype_of(root);
  if (filetype == schema::k_count_filetype) return describe_counts(path);
  if (filetype == schema::k_closed_form_filetype) return describe_closed_form(path);
  if (filetype == schema::k_marginals_filetype) return describe_marginals(path);
  if (filetype == schema::k_lines_filetype) return describe_lines(path);
  if (filetype == schema::k_draw_filetype) return describe_draws(path);
  if (filetype == schema::k_study_filetype) return describe_study(path);
  if (filetype == schema::k_bank_filetype) return describe_bank(path);
  if (filetype == schema::k_hunt_filetype) return describe_hunt(path);
  if (filetype == schema::k_price_filetype) return describe_prices(path);
  if (filetype == schema::k_race_filetype) return describe_races(path);
  if (filetype == schema::k_certificate_filetype) return describe_certificate(path);
  if (filetype == schema::k_ceiling_filetype) return describe_ceiling(path);
  if (filetype == schema::k_upper_certificate_filetype) return describe_upper_certificate(path);
  if (filetype == schema::k_checkpoint_filetype) {
    check_filetype(root, filetype);
    return describe_manifest(path, root);
  }
  if (root.has(schema::k_columns)) return describe_table(path, filetype);
  throw FileError(fmt::format("{}: is a \"{}\" file, which this program does not know",
                              path.string(), filetype));
}

}  // namespace flotilla::store

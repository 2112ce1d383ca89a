// SPDX-License-Identifier: MIT
#include "report/facts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "fleet/cell_name.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "report/best_play.hpp"
#include "store/count_file.hpp"
#include "store/lines_file.hpp"
#include "store/marginals_file.hpp"
#include "store/price_file.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"
#include "store/table_types.hpp"

namespace flotilla::report {

namespace {

/// Evidence as published numbers name it: the same JSON without blanks.
std::string on_one_line(const std::string& json) {
  return json.empty() ? "" : nlohmann::ordered_json::parse(json).dump();
}

/// Adds numbers about one board.
class Teller {
 public:
  /// @param record  any that says board, fleet and touch
  template <typename Record>
  Teller(std::vector<Fact>& facts, const Record& record, std::string file)
      : facts_(facts), file_(std::move(file)), board_{record.board_rows, record.board_cols} {
    key_.fleet = record.fleet;
    key_.touch = record.touch;
    if constexpr (requires { record.evidence; }) key_.evidence = on_one_line(record.evidence);
  }
  void about(Quantity quantity) { key_.quantity = quantity; }
  void about(Quantity quantity, std::string fleet) {
    key_.quantity = quantity;
    key_.fleet = std::move(fleet);
  }
  void add(std::string item, NumberForm form, Rational value, bool is_listed = true) {
    facts_.push_back({.value = std::move(value),
                      .item = std::move(item),
                      .file = file_,
                      .table = key_,
                      .board = board_,
                      .form = form,
                      .is_listed = is_listed});
  }
  [[nodiscard]] const Board& board() const { return board_; }

 private:
  std::vector<Fact>& facts_;
  std::string file_;
  Board board_;
  TableKey key_;
};

/// "3:1,1:2" of used ships {2, 1} of lengths {1, 3}: longest first, as fleets are written.
std::string fleet_text(const std::vector<std::int32_t>& lengths,
                       const std::vector<std::int32_t>& used) {
  std::string text;
  for (std::size_t i = lengths.size(); i-- > 0;)
    if (used[i] > 0) text += fmt::format("{}{}:{}", text.empty() ? "" : ",", lengths[i], used[i]);
  return text.empty() ? "empty" : text;
}

void tell_count(std::vector<Fact>& facts, const store::CountRecord& record,
                const std::string& file) {
  Teller teller(facts, record, file);
  teller.about(Quantity::placements);
  teller.add("", NumberForm::whole, Rational(record.count));
  if (record.ships.size() != record.polynomial_lengths.size()) return;  // some are unlimited
  const bool has_one_length = record.polynomial_lengths.size() == 1;
  for (const store::Coefficient& smaller : record.polynomial) {
    if (has_one_length) {
      teller.about(Quantity::ships, fmt::format("{}:inf", record.polynomial_lengths.front()));
      if (smaller.count != 0)
        teller.add(std::to_string(smaller.used.front()), NumberForm::whole,
                   Rational(smaller.count));
    }
    const std::string fleet = fleet_text(record.polynomial_lengths, smaller.used);
    if (fleet == record.fleet) continue;
    teller.about(Quantity::placements, fleet);
    teller.add("", NumberForm::whole, Rational(smaller.count), false);
  }
}

Rational share(const BigInt& part, const BigInt& total) { return ratio(part, total); }

void tell_cells(std::vector<Fact>& facts, const store::MarginalsRecord& record,
                const std::string& file) {
  if (record.count == 0) return;
  Teller teller(facts, record, file);
  teller.about(Quantity::cells);
  const Board board = teller.board();
  const auto at = [&](int row, int col) -> const BigInt& {
    return record.ship.placements[static_cast<std::size_t>(row * board.cols + col)];
  };
  const BigInt& corner = at(0, 0);
  const BigInt& centre = at(board.rows / 2, board.cols / 2);
  teller.add("corner", NumberForm::percent, share(corner, record.count));
  if (board.short_side() > 2) {
    BigInt border = 0;
    for (int col = 1; col < board.cols - 1; ++col) border += at(0, col) + at(board.rows - 1, col);
    for (int row = 1; row < board.rows - 1; ++row) border += at(row, 0) + at(row, board.cols - 1);
    const BigInt cells = 2 * (board.rows + board.cols - 4);
    teller.add("border", NumberForm::percent, share(border, record.count * cells));
  }
  teller.add("centre", NumberForm::percent, share(centre, record.count));
  teller.add("corner, placements", NumberForm::whole, Rational(corner));
  teller.add("centre, placements", NumberForm::whole, Rational(centre));
  if (board.rows != board.cols || !record.evidence.empty()) return;
  // Of cells that are alike by a turn or reflection the one nearest to A1.
  for (int row = 0; row < (board.rows + 1) / 2; ++row)
    for (int col = row; col < (board.cols + 1) / 2; ++col)
      teller.add(cell_name({row, col}) + ", placements", NumberForm::whole, Rational(at(row, col)),
                 false);
}

/// Placements by number of ship cells, added up over the lines of a table [lines x (most + 1)].
std::vector<BigInt> sums_over_lines(const store::ExactTable& table) {
  const auto numbers = static_cast<std::size_t>(table.shape[1]);
  std::vector<BigInt> sums(numbers, 0);
  for (std::size_t i = 0; i < table.placements.size(); ++i)
    sums[i % numbers] += table.placements[i];
  return sums;
}

void tell_lines(std::vector<Fact>& facts, const store::LinesRecord& record,
                const std::string& file) {
  if (record.count == 0) return;
  Teller teller(facts, record, file);
  teller.about(Quantity::lines);
  // Rows and columns of a square of which nothing is known are alike.
  const bool are_alike = record.board_rows == record.board_cols && record.evidence.empty();
  const auto tell = [&](const std::optional<store::ExactTable>& table, const std::string& lines) {
    if (!table) return;
    const BigInt all = record.count * table->shape[0];
    const std::vector<BigInt> sums = sums_over_lines(*table);
    for (std::size_t number = 0; number < sums.size(); ++number)
      if (sums[number] != 0)
        teller.add(fmt::format("{}{}", lines, number), NumberForm::percent,
                   share(sums[number], all));
  };
  tell(record.row_numbers, are_alike ? "" : "rows with ");
  if (!are_alike || !record.row_numbers)
    tell(record.column_numbers, are_alike ? "" : "columns with ");
}

void tell_price(std::vector<Fact>& facts, const store::PriceRecord& record,
                const std::string& file) {
  Teller teller(facts, record, file);
  teller.about(Quantity::price);
  const auto add = [&](const char* item, std::uint64_t number) {
    teller.add(item, NumberForm::whole, Rational(number));
  };
  add("placements", record.placements);
  add("number sets", record.number_sets);
  add("pinned", record.pinned);
  if (record.placements == 0) return;
  teller.add("pinned, percent", NumberForm::percent,
             share(BigInt(record.pinned), BigInt(record.placements)));
  add("median left", record.median_left);
  BigInt squares = 0;
  for (const store::PricedSize& group : record.groups)
    squares += BigInt(group.size) * group.size * group.number_sets;
  teller.add("mean left", NumberForm::decimal, share(squares, BigInt(record.placements)));
  add("worst left", record.worst_left);
}

/// "3:1, layouts equally likely": of the usual game, in which ships may touch and sinking is told with the length.
std::string best_play_item(const BestPlayRow& row) {
  std::string item =
      row.fleet + (row.hider_chooses ? ", the hider chooses" : ", layouts equally likely");
  if (row.touch != "any") item += ", touch " + row.touch;
  if (row.answers != "sunk_length") item += ", answers " + row.answers;
  return item;
}

void tell_best_play(std::vector<Fact>& facts, const std::filesystem::path& path) {
  for (const BestPlayRow& row : read_best_play(path)) {
    TableKey key;
    key.quantity = Quantity::optimal;
    facts.push_back({.value = row.mean,
                     .item = best_play_item(row),
                     .file = path.string(),
                     .table = key,
                     .board = row.board,
                     .form = NumberForm::decimal});
  }
}

std::string type_of(const std::filesystem::path& path) {
  const store::h5::File file = store::open_sealed(path);
  return store::filetype_of(file.root());
}

}  // namespace

bool holds_facts(std::string_view filetype) {
  namespace schema = store::schema;
  constexpr std::array<std::string_view, 5> k_types = {
      schema::k_count_filetype, schema::k_marginals_filetype, schema::k_lines_filetype,
      schema::k_price_filetype, schema::k_optimal_filetype};
  return std::ranges::find(k_types, filetype) != k_types.end();
}

std::vector<Fact> facts_of(const std::filesystem::path& path) {
  namespace schema = store::schema;
  const std::string type = type_of(path);
  const std::string file = path.string();
  std::vector<Fact> facts;
  if (type == schema::k_count_filetype) {
    for (const store::CountRecord& record : store::read_count_file(path).records)
      tell_count(facts, record, file);
  } else if (type == schema::k_marginals_filetype) {
    tell_cells(facts, store::read_marginals_file(path).record, file);
  } else if (type == schema::k_lines_filetype) {
    tell_lines(facts, store::read_lines_file(path).record, file);
  } else if (type == schema::k_price_filetype) {
    tell_price(facts, store::read_price_file(path).record, file);
  } else if (type == schema::k_optimal_filetype) {
    tell_best_play(facts, path);
  } else {
    throw FileError(fmt::format("{}: is a \"{}\" file, of which there are no tables", file, type));
  }
  return facts;
}

}  // namespace flotilla::report

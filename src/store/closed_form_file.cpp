// SPDX-License-Identifier: MIT
#include "store/closed_form_file.hpp"

#include <algorithm>
#include <utility>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "store/record_parts.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace {

constexpr std::int32_t k_max_power = 1000;  // of a polynomial: one a ship
constexpr char k_misfit[] = ": the tables of its closed form do not fit each other";

/// Fractions as two columns of decimal text.
void write_fractions(h5::Group& group, const std::vector<Rational>& fractions) {
  std::vector<std::string> numerators;
  std::vector<std::string> denominators;
  for (const Rational& fraction : fractions) {
    numerators.push_back(to_decimal(boost::multiprecision::numerator(fraction)));
    denominators.push_back(to_decimal(boost::multiprecision::denominator(fraction)));
  }
  group.write(schema::k_numerator, numerators);
  group.write(schema::k_denominator, denominators);
}

/// @param count  how many there must be
std::vector<Rational> read_fractions(const h5::Group& group, std::size_t count) {
  const std::vector<std::string> numerators = group.read_texts(schema::k_numerator);
  const std::vector<std::string> denominators = group.read_texts(schema::k_denominator);
  if (numerators.size() != count || denominators.size() != count)
    throw FileError(group.file() + k_misfit);
  std::vector<Rational> fractions;
  for (std::size_t i = 0; i < count; ++i) {
    try {
      const BigInt denominator = from_decimal(denominators[i]);
      if (denominator <= 0) throw InputError("the denominator is not positive");
      fractions.emplace_back(from_decimal(numerators[i]), denominator);
    } catch (const InputError& error) {
      throw FileError(group.file() + ": a fraction cannot be read: " + error.what());
    }
  }
  return fractions;
}

void write_smaller_fleets(h5::Group& root, const ClosedFormRecord& record) {
  std::vector<std::int32_t> used;
  for (const auto& fleet : record.smaller_fleets) {
    FLOTILLA_ASSERT_LIGHT(fleet.size() == record.lengths.size());
    used.insert(used.end(), fleet.begin(), fleet.end());
  }
  root.write(schema::k_length, record.lengths);
  root.write(schema::k_used, used, {record.smaller_fleets.size(), record.lengths.size()});
}

void read_smaller_fleets(const h5::Group& root, ClosedFormRecord& record) {
  record.lengths = root.read<std::int32_t>(schema::k_length);
  h5::Shape shape;
  const auto used = root.read<std::int32_t>(schema::k_used, 2, &shape);
  if (shape[1] != record.lengths.size()) throw FileError(root.file() + k_misfit);
  for (std::size_t i = 0; i < shape[0]; ++i) {
    const auto row = used.begin() + static_cast<std::ptrdiff_t>(i * shape[1]);
    record.smaller_fleets.emplace_back(row, row + static_cast<std::ptrdiff_t>(shape[1]));
  }
}

void write_weights(h5::Group& root, const std::vector<ClusterWeight>& weights) {
  h5::Group group = root.create_group(schema::k_phi);
  std::vector<std::int32_t> widths, heights, fleets;
  std::vector<Rational> values;
  for (const ClusterWeight& weight : weights) {
    widths.push_back(weight.width);
    heights.push_back(weight.height);
    fleets.push_back(weight.fleet);
    values.push_back(weight.phi);
  }
  group.write(schema::k_width, widths);
  group.write(schema::k_height, heights);
  group.write(schema::k_smaller_fleet, fleets);
  write_fractions(group, values);
}

std::vector<ClusterWeight> read_weights(const h5::Group& root, std::size_t smaller_fleets) {
  const h5::Group group = root.group(schema::k_phi);
  const auto widths = group.read<std::int32_t>(schema::k_width);
  const auto heights = group.read<std::int32_t>(schema::k_height);
  const auto fleets = group.read<std::int32_t>(schema::k_smaller_fleet);
  const std::vector<Rational> values = read_fractions(group, widths.size());
  if (heights.size() != widths.size() || fleets.size() != widths.size())
    throw FileError(group.file() + k_misfit);
  std::vector<ClusterWeight> weights;
  for (std::size_t i = 0; i < widths.size(); ++i) {
    if (widths[i] < 1 || widths[i] > heights[i] || fleets[i] < 0 ||
        static_cast<std::size_t>(fleets[i]) >= smaller_fleets)
      throw FileError(group.file() + k_misfit);
    weights.push_back({widths[i], heights[i], fleets[i], values[i]});
  }
  return weights;
}

void write_polynomial(h5::Group& root, const BivariatePolynomial& polynomial) {
  h5::Group group = root.create_group(schema::k_polynomial);
  std::vector<std::int32_t> powers_of_m, powers_of_n;
  std::vector<Rational> values;
  for (int i = 0; i <= polynomial.degree_m(); ++i)
    for (int j = 0; j <= polynomial.degree_n(); ++j) {
      if (polynomial.numerator(i, j) == 0) continue;
      powers_of_m.push_back(i);
      powers_of_n.push_back(j);
      values.push_back(polynomial.coefficient(i, j));
    }
  group.write(schema::k_power_of_m, powers_of_m);
  group.write(schema::k_power_of_n, powers_of_n);
  write_fractions(group, values);
}

BivariatePolynomial read_polynomial(const h5::Group& root) {
  const h5::Group group = root.group(schema::k_polynomial);
  const auto powers_of_m = group.read<std::int32_t>(schema::k_power_of_m);
  const auto powers_of_n = group.read<std::int32_t>(schema::k_power_of_n);
  const std::vector<Rational> values = read_fractions(group, powers_of_m.size());
  if (powers_of_n.size() != powers_of_m.size()) throw FileError(group.file() + k_misfit);
  BivariatePolynomial sum;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::int32_t m = powers_of_m[i];
    const std::int32_t n = powers_of_n[i];
    if (m < 0 || n < 0 || m > k_max_power || n > k_max_power)
      throw FileError(group.file() + k_misfit);
    std::vector<BigInt> numerators((static_cast<std::size_t>(m) + 1) *
                                   (static_cast<std::size_t>(n) + 1));
    numerators.back() = boost::multiprecision::numerator(values[i]);
    sum += {m, n, std::move(numerators), boost::multiprecision::denominator(values[i])};
  }
  return sum.reduced();
}

void write_boards(h5::Group& root, const std::vector<CountedBoard>& boards) {
  h5::Group group = root.create_group(schema::k_boards);
  std::vector<std::int32_t> rows, cols;
  std::vector<double> seconds;
  for (const CountedBoard& board : boards) {
    rows.push_back(board.rows);
    cols.push_back(board.cols);
    seconds.push_back(board.seconds);
  }
  group.write(schema::k_board_rows, rows);
  group.write(schema::k_board_cols, cols);
  group.write(schema::k_seconds, seconds);
}

std::vector<CountedBoard> read_boards(const h5::Group& root) {
  const h5::Group group = root.group(schema::k_boards);
  const auto rows = group.read<std::int32_t>(schema::k_board_rows);
  const auto cols = group.read<std::int32_t>(schema::k_board_cols);
  const auto seconds = group.read<double>(schema::k_seconds);
  if (cols.size() != rows.size() || seconds.size() != rows.size())
    throw FileError(group.file() + k_misfit);
  std::vector<CountedBoard> boards;
  for (std::size_t i = 0; i < rows.size(); ++i) boards.push_back({rows[i], cols[i], seconds[i]});
  return boards;
}

}  // namespace

void write_closed_form_file(const std::filesystem::path& path, const ClosedFormRecord& record,
                            const Provenance& provenance) {
  SealedFile file(path, schema::k_closed_form_filetype);
  h5::Group root = file.root();
  write_provenance(root, provenance);
  root.set(schema::k_fleet, record.fleet);
  root.set(schema::k_touch, record.touch);
  write_ships(root, record.ships);
  root.set(schema::k_half_perimeter, record.half_perimeter);
  root.set(schema::k_first_side, record.first_side);
  write_smaller_fleets(root, record);
  write_weights(root, record.weights);
  write_polynomial(root, record.polynomial);
  write_boards(root, record.boards);
  write_run(root, record);
  file.commit();
}

ClosedFormFile read_closed_form_file(const std::filesystem::path& path) {
  const h5::File file = open_sealed(path);
  const h5::Group root = file.root();
  check_filetype(root, schema::k_closed_form_filetype);
  ClosedFormFile found;
  found.provenance = read_provenance(root);
  ClosedFormRecord& record = found.record;
  record.fleet = root.get_text(schema::k_fleet);
  record.touch = root.get_text(schema::k_touch);
  record.ships = read_ships(root);
  record.half_perimeter = root.get<std::int32_t>(schema::k_half_perimeter);
  record.first_side = root.get<std::int32_t>(schema::k_first_side);
  read_smaller_fleets(root, record);
  record.weights = read_weights(root, record.smaller_fleets.size());
  record.polynomial = read_polynomial(root);
  record.boards = read_boards(root);
  read_run(root, record);
  return found;
}

}  // namespace flotilla::store

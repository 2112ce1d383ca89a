// SPDX-License-Identifier: MIT
#include "store/exact_table.hpp"

#include "number/errors.hpp"
#include "number/rational.hpp"
#include "store/schema.hpp"

namespace flotilla::store {

namespace {

/// Columns of one table.
struct Fractions {
  std::vector<std::string> numerators, denominators;
  std::vector<double> probabilities;
};

Fractions fractions_of(const std::vector<BigInt>& placements, const BigInt& total) {
  Fractions fractions;
  for (const BigInt& count : placements) {
    const Rational fraction = ratio(count, total);
    fractions.numerators.push_back(to_decimal(boost::multiprecision::numerator(fraction)));
    fractions.denominators.push_back(to_decimal(boost::multiprecision::denominator(fraction)));
    fractions.probabilities.push_back(to_double(fraction));
  }
  return fractions;
}

void check_fractions(const h5::Group& group, std::string_view name, const ExactTable& table,
                     const BigInt& total) {
  const std::size_t dimensions = table.shape.size();
  const Fractions fractions = fractions_of(table.placements, total);
  if (group.read_texts(schema::k_numerator, dimensions) != fractions.numerators ||
      group.read_texts(schema::k_denominator, dimensions) != fractions.denominators ||
      group.read<double>(schema::k_probability, dimensions).size() != table.placements.size())
    throw FileError(group.file() + ": the fractions of " + std::string(name) +
                    " are not those of its placements");
}

}  // namespace

std::vector<std::string> to_decimals(const std::vector<BigInt>& numbers) {
  std::vector<std::string> texts;
  texts.reserve(numbers.size());
  for (const BigInt& number : numbers) texts.push_back(to_decimal(number));
  return texts;
}

std::vector<BigInt> from_decimals(const h5::Group& group, const std::vector<std::string>& texts) {
  std::vector<BigInt> numbers;
  numbers.reserve(texts.size());
  for (const std::string& text : texts) {
    try {
      numbers.push_back(from_decimal(text));
      if (numbers.back() < 0) throw InputError("a number of placements is negative: " + text);
    } catch (const InputError& error) {
      throw FileError(group.file() + ": " + error.what());
    }
  }
  return numbers;
}

h5::Group write_exact_table(h5::Group& parent, std::string_view name, const ExactTable& table,
                            const BigInt& total) {
  h5::Group group = parent.create_group(name);
  group.write(schema::k_placements, to_decimals(table.placements), table.shape);
  if (total == 0) return group;
  const Fractions fractions = fractions_of(table.placements, total);
  group.write(schema::k_numerator, fractions.numerators, table.shape);
  group.write(schema::k_denominator, fractions.denominators, table.shape);
  group.write(schema::k_probability, fractions.probabilities, table.shape);
  return group;
}

ExactTable read_exact_table(const h5::Group& parent, std::string_view name, const h5::Shape& shape,
                            const BigInt& total) {
  const h5::Group group = parent.group(name);
  ExactTable table;
  table.placements =
      from_decimals(group, group.read_texts(schema::k_placements, shape.size(), &table.shape));
  if (table.shape != shape)
    throw FileError(group.file() + ": table " + std::string(name) + " does not fit its board");
  for (const BigInt& count : table.placements)
    if (count > total)
      throw FileError(group.file() + ": table " + std::string(name) +
                      " holds more placements than there are");
  if (total != 0) check_fractions(group, name, table, total);
  return table;
}

}  // namespace flotilla::store

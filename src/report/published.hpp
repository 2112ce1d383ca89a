// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/fact.hpp"

/// Numbers that others published: results/published.toml, which the build takes in. For comparison only.
namespace flotilla::report {

struct PublishedSource {
  std::string name;  // "A063443"
  std::string title, address, read;
};

struct PublishedValue {
  TableKey table;
  Board board;
  std::string item;
  std::string text;         // as published: "43.06"
  std::string source;       // its name
  std::uint64_t draws = 0;  // it was sampled from so many; 0: exact but for rounding

  /// The number published, and the digits after its point.
  [[nodiscard]] Rational value() const;
  [[nodiscard]] int decimals() const;
};

struct Published {
  std::vector<PublishedSource> sources;
  std::vector<PublishedValue> values;  // in the order of the file
};

/// @param name  of the file, for messages.
/// @throws InputError  naming the file, the key and what is allowed.
[[nodiscard]] Published parse_published(std::string_view toml, const std::string& name);

/// results/published.toml as it was when the program was built.
[[nodiscard]] const Published& published();

}  // namespace flotilla::report

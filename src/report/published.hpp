// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
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
  std::string text;         // as published: "43.06", "37/72", "7 .. 10"; of a study also "9/36"
  std::string source;       // its name
  std::uint64_t draws = 0;  // it was sampled from so many; 0: exact but for rounding
  std::uint64_t times = 1;  // it counts every placement so often: equal ships told apart
  std::string within;       // how far it may be off, as published: "44.25 .. 44.49", "+- 0.10"
  std::string note;         // why ours is another number, in a sentence
  std::string made_by;      // the config or script that makes a file of ours of it

  /// With how far it may be off: "44.37 (44.25 .. 44.49)".
  [[nodiscard]] std::string shown() const;
  /// The number published, each placement counted once; of a range its middle. And the digits after its point; of a
  /// fraction, which is exact, 4.
  [[nodiscard]] Rational value() const;
  [[nodiscard]] int decimals() const;
  [[nodiscard]] bool is_fraction() const;
};

struct Published {
  std::vector<PublishedSource> sources;
  std::vector<PublishedValue> values;  // in the order of the file
};

/// @param name  of the file, for messages.
/// @throws InputError  naming the file, the key and what is allowed.
[[nodiscard]] Published parse_published(std::string_view toml, const std::string& name);

/// What was published of a study's figure. @param problem  canonical text of what is drawn from. @return  nullptr: nothing
[[nodiscard]] const PublishedValue* find_study_value(const Published& published,
                                                     const std::string& study,
                                                     const std::string& problem,
                                                     const std::string& figure);

/// "bimaru: Battleships article and program, https://..., read September 2026".
[[nodiscard]] std::string source_note(const PublishedSource& source);

/// A file of published numbers. @throws InputError  if it cannot be read, or as parse_published.
[[nodiscard]] Published read_published(const std::filesystem::path& path);

/// results/published.toml as it was when the program was built.
[[nodiscard]] const Published& published();

}  // namespace flotilla::report

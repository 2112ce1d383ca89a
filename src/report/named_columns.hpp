// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "number/errors.hpp"
#include "store/table_file.hpp"

namespace flotilla::report {

/// A table file's columns by name; the file outlives it.
class NamedColumns {
 public:
  /// @param name  of the file, for messages
  explicit NamedColumns(const store::TableFile& file, std::string name)
      : file_(file), name_(std::move(name)) {}
  /// @throws FileError  if there is no such column of that kind.
  template <typename T>
  [[nodiscard]] const std::vector<T>& of(const std::string& name) const {
    for (const store::Column& column : file_.columns)
      if (column.name == name)
        if (const auto* values = std::get_if<std::vector<T>>(&column.values)) return *values;
    throw FileError(fmt::format("{}: has no column {}", name_, name));
  }

 private:
  const store::TableFile& file_;
  std::string name_;
};

}  // namespace flotilla::report

// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "report/result_tables.hpp"

namespace flotilla::report {

/// One HTML page of tables and figures that needs nothing else: no script, no request, light or dark as the reader's
/// machine is set, and as narrow as a phone.
struct Page {
  struct Figure {
    std::string title;        // below it
    std::string description;  // instead of it, for who cannot see it
    std::string svg;          // a whole SVG file
  };
  /// Where the numbers come from: a list of names and values for each file.
  struct Origin {
    std::string file;
    std::vector<std::pair<std::string, std::string>> facts;
  };
  std::string title;
  std::vector<ResultTable> tables;
  std::vector<Figure> figures;
  std::vector<Origin> origins;
};

[[nodiscard]] std::string html_of(const Page& page);

/// RFC 4648. @param bytes  any.
[[nodiscard]] std::string base64_of(const std::string& bytes);

}  // namespace flotilla::report

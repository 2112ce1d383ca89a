// SPDX-License-Identifier: MIT
#include "fleet/formats/shot_log.hpp"

#include <algorithm>

#include "fleet/parse.hpp"

namespace flotilla {

void read_shots(std::string_view text, const std::string& where, Evidence& evidence) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of(",;\n", begin), text.size());
    const std::string_view item = trimmed(text.substr(begin, end - begin));
    begin = end + 1;
    if (!item.empty()) evidence.fire(parse_shot(item, evidence.board(), where));
  }
}

}  // namespace flotilla

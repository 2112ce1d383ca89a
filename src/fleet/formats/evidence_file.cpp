// SPDX-License-Identifier: MIT
#include "fleet/formats/evidence_file.hpp"

#include "fleet/formats/evidence_json.hpp"
#include "fleet/formats/evidence_text.hpp"
#include "fleet/formats/text_file.hpp"
#include "fleet/parse.hpp"

namespace flotilla {

namespace {

bool is_json(std::string_view text) {
  const std::string_view content = trimmed(text);
  return content.starts_with('{') || content.starts_with('[');
}

}  // namespace

std::optional<Board> board_of_evidence(std::string_view text) {
  return is_json(text) ? board_of_evidence_json(text) : board_of_evidence_text(text);
}

Evidence read_evidence(std::string_view text, const Board& board, const std::string& where) {
  return is_json(text) ? read_evidence_json(text, board, where)
                       : read_evidence_text(text, board, where);
}

Evidence read_evidence_file(const std::string& path, const Board& board) {
  return read_evidence(read_text_file(path), board, path);
}

}  // namespace flotilla

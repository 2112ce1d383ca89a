// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace flotilla::store {

/// Rows of cells, printed in aligned columns two spaces apart; numbers to the right, text to the left.
class TextTable {
 public:
  struct Title {
    std::string text;
    bool is_number = false;
  };
  explicit TextTable(std::vector<Title> titles) : titles_(std::move(titles)) {}
  void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

  [[nodiscard]] std::string text() const {
    std::vector<std::string> head;
    for (const Title& title : titles_) head.push_back(title.text);
    std::string lines = line(head);
    for (const auto& row : rows_) lines += line(row);
    return lines;
  }

 private:
  [[nodiscard]] std::string line(const std::vector<std::string>& cells) const {
    std::string text;
    for (std::size_t column = 0; column < titles_.size(); ++column) {
      const std::string padding(width(column) - cells[column].size(), ' ');
      text += titles_[column].is_number ? "  " + padding + cells[column]
                                        : "  " + cells[column] + padding;
    }
    return text.erase(text.find_last_not_of(' ') + 1) + "\n";
  }
  [[nodiscard]] std::size_t width(std::size_t column) const {
    std::size_t widest = titles_[column].text.size();
    for (const auto& row : rows_) widest = std::max(widest, row[column].size());
    return widest;
  }

  std::vector<Title> titles_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace flotilla::store

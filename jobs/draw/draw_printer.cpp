// SPDX-License-Identifier: MIT
#include "jobs/draw/draw_printer.hpp"

#include <fmt/format.h>

#include <iterator>

#include "fleet/formats/layout_text.hpp"

namespace flotilla::jobs {

std::string json_line(std::uint64_t index, const BigInt& number, const Layout& layout) {
  return fmt::format("{{\"index\":{},\"rank\":\"{}\",\"ships\":{}}}\n", index, to_decimal(number),
                     layout_json(layout));
}

std::string draws_text(const DrawSettings& settings, const BigInt& total, const DrawnBatch& batch) {
  fmt::memory_buffer text;
  const auto end = std::back_inserter(text);
  const std::string range = " of 0.." + to_decimal(total - 1);
  for (std::size_t i = 0; i < batch.layouts.size(); ++i) {
    const Layout& layout = batch.layouts[i];
    const std::uint64_t index = batch.first + i;
    if (settings.json) {
      text.append(json_line(index, batch.numbers[i], layout));
    } else if (settings.quiet) {
      fmt::format_to(end, "{}\n", to_string(layout));
    } else {
      fmt::format_to(end, "{}{}{}placement {}{}\n", index == settings.first ? "" : "\n",
                     layout_grid(layout, settings.board),
                     settings.numbers.empty() ? fmt::format("draw {}: ", index) : "",
                     to_decimal(batch.numbers[i]), range);
    }
  }
  return fmt::to_string(text);
}

std::uint64_t most_text_bytes(const Board& board) {
  const auto rows = static_cast<std::uint64_t>(board.rows);
  const auto cols = static_cast<std::uint64_t>(board.cols);
  constexpr std::uint64_t k_numbers = 300;  // its own and the greatest, below 2^256
  // A picture has at most 6 bytes a cell; one-cell ships as JSON have 23, and stand on every cell at worst.
  return k_numbers + (rows + 2) * (23 * cols + 20);
}

}  // namespace flotilla::jobs

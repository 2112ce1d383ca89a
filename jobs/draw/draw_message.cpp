// SPDX-License-Identifier: MIT
// All in words of 64 bits: first, placements; of each placement the limbs of its number, its ships; then the text.
#include "jobs/draw/draw_message.hpp"

#include <cstring>
#include <span>

#include "number/narrow.hpp"

namespace flotilla::jobs {

namespace {

std::uint64_t word_of(const Ship& ship) {
  const auto row = static_cast<std::uint64_t>(ship.first.row);
  const auto col = static_cast<std::uint64_t>(ship.first.col);
  const auto length = static_cast<std::uint64_t>(ship.length);
  return row << 40U | col << 16U | length << 1U | static_cast<std::uint64_t>(ship.vertical);
}

Ship ship_of(std::uint64_t word) {
  return {{static_cast<int>(word >> 40U), static_cast<int>((word >> 16U) & 0xffffffU)},
          static_cast<int>((word >> 1U) & 0x7fffU),
          (word & 1U) != 0};
}

/// Reads words one after another.
class Words {
 public:
  explicit Words(const std::vector<std::byte>& message) : message_(message) {}
  std::uint64_t next() {
    std::uint64_t word = 0;
    std::memcpy(&word, message_.data() + place_, sizeof word);
    place_ += sizeof word;
    return word;
  }
  [[nodiscard]] std::size_t place() const { return place_; }

 private:
  const std::vector<std::byte>& message_;
  std::size_t place_ = 0;
};

}  // namespace

std::vector<std::byte> packed(const DrawnBatch& batch, const std::string& text) {
  std::vector<std::uint64_t> words = {batch.first, batch.layouts.size()};
  for (std::size_t i = 0; i < batch.layouts.size(); ++i) {
    const std::vector<std::uint64_t> limbs = to_limbs(batch.numbers[i]);
    words.push_back(limbs.size());
    words.insert(words.end(), limbs.begin(), limbs.end());
    words.push_back(batch.layouts[i].size());
    for (const Ship& ship : batch.layouts[i]) words.push_back(word_of(ship));
  }
  const auto of_words = std::as_bytes(std::span(words));
  const auto of_text = std::as_bytes(std::span(text));
  std::vector<std::byte> message(of_words.begin(), of_words.end());
  message.insert(message.end(), of_text.begin(), of_text.end());
  return message;
}

DrawnBatch unpacked(const std::vector<std::byte>& message, std::string& text) {
  Words words(message);
  DrawnBatch batch;
  batch.first = words.next();
  batch.layouts.resize(narrow<std::size_t>(words.next()));
  for (Layout& layout : batch.layouts) {
    std::vector<std::uint64_t> limbs(narrow<std::size_t>(words.next()));
    for (std::uint64_t& limb : limbs) limb = words.next();
    batch.numbers.push_back(from_limbs(limbs));
    layout.resize(narrow<std::size_t>(words.next()));
    for (Ship& ship : layout) ship = ship_of(words.next());
  }
  text.resize(message.size() - words.place());
  if (!text.empty()) std::memcpy(text.data(), message.data() + words.place(), text.size());
  return batch;
}

}  // namespace flotilla::jobs

// SPDX-License-Identifier: MIT
#include "frontier/row_filler.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "fleet/parse.hpp"

namespace flotilla::frontier {
namespace {

// What a fill leaves and needs, and how many fills do.
using Found = std::map<std::tuple<std::vector<int>, Reach, bool, Supports::Id, std::uint32_t>, int>;

/// One piece of a half row, straight from the rules.
struct Piece {
  int first;  // columns from the cut
  int columns;
  int open;               // cells still needed below (vertical pieces)
  int across;             // columns covered in the other half
  int shortest, longest;  // ship taken from the fleet; 0: taken before
  bool is_from_above = false;
};

/// Fills a half row by choosing any set of pieces that may stand together.
class PlainFiller {
 public:
  PlainFiller(int width, int other_width, Touch touch, Supports& supports)
      : width_(width), other_width_(other_width), touch_(touch), supports_(supports) {}

  Found fill(const HalfProfile* above, Supports::Id held, Reach reach_in, bool is_first) {
    above_ = above;
    reach_in_ = reach_in;
    is_first_ = is_first;
    found_.clear();
    chosen_.clear();
    std::vector<Piece> forced;
    if (reach_in > 1) forced.push_back({0, reach_in - 1, 0, 0, 0, 0});
    if (above != nullptr) {
      for (int c = 0; c < width_; ++c) {
        if (is_open(at(c))) forced.push_back({c, 1, cells_left(at(c)) - 1, 0, 0, 0});
      }
    }
    for (const Piece& piece : forced) {
      if (!may_add(piece)) return {};
      // The ship from the other half begins in this row: like any new ship it needs free columns.
      const bool is_new = reach_in > 1 && &piece == &forced.front();
      if (is_new && !is_free(piece)) return {};
      chosen_.push_back(piece);
    }
    candidates_ = new_pieces();
    choose(0, held, 0);
    return found_;
  }

 private:
  [[nodiscard]] Column at(int column) const { return (*above_)[static_cast<std::size_t>(column)]; }
  [[nodiscard]] bool is_free(const Piece& piece) const {
    for (int c = piece.first; above_ != nullptr && c < piece.first + piece.columns; ++c) {
      if (at(c) != Column::free) return false;
    }
    return true;
  }
  // Neither on nor, unless ships may touch, beside another piece.
  [[nodiscard]] bool may_add(const Piece& piece) const {
    const int gap = touch_ == Touch::any ? 0 : 1;
    if (reach_in_ == 1 && gap == 1 && piece.first == 0) return false;
    return std::ranges::all_of(chosen_, [&](const Piece& other) {
      return piece.first >= other.first + other.columns + gap ||
             other.first >= piece.first + piece.columns + gap;
    });
  }
  [[nodiscard]] std::vector<Piece> new_pieces() const {
    std::vector<Piece> pieces;
    const int longest = supports_.inventory().longest();
    for (int c = 0; c < width_; ++c) {
      for (int length = 1; length <= longest; ++length) {
        pieces.push_back({c, 1, length - 1, 0, length, length});  // downwards, or one cell
        if (length > 1 && c + length <= width_) pieces.push_back({c, length, 0, 0, length, length});
        // A vertical ship that began above: what is above it is not said.
        if (above_ == nullptr && length > 1)
          pieces.push_back({c, 1, length - 2, 0, length, longest, true});
      }
    }
    for (int own = 1; is_first_ && own <= width_; ++own) {
      for (int across = 1; across <= other_width_; ++across) {
        pieces.push_back({0, own, 0, across, own + across, own + across});
      }
    }
    return pieces;
  }
  // Index offset of the ship; none where its length is not known, or leaves no trace.
  [[nodiscard]] std::uint32_t cost(const Piece& piece) const {
    const Inventory& inventory = supports_.inventory();
    const int d = inventory.dimension_of(piece.shortest);
    if (d < 0 || piece.is_from_above) return 0;
    return static_cast<std::uint32_t>(inventory.strides()[static_cast<std::size_t>(d)]);
  }
  void choose(std::size_t next, Supports::Id support, std::uint32_t used) {
    if (support == supports_.nothing()) return;
    if (next == candidates_.size()) return record(support, used);
    choose(next + 1, support, used);
    const Piece piece = candidates_[next];
    if (!is_free(piece) || !may_add(piece)) return;
    if (piece.longest > Fleet::k_max_length) return;
    chosen_.push_back(piece);
    choose(next + 1, supports_.place(support, piece.shortest, piece.longest), used + cost(piece));
    chosen_.pop_back();
  }
  void record(Supports::Id support, std::uint32_t used) {
    // Two more columns than there are: one beside the cut, one past the edge.
    std::vector<bool> occupied(static_cast<std::size_t>(width_) + 2, false);
    occupied[0] = reach_in_ > 0;
    std::vector<int> below(static_cast<std::size_t>(width_), 0);
    Reach reach = 0;
    for (const Piece& piece : chosen_) {
      for (int c = 0; c < piece.columns; ++c) {
        occupied[static_cast<std::size_t>(piece.first + c + 1)] = true;
      }
      if (piece.across > 0) reach = 1 + piece.across;
    }
    for (std::size_t c = 0; c < below.size(); ++c) {
      const bool beside = occupied[c] || occupied[c + 2];
      if (touch_ == Touch::corner) below[c] = occupied[c + 1] ? 1 : 0;
      if (touch_ == Touch::none) below[c] = occupied[c + 1] || beside ? 1 : 0;
    }
    for (const Piece& piece : chosen_) {
      if (piece.open > 0) below[static_cast<std::size_t>(piece.first)] = 1 + piece.open;
    }
    const bool at_edge = width_ > 0 && occupied[1];
    if (is_first_ && reach == 0 && at_edge && touch_ != Touch::any) reach = 1;
    ++found_[{below, reach, at_edge, support, used}];
  }

  int width_, other_width_;
  Touch touch_;
  Supports& supports_;
  const HalfProfile* above_ = nullptr;
  Reach reach_in_ = 0;
  bool is_first_ = false;
  std::vector<Piece> candidates_, chosen_;
  Found found_;
};

class Collector {
 public:
  void operator()(const RowFill& fill) {
    std::vector<int> below;
    for (const Column c : fill.below) below.push_back(static_cast<int>(c));
    ++found[{below, fill.reach, fill.edge_occupied, fill.support, fill.used}];
  }
  Found found;
};

template <typename Enumerate>
Found collect(const Enumerate& enumerate) {
  Collector collector;
  enumerate([&](const RowFill& fill) { collector(fill); });
  return collector.found;
}

/// All profiles of this width, possible or not: free, blocked, or a ship that needs up to `tallest` cells.
std::vector<HalfProfile> all_profiles(int width, int tallest) {
  std::vector<HalfProfile> profiles{HalfProfile()};
  for (int c = 0; c < width; ++c) {
    std::vector<HalfProfile> longer;
    for (const HalfProfile& profile : profiles) {
      for (int column = 0; column <= 1 + tallest; ++column) {
        longer.push_back(profile + static_cast<Column>(column));
      }
    }
    profiles = std::move(longer);
  }
  return profiles;
}

class RowFillerAgrees : public testing::TestWithParam<Touch> {
 protected:
  void expect_all_fills(int width, int other_width, const char* fleet) {
    SCOPED_TRACE(std::string(fleet) + ", width " + std::to_string(width) + " beside " +
                 std::to_string(other_width));
    Supports supports{Inventory(parse_fleet(fleet))};
    RowFiller filler(width, other_width, GetParam(), supports);
    PlainFiller plain(width, other_width, GetParam(), supports);
    const Reach incoming = RowFiller(other_width, width, GetParam(), supports).max_reach();
    ASSERT_EQ(collect([&](const auto& visit) { filler.any_first(visit); }),
              plain.fill(nullptr, supports.everything(), 0, true));
    for (Reach reach = 0; reach <= incoming; ++reach) {
      ASSERT_EQ(collect([&](const auto& visit) { filler.any_second(reach, visit); }),
                plain.fill(nullptr, supports.everything(), reach, false));
    }
    // Above may lie anything, and be paid for with any ships.
    const Supports::Id all = supports.everything();
    const Supports::Id with_longest =
        supports.place(all, supports.inventory().longest(), supports.inventory().longest());
    const Supports::Id with_two = supports.place(with_longest, 1, 2);
    for (const HalfProfile& above : all_profiles(width, supports.inventory().longest() - 1)) {
      for (const Supports::Id held : {all, with_longest, with_two}) {
        if (held == supports.nothing()) continue;
        ASSERT_EQ(collect([&](const auto& visit) { filler.fill_first(above, held, visit); }),
                  plain.fill(&above, held, 0, true));
        for (Reach reach = 0; reach <= incoming; ++reach) {
          ASSERT_EQ(
              collect([&](const auto& visit) { filler.fill_second(above, held, reach, visit); }),
              plain.fill(&above, held, reach, false));
        }
      }
    }
  }
};

TEST_P(RowFillerAgrees, WithPlainChoiceOfPieces) {
  for (const char* fleet : {"3:1,2:1,1:1", "2:2", "3:2,1:inf", "4:1,3:inf"}) {
    for (int width = 0; width <= 4; ++width) {
      for (const int other_width : {0, 1, 3}) expect_all_fills(width, other_width, fleet);
    }
  }
  expect_all_fills(5, 5, "2:1,1:2");
}

INSTANTIATE_TEST_SUITE_P(EveryTouchRule, RowFillerAgrees,
                         testing::Values(Touch::none, Touch::corner, Touch::any));

TEST(RowFiller, EmptyFleetFillsARowInOneWay) {
  Supports supports{Inventory(Fleet())};
  RowFiller filler(3, 3, Touch::none, supports);
  const HalfProfile blank(3, Column::free);
  EXPECT_EQ(filler.max_reach(), 1);
  EXPECT_EQ(
      collect([&](const auto& visit) { filler.fill_first(blank, supports.everything(), visit); }),
      (Found{{{{0, 0, 0}, 0, false, supports.everything(), 0}, 1}}));
}

TEST(RowFiller, ReachIsLimitedByTheOtherHalfAndTheLongestShip) {
  Supports supports{Inventory(parse_fleet("4:1"))};
  EXPECT_EQ(RowFiller(5, 2, Touch::any, supports).max_reach(), 3);
  EXPECT_EQ(RowFiller(5, 9, Touch::any, supports).max_reach(), 4);
  EXPECT_EQ(RowFiller(5, 0, Touch::any, supports).max_reach(), 1);
  EXPECT_EQ(RowFiller(0, 5, Touch::any, supports).max_reach(), 1);
}

}  // namespace
}  // namespace flotilla::frontier

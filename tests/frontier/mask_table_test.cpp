// SPDX-License-Identifier: MIT
#include "frontier/mask_table.hpp"

#include <gtest/gtest.h>

#include "fleet/parse.hpp"
#include "frontier/cell_shape.hpp"

namespace flotilla::frontier {
namespace {

TEST(MaskTable, MarksTheInventoriesWithRoom) {
  for (const char* fleet : {"standard", "five", "1:7", "1:8", "kings", "empty", "4:1,2:inf,1:30"}) {
    for (const Touch touch : {Touch::none, Touch::any}) {
      Supports supports{Inventory(parse_fleet(fleet))};
      const Inventory& inventory = supports.inventory();
      const HalfSpace a(3, 2, touch, supports), b(2, 3, touch, supports);
      const MaskTable masks(a, b, inventory);
      EXPECT_EQ(masks.row_of(0), 0U);
      for (const HalfSpace* half : {&a, &b}) {
        for (const std::uint32_t used : half->used_inventories()) {
          const std::vector<int> floor = inventory.used_at(used);
          const std::uint32_t row = masks.row_of(used);
          ASSERT_LE(row + chunks_of(inventory), masks.bytes().size());
          for (std::size_t lane = 0; lane < chunks_of(inventory) * k_chunk_lanes; ++lane) {
            bool has_room = lane < inventory.size();
            for (std::size_t d = 0; has_room && d < floor.size(); ++d) {
              has_room = inventory.used_at(lane)[d] >= floor[d];
            }
            EXPECT_EQ((unsigned{masks.bytes()[row + lane / 8]} >> (lane % 8) & 1U) != 0, has_room)
                << fleet << ", used " << used << ", lane " << lane;
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace flotilla::frontier

// SPDX-License-Identifier: MIT
#include "space/cluster_span.hpp"

#include "number/assert.hpp"

namespace flotilla::space {

ClusterSpan cluster_span(const Fleet& fleet, Touch touch) {
  FLOTILLA_ASSERT_LIGHT(!fleet.has_unlimited());
  const int ships = fleet.ships();
  if (ships == 0) return {};
  const int links = ships - 1;
  const int perimeter = fleet.cells() + ships;
  switch (touch) {
    case Touch::none:
      return {perimeter, fleet.cells()};
    case Touch::corner:
      return {perimeter - links, fleet.cells()};
    case Touch::any:
      break;
  }
  return {perimeter - 2 * links, fleet.cells() - links};
}

const char* half_perimeter_rule(Touch touch) {
  switch (touch) {
    case Touch::none:
      return "the sum over ships of length + 1";
    case Touch::corner:
      return "the sum over ships of length + 1, less 1 for each ship but the first";
    case Touch::any:
      break;
  }
  return "the sum over ships of length + 1, less 2 for each ship but the first";
}

}  // namespace flotilla::space

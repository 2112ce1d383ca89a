// SPDX-License-Identifier: MIT
#include "store/ceiling_file.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_record.hpp"
#include "store/count_file.hpp"
#include "store/describe.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

TEST(CeilingFile, KeepsWhatItSays) {
  const TempFolder folder;
  const limit::CeilingClaim claim{{{2, 1}, {3, 2}}, "r2", 128, "0.5220000001"};
  write_ceiling_file(folder / "a.h5", {claim, sample_provenance()});
  EXPECT_TRUE(is_ceiling_file(folder / "a.h5"));
  const CeilingFile read = read_ceiling_file(folder / "a.h5");
  EXPECT_EQ(read.claim.fleet, claim.fleet);
  EXPECT_EQ(read.claim.relaxation, claim.relaxation);
  EXPECT_EQ(read.claim.steps, claim.steps);
  EXPECT_EQ(read.claim.ceiling, claim.ceiling);
  EXPECT_EQ(read.provenance, sample_provenance());
  const std::string text = describe_file(folder / "a.h5");
  EXPECT_NE(text.find("r2, 128 steps"), std::string::npos) << text;
  EXPECT_NE(text.find("0.5220000001"), std::string::npos) << text;
}

TEST(CeilingFile, OtherFilesAreNone) {
  const TempFolder folder;
  write_count_file(folder / "count.h5", std::vector{sample_record()}, sample_provenance());
  EXPECT_FALSE(is_ceiling_file(folder / "count.h5"));
  EXPECT_ERROR(read_ceiling_file(folder / "count.h5"), FileError, "flotilla ceiling");
  EXPECT_ERROR(read_ceiling_file(folder / "none.h5"), FileError, "none.h5");
}

}  // namespace
}  // namespace flotilla::store

// SPDX-License-Identifier: MIT
#include "store/upper_certificate_file.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_record.hpp"
#include "store/certificate_file.hpp"
#include "store/describe.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

TEST(UpperCertificateFile, ReadsBackAsWritten) {
  const TempFolder folder;
  const limit::UpperClaim claim{"runs", 12, {"0,0", "1,3"}, {400'000'000, 600'000'000}, "13/25"};
  write_upper_certificate_file(folder / "a.h5", {claim, sample_provenance()});
  EXPECT_TRUE(is_upper_certificate(folder / "a.h5"));
  const UpperCertificateFile found = read_upper_certificate_file(folder / "a.h5");
  EXPECT_EQ(found.claim.plan_class, claim.plan_class);
  EXPECT_EQ(found.claim.lines, claim.lines);
  EXPECT_EQ(found.claim.patterns, claim.patterns);
  EXPECT_EQ(found.claim.weights, claim.weights);
  EXPECT_EQ(found.claim.bound, claim.bound);
  EXPECT_EQ(found.provenance, sample_provenance());
  EXPECT_NE(describe_file(folder / "a.h5").find("no plan wins more than 13/25"), std::string::npos);
}

TEST(UpperCertificateFile, IsNoOtherFile) {
  const TempFolder folder;
  EXPECT_ERROR(is_upper_certificate(folder / "a.h5"), FileError, "No such file");
  write_upper_certificate_file(folder / "a.h5", {{}, sample_provenance()});
  EXPECT_ERROR(read_certificate_file(folder / "a.h5"), FileError, "flotilla upper certificate");
}

}  // namespace
}  // namespace flotilla::store

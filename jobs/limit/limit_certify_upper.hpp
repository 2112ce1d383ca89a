// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "limit/value/double_oracle.hpp"
#include "store/provenance.hpp"

namespace flotilla::jobs {

/// What flotilla limit certify is asked.
struct CertifySettings {
  limit::PlanClass plan_class = limit::PlanClass::order;
  bool upper = false;  // what no plan passes, not what a mixture guarantees
  int lines = 0;
  limit::OracleSettings oracle;
  std::string output;
  bool json = false;
};

/// Finds a mix of the hider, proves what no plan passes against it, prints both and writes the certificate.
void certify_upper(CertifySettings settings, bool shows_status, store::Provenance provenance);

}  // namespace flotilla::jobs

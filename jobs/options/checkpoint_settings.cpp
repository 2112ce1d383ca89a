// SPDX-License-Identifier: MIT
#include "jobs/options/checkpoint_settings.hpp"

#include "jobs/options/quantities.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

CheckpointSettings checkpoint_settings(const OptionValues& values) {
  CheckpointSettings settings;
  settings.checkpoint = values.text("checkpoint");
  settings.checkpoint_every_s =
      parse_duration_s(values.text("checkpoint-every"), values.where("checkpoint-every"));
  settings.resume = values.flag("resume");
  // A config file may leave the folder to the command line.
  const bool is_asked_now =
      values.is_given("checkpoint-every") && values.file_prefix("checkpoint-every").empty();
  if (is_asked_now && settings.checkpoint.empty())
    throw InputError(
        "checkpoint-every says how often to save, but not where; add --checkpoint=DIR");
  if (settings.resume && settings.checkpoint.empty())
    throw InputError(values.file_prefix("resume") +
                     "resume needs a checkpoint to go on from; add --checkpoint=DIR");
  if (!values.text("time-limit").empty()) {
    settings.time_limit_s = parse_duration_s(values.text("time-limit"), values.where("time-limit"));
    if (settings.checkpoint.empty())
      throw InputError(values.where("time-limit") +
                       " needs a checkpoint to save to when the time is over; add "
                       "--checkpoint=DIR");
  }
  return settings;
}

}  // namespace flotilla::jobs

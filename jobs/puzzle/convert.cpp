// SPDX-License-Identifier: MIT
#include "jobs/puzzle/convert.hpp"

#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/print.hpp"
#include "jobs/puzzle/puzzle_input.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

ExitCode convert(const std::vector<std::string>& args, shard::Communicator& ranks) {
  const OptionValues values = read_options(convert_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  on_first_rank(ranks, [&] {
    const puzzle::Format format = puzzle::parse_format(values.text("to"), values.where("to"));
    const std::string output = values.text("output");
    if (!output.empty()) store::check_writable(output);
    const std::string text = puzzle::write_puzzles(read_boards(values), format);
    if (!output.empty()) {
      store::write_text(output, text);
      return;
    }
    print_to(stdout, text);
    check_stdout();
  });
  return k_done;
}

}  // namespace flotilla::jobs

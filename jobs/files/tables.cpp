// SPDX-License-Identifier: MIT
#include "jobs/files/tables.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "fleet/parse.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/files/origins.hpp"
#include "jobs/general_options.hpp"
#include "jobs/options/option_values.hpp"
#include "jobs/print.hpp"
#include "report/b_file.hpp"
#include "report/count_costs.hpp"
#include "report/facts.hpp"
#include "report/file_tables.hpp"
#include "report/missing.hpp"
#include "report/published.hpp"
#include "report/table_text.hpp"
#include "store/atomic_file.hpp"
#include "store/seal.hpp"

namespace flotilla::jobs {

namespace {

using Paths = std::vector<std::filesystem::path>;

std::string type_of(const std::filesystem::path& path) {
  const store::h5::File file = store::open_sealed(path);
  return store::filetype_of(file.root());
}

std::string b_file(const Paths& paths) {
  std::vector<report::Fact> facts;
  for (const std::filesystem::path& path : paths) {
    const std::string type = type_of(path);
    if (!report::holds_facts(type))
      throw InputError(fmt::format(
          "{}: is a \"{}\" file, and a b-file is made of counts, as flotilla count writes them",
          path.string(), type));
    for (report::Fact& fact : report::facts_of(path)) facts.push_back(std::move(fact));
  }
  std::string text = report::b_file_of(facts);
  if (const std::string sentence = report::left_out_of_b_file(facts); !sentence.empty())
    print_err("note: {}\n", sentence);
  return text;
}

std::string tables_text(const std::string& format, const Paths& paths, bool has_missing,
                        bool has_origins) {
  if (format == "bfile") return b_file(paths);
  report::TablesOfFiles found = report::tables_of_files(paths);
  if (found.tables.empty() && !found.left_out.empty()) throw FileError(found.left_out.front());
  for (const std::string& sentence : found.left_out) print_err("note: {}\n", sentence);
  if (has_origins)
    if (report::ResultTable costs = report::table_of_costs(paths, report::published());
        !costs.rows.empty())
      found.tables.push_back(std::move(costs));
  if (has_missing)
    found.tables.push_back(report::missing_table(found.tables, report::published()));
  else if (const std::string sentence = report::missing_sentence(found.tables, report::published());
           !sentence.empty())
    print_err("note: {}; --missing lists them\n", sentence);
  if (has_origins) found.tables.push_back(table_of_origins(paths));
  if (format == "csv") return report::csv_of(found.tables);
  if (format == "tex") return report::latex_of(found.tables);
  return report::markdown_of(found.tables);
}

std::string checked_format(const OptionValues& values) {
  const std::string format = values.text("format");
  for (const char* known : {"md", "csv", "tex", "bfile"})
    if (format == known) return format;
  throw InputError(fmt::format("{} = {}, allowed md, csv, tex or bfile", values.where("format"),
                               in_quotes(format)));
}

/// A file whose ending says another format would be taken for it.
void check_ending(const OptionValues& values, const std::string& format) {
  const std::string path = values.text("output");
  const std::string ending = std::filesystem::path(path).extension().string();
  if (ending == ".html")
    throw InputError(values.where("output") + " = " + in_quotes(path) +
                     ": tables are not written as a page; flotilla report makes one");
  for (const char* known : {"md", "csv", "tex"})
    if (ending == std::string(".") + known && format != known)
      throw InputError(fmt::format("{} = {}, but the format is {}; add --format={}",
                                   values.where("output"), in_quotes(path), format, known));
}

}  // namespace

ExitCode tables(const std::vector<std::string>& args, shard::Communicator& ranks) {
  const OptionValues values = read_options(tables_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  on_first_rank(ranks, [&] {
    const std::string format = checked_format(values);
    for (const char* more : {"missing", "origins"})
      if (format == "bfile" && values.flag(more))
        throw InputError(values.where(more) + ": a b-file is numbers alone");
    if (values.files().empty())
      throw InputError(
          "no file is given; write flotilla tables FILE.h5, or see flotilla tables --help");
    if (values.has("output")) check_ending(values, format);
    if (values.has("output")) store::check_writable(values.text("output"));
    const std::string text =
        tables_text(format, Paths(values.files().begin(), values.files().end()),
                    values.flag("missing"), values.flag("origins"));
    if (values.has("output")) {
      store::write_text(values.text("output"), text);
      return;
    }
    print_out("{}", text);
    check_stdout();
  });
  return k_done;
}

}  // namespace flotilla::jobs

// SPDX-License-Identifier: MIT
#include "jobs/count/agreement.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <optional>
#include <span>
#include <vector>

namespace flotilla::jobs {

namespace {

/// Sends the text of rank `root` to all.
std::string shared_text(shard::Communicator& ranks, const std::string& text, int root) {
  const auto bytes_of_text = std::as_bytes(std::span(text));
  std::vector<std::byte> bytes(bytes_of_text.begin(), bytes_of_text.end());
  ranks.broadcast(bytes, root);
  std::string shared(bytes.size(), '\0');
  if (!bytes.empty()) std::memcpy(shared.data(), bytes.data(), bytes.size());
  return shared;
}

}  // namespace

Failure failure_of(const std::exception_ptr& error) {
  try {
    std::rethrow_exception(error);
  } catch (const CommonError& common) {
    return common.failure();
  } catch (const InputError& bad_input) {
    return {k_bad_input, bad_input.what()};
  } catch (const FileError& bad_file) {
    return {k_bad_input, bad_file.what()};
  } catch (const LimitError& limit) {
    return {k_limit, limit.what()};
  } catch (const std::bad_alloc&) {
    return {k_limit, "the system refused more memory; see --dry-run for what a run needs"};
  } catch (const std::exception& other) {
    return {k_failed, other.what()};
  } catch (...) {
    return {k_failed, "an unknown exception was thrown"};
  }
}

std::string text_of_first_rank(shard::Communicator& ranks,
                               const std::function<std::string()>& work) {
  std::string text;
  std::uint64_t exit_code = k_done;
  if (ranks.is_first()) {
    try {
      text = work();
    } catch (...) {
      const Failure failure = failure_of(std::current_exception());
      exit_code = static_cast<std::uint64_t>(failure.exit_code);
      text = failure.message;
    }
  }
  ranks.maximum({&exit_code, 1});
  text = shared_text(ranks, text, 0);
  if (exit_code != k_done) throw CommonError({static_cast<ExitCode>(exit_code), text});
  return text;
}

void on_first_rank(shard::Communicator& ranks, const std::function<void()>& work) {
  static_cast<void>(text_of_first_rank(ranks, [&] {
    work();
    return std::string();
  }));
}

void together(shard::Communicator& ranks, const std::function<void()>& work) {
  std::optional<Failure> failure;
  try {
    work();
  } catch (...) {
    failure = failure_of(std::current_exception());
  }
  const auto mine = static_cast<std::uint64_t>(failure ? failure->exit_code : k_done);
  const std::vector<std::uint64_t> codes = ranks.gather({&mine, 1});
  for (int rank = 0; rank < ranks.size(); ++rank) {
    const std::uint64_t code = codes[static_cast<std::size_t>(rank)];
    if (code == k_done) continue;
    const std::string message = shared_text(ranks, failure ? failure->message : "", rank);
    throw CommonError({static_cast<ExitCode>(code), message});
  }
}

}  // namespace flotilla::jobs

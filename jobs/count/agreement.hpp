// SPDX-License-Identifier: MIT
#pragma once

#include <exception>
#include <functional>
#include <string>
#include <utility>

#include "jobs/exit_code.hpp"
#include "number/errors.hpp"
#include "shard/communicator.hpp"

/// How ranks agree on success and failure, so that none waits for one that has given up.
namespace flotilla::jobs {

/// What an exception means to the user: one sentence, and the exit code.
struct Failure {
  ExitCode exit_code = k_failed;
  std::string message;
  bool is_common = false;  // every rank has the same
};

[[nodiscard]] Failure failure_of(const std::exception_ptr& error);

/// A failure that every rank throws alike: rank 0 prints it, and all end with its exit code.
class CommonError : public Error {
 public:
  explicit CommonError(const Failure& failure) : Error(failure.message), failure_(failure) {
    failure_.is_common = true;
  }
  [[nodiscard]] const Failure& failure() const { return failure_; }

 private:
  Failure failure_;
};

/// Runs `work`, which does the same on every rank: what it throws, all throw.
template <typename Work>
auto alike(Work&& work) {
  try {
    return std::forward<Work>(work)();
  } catch (...) {
    throw CommonError(failure_of(std::current_exception()));
  }
}

/// Runs `work`, which sweeps: what it throws while `is_sweeping` is false, all throw; in the middle of a sweep a rank
/// may fail alone.
template <typename Work>
auto alike_unless(const bool& is_sweeping, Work&& work) {
  try {
    return std::forward<Work>(work)();
  } catch (const Error&) {
    if (is_sweeping) throw;
    throw CommonError(failure_of(std::current_exception()));
  }
}

/// Runs `work` on rank 0 alone and gives its text to every rank. Collective.
/// @throws CommonError  on every rank, if it throws.
[[nodiscard]] std::string text_of_first_rank(shard::Communicator& ranks,
                                             const std::function<std::string()>& work);
void on_first_rank(shard::Communicator& ranks, const std::function<void()>& work);

/// Runs `work`, which must not communicate, on every rank. Collective.
/// @throws CommonError  on every rank, with the message of the first one where it throws.
void together(shard::Communicator& ranks, const std::function<void()>& work);

}  // namespace flotilla::jobs

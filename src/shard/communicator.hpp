// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace flotilla::shard {

/// The processes of a run. All members but rank(), size() and bytes_sent() are collective: every rank calls them in
/// the same order, from the thread that started MPI. One process alone needs no MPI.
class Communicator {
 public:
  virtual ~Communicator() = default;

  [[nodiscard]] virtual int rank() const = 0;
  [[nodiscard]] virtual int size() const = 0;
  [[nodiscard]] bool is_first() const { return rank() == 0; }

  virtual void barrier() = 0;
  /// Element-wise over ranks; every rank receives the result.
  virtual void sum(std::span<std::uint64_t> values) = 0;
  virtual void maximum(std::span<std::uint64_t> values) = 0;
  /// `bytes` of rank `root`, on every rank.
  virtual void broadcast(std::vector<std::byte>& bytes, int root) = 0;
  /// Equal-length runs of words of every rank, in rank order; every rank receives all.
  [[nodiscard]] virtual std::vector<std::uint64_t> gather(std::span<const std::uint64_t> words) = 0;

  /// Non-blocking messages below 2^31 bytes; matched by (peer, order). `bytes` must outlive the wait.
  using Request = std::uint64_t;
  [[nodiscard]] virtual Request send(std::span<const std::byte> bytes, int to) = 0;
  [[nodiscard]] virtual Request receive(std::span<std::byte> bytes, int from) = 0;
  /// Whether the request has completed; if so it is released and must not be used again.
  [[nodiscard]] virtual bool test(Request request) = 0;
  virtual void wait(Request request) = 0;
  /// What send() was given on this rank so far. Not collective.
  [[nodiscard]] virtual std::uint64_t bytes_sent() const = 0;

  /// Ends all ranks at once with this exit code: for a rank that failed while others wait.
  [[noreturn]] virtual void abort(int exit_code) = 0;
};

/// Whether this process was started by an MPI launcher (mpirun, srun); starting MPI costs half a
/// second, which a process alone does not pay.
[[nodiscard]] bool is_launched_by_mpi();

/// One process alone.
[[nodiscard]] std::unique_ptr<Communicator> make_solo();

/// All ranks of MPI_COMM_WORLD; starts MPI unless it runs already, and then stops it when destroyed.
/// @throws LimitError  if the program was built without MPI, or MPI lacks thread support FUNNELED.
[[nodiscard]] std::unique_ptr<Communicator> start_mpi();

}  // namespace flotilla::shard

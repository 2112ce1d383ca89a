// SPDX-License-Identifier: MIT
#include <cstdlib>

#include "number/errors.hpp"
#include "shard/communicator.hpp"

#if FLOTILLA_HAVE_MPI
#include <mpi.h>

#include <unordered_map>

#include "number/narrow.hpp"
#endif

namespace flotilla::shard {

bool is_launched_by_mpi() {
  // Open MPI's mpirun, and PMIx as used by srun --mpi=pmix.
  return std::getenv("OMPI_COMM_WORLD_SIZE") != nullptr || std::getenv("PMIX_RANK") != nullptr;
}

#if FLOTILLA_HAVE_MPI
namespace {

constexpr int k_tag = 1;

/// MPI_COMM_WORLD. Errors end the run: MPI's default handler aborts all ranks.
class Mpi final : public Communicator {
 public:
  Mpi() {
    int provided = MPI_THREAD_SINGLE;
    int was_started = 0;
    MPI_Initialized(&was_started);
    if (was_started != 0) {
      MPI_Query_thread(&provided);
    } else {
      MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
    }
    is_ours_ = was_started == 0;
    if (provided < MPI_THREAD_FUNNELED) {
      throw LimitError("this MPI cannot be used beside threads (it lacks MPI_THREAD_FUNNELED)");
    }
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
  }
  ~Mpi() override {
    if (is_ours_) MPI_Finalize();
  }

  [[nodiscard]] int rank() const override { return rank_; }
  [[nodiscard]] int size() const override { return size_; }
  void barrier() override { MPI_Barrier(MPI_COMM_WORLD); }

  void sum(std::span<std::uint64_t> values) override { reduce(values, MPI_SUM); }
  void maximum(std::span<std::uint64_t> values) override { reduce(values, MPI_MAX); }

  void broadcast(std::vector<std::byte>& bytes, int root) override {
    std::uint64_t size = bytes.size();
    MPI_Bcast(&size, 1, MPI_UINT64_T, root, MPI_COMM_WORLD);
    bytes.resize(size);
    MPI_Bcast(bytes.data(), narrow<int>(size), MPI_BYTE, root, MPI_COMM_WORLD);
  }

  [[nodiscard]] std::vector<std::uint64_t> gather(std::span<const std::uint64_t> words) override {
    std::vector<std::uint64_t> all(words.size() * static_cast<std::size_t>(size_));
    const int count = narrow<int>(words.size());
    static_cast<void>(narrow<int>(all.size()));
    MPI_Allgather(words.data(), count, MPI_UINT64_T, all.data(), count, MPI_UINT64_T,
                  MPI_COMM_WORLD);
    return all;
  }

  [[nodiscard]] Request send(std::span<const std::byte> bytes, int to) override {
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Isend(bytes.data(), narrow<int>(bytes.size()), MPI_BYTE, to, k_tag, MPI_COMM_WORLD,
              &request);
    bytes_sent_ += bytes.size();
    return remember(request);
  }
  [[nodiscard]] Request receive(std::span<std::byte> bytes, int from) override {
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Irecv(bytes.data(), narrow<int>(bytes.size()), MPI_BYTE, from, k_tag, MPI_COMM_WORLD,
              &request);
    return remember(request);
  }
  [[nodiscard]] bool test(Request request) override {
    const auto it = requests_.find(request);
    int is_done = 0;
    MPI_Test(&it->second, &is_done, MPI_STATUS_IGNORE);
    if (is_done != 0) requests_.erase(it);
    return is_done != 0;
  }
  void wait(Request request) override {
    const auto it = requests_.find(request);
    MPI_Wait(&it->second, MPI_STATUS_IGNORE);
    requests_.erase(it);
  }
  [[nodiscard]] std::uint64_t bytes_sent() const override { return bytes_sent_; }
  [[noreturn]] void abort(int exit_code) override {
    MPI_Abort(MPI_COMM_WORLD, exit_code);
    std::_Exit(exit_code);
  }

 private:
  static void reduce(std::span<std::uint64_t> values, MPI_Op operation) {
    MPI_Allreduce(MPI_IN_PLACE, values.data(), narrow<int>(values.size()), MPI_UINT64_T, operation,
                  MPI_COMM_WORLD);
  }
  Request remember(MPI_Request request) {
    requests_.emplace(++last_request_, request);
    return last_request_;
  }

  bool is_ours_ = true;
  int rank_ = 0;
  int size_ = 1;
  Request last_request_ = 0;
  std::uint64_t bytes_sent_ = 0;
  std::unordered_map<Request, MPI_Request> requests_;
};

}  // namespace

std::unique_ptr<Communicator> start_mpi() { return std::make_unique<Mpi>(); }

#else

std::unique_ptr<Communicator> start_mpi() {
  throw LimitError(
      "this program was built without MPI; build with FLOTILLA_USE_MPI=ON to use ranks");
}

#endif

}  // namespace flotilla::shard

// SPDX-License-Identifier: MIT
#include "frontier/group_worker.hpp"

#include <cstring>

namespace flotilla::frontier {
namespace {

// Most vectors of small fleets are a chunk or two: there a call of memcpy costs more than the copy.
void copy_chunks(std::byte* to, const std::byte* from, std::size_t chunks) {
  if (chunks > 4) {
    std::memcpy(to, from, chunks * k_chunk_bytes);
    return;
  }
  for (std::size_t c = 0; c < chunks; ++c) {
    std::memcpy(to + c * k_chunk_bytes, from + c * k_chunk_bytes, k_chunk_bytes);
  }
}

}  // namespace

GroupWorker::GroupWorker(const SweepPlan& plan, const Kernel& kernel, const Ring& ring)
    : limbs_(static_cast<std::size_t>(ring.limbs)),
      plane_bytes_(plan.work_chunks() * k_chunk_bytes),
      // Masked-off lanes may be loaded from below the first vector.
      guard_bytes_((plan.chunks() + 1) * k_chunk_bytes),
      memory_(bytes_needed(plan, ring)),
      kernel_(kernel),
      masks_(plan.masks().bytes().data()),
      prime_(ring.prime) {}

std::uint64_t GroupWorker::bytes_needed(const SweepPlan& plan, const Ring& ring) {
  const auto planes = static_cast<std::uint64_t>(ring.limbs) * plan.work_chunks();
  return (plan.chunks() + 1 + planes + 1) * k_chunk_bytes;
}

void GroupWorker::gather_boundary(const Program& program) {
  copy_inputs(program);
  gather(program.finish_row, nullptr);
}

PassStats GroupWorker::run(const Program& program) {
  gather_boundary(program);
  PassStats stats;
  stats.states = gather(program.begin_row, cells_.data());
  stats.updates = program.finish_row.transitions.size() + program.begin_row.transitions.size();
  stats.bytes = program.stored_chunks * limbs_ * k_chunk_bytes;
  return stats;
}

void GroupWorker::copy_inputs(const Program& program) {
  for (const Input& input : program.inputs) {
    const std::byte* from = cells_[input.stem] + input.offset * limbs_ * k_chunk_bytes;
    const std::size_t bytes = input.chunks * k_chunk_bytes;
    for (std::size_t l = 0; l < limbs_; ++l) {
      std::byte* to = own_work() + l * plane_bytes_ + input.place * k_chunk_bytes;
      if (input.zeros != 0) std::memset(to, 0, input.zeros * k_chunk_bytes);
      copy_chunks(to + input.zeros * k_chunk_bytes, from + l * bytes, input.chunks);
    }
  }
}

// Runs the kernel over targets of equal length.
std::size_t GroupWorker::gather(const GatherPlan& plan, std::byte* const* destinations) {
  const GatherTask task{
      masks_, plan.transitions.data(), work(), plane_bytes_, destinations, own_work(), prime_};
  const std::span<const Target> targets(plan.targets);
  std::size_t alive = 0;
  for (std::size_t begin = 0; begin < targets.size();) {
    std::size_t end = begin + 1;
    while (end < targets.size() && targets[end].chunks == targets[begin].chunks) ++end;
    alive += kernel_.gather(task, targets.subspan(begin, end - begin));
    begin = end;
  }
  return alive;
}

}  // namespace flotilla::frontier

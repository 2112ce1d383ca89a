// SPDX-License-Identifier: MIT
#include "jobs/version_text.hpp"

#include <H5public.h>
#include <fmt/format.h>
#if FLOTILLA_HAVE_MPI
#include <mpi.h>

#include <array>
#endif
#if FLOTILLA_HAVE_OPENMP
#include <omp.h>
#endif

#include "frontier/kernel.hpp"
#include "version/version.hpp"

namespace flotilla::jobs {

namespace {

std::string mpi_version() {
#if FLOTILLA_HAVE_MPI
  std::array<char, MPI_MAX_LIBRARY_VERSION_STRING> text{};
  int length = 0;
  MPI_Get_library_version(text.data(), &length);
  const std::string all(text.data(), static_cast<std::size_t>(length));
  return all.substr(0, all.find_first_of(",\n"));
#else
  return "none";
#endif
}

std::string thread_count() {
#if FLOTILLA_HAVE_OPENMP
  return fmt::format("{} (OpenMP)", omp_get_max_threads());
#else
  return "1 (no OpenMP)";
#endif
}

std::string hdf5_version() {
  unsigned major = 0;
  unsigned minor = 0;
  unsigned release = 0;
  H5get_libversion(&major, &minor, &release);
  return fmt::format("{}.{}.{}", major, minor, release);
}

}  // namespace

std::string version_text() {
  return fmt::format(
      "flotilla {} ({})\n"
      "build            {}, {}\n"
      "instruction set  {}\n"
      "threads          {}\n"
      "MPI              {}\n"
      "HDF5             {}\n",
      version(), git_commit(), build_type(), compiler(),
      frontier::to_string(frontier::best_instruction_set()), thread_count(), mpi_version(),
      hdf5_version());
}

}  // namespace flotilla::jobs

# SPDX-License-Identifier: MIT
# cmake -D GIT= -D SOURCE= -D TEMPLATE= -D HEADER= -P write_commit.cmake: writes HEADER, only when it changed.
set(FLOTILLA_COMMIT "unknown")
if(GIT)
  execute_process(COMMAND ${GIT} -C ${SOURCE} describe --always --dirty --abbrev=12 --exclude=*
    OUTPUT_VARIABLE described OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE status)
  if(status EQUAL 0)
    set(FLOTILLA_COMMIT "${described}")
  endif()
endif()
configure_file(${TEMPLATE} ${HEADER} @ONLY)

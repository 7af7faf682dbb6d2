import { dlopen } from 'bun:ffi'

/** From <linux/prctl.h>. */
const setDumpable = 4
const setNoNewPrivileges = 38

/** The C library's file names: with glibc, and with musl. */
const libraries = ['libc.so.6', `/lib/ld-musl-${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}.so.1`]

const findPrctl = () => {
  for (const library of libraries)
    try {
      return dlopen(library, { prctl: { args: ['i32', 'u64', 'u64', 'u64', 'u64'], returns: 'i32' } }).symbols
        .prctl
    } catch {
      // The other one, then.
    }
  return undefined
}

/** Sets an option of this process; false where the system knows no such thing, as macOS does not. */
const setOption = (option: number, value: bigint): boolean => {
  if (process.platform !== 'linux') return false
  return findPrctl()?.(option, value, 0n, 0n, 0n) === 0
}

/**
 * Closes this process to others of its own user: its memory, its files and the environment that it was started with. What it
 * starts is not closed. Returns false where that is not possible, as on macOS.
 */
export const hideProcess = (): boolean => setOption(setDumpable, 0n)

/** From now on neither this process nor what it starts gains rights, with programs such as sudo. Only on Linux. */
export const gainNoRights = (): boolean => setOption(setNoNewPrivileges, 1n)

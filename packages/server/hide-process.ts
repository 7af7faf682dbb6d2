import { dlopen } from 'bun:ffi'

/** From <linux/prctl.h>. */
const endWithParent = 1
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
      // Try the other one.
    }
  return undefined
}

/** Sets an option of this process; false if the system does not support it, as on macOS. */
export const setOption = (option: number, value: bigint, more = 0n): boolean => {
  if (process.platform !== 'linux') return false
  return findPrctl()?.(option, value, more, 0n, 0n) === 0
}

/**
 * Hides this process from others of its own user: its memory, its files and the environment that it was
 * started with. Child processes are not hidden. Returns false if that is not possible, as on macOS.
 */
export const hideProcess = (): boolean => setOption(setDumpable, 0n)

/**
 * From now on, neither this process nor its children can gain privileges, for example through sudo. Only on
 * Linux.
 */
export const gainNoRights = (): boolean => setOption(setNoNewPrivileges, 1n)

/** From now on this process is killed when the one that started it ends. Only on Linux. */
export const endWithStarter = (): boolean => setOption(endWithParent, 9n)

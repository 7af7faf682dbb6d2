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

/**
 * Closes this process to others of its own user: its memory, its files and the environment that it was started with. What
 * it starts is not closed, and can gain no rights with programs such as sudo. Returns false where the system knows no such
 * thing, as macOS does not.
 */
export const hideProcess = (): boolean => {
  if (process.platform !== 'linux') return false
  const prctl = findPrctl()
  if (!prctl) return false
  prctl(setNoNewPrivileges, 1n, 0n, 0n, 0n)
  return prctl(setDumpable, 0n, 0n, 0n, 0n) === 0
}

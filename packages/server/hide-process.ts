import { dlopen } from 'bun:ffi'

/** From <linux/prctl.h>. */
const endWithParent = 1
const setDumpable = 4
const setNoNewPrivileges = 38

/** With glibc, and with musl. */
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

/** False if the system does not support it, as on macOS. */
export const setOption = (option: number, value: bigint, more = 0n): boolean => {
  if (process.platform !== 'linux') return false
  return findPrctl()?.(option, value, more, 0n, 0n) === 0
}

/**
 * Hides this process, but not its children, from others of its own user: memory, files and environment. False
 * if that is not possible, as on macOS.
 */
export const hideProcess = (): boolean => setOption(setDumpable, 0n)

/** Neither this process nor its children can gain privileges, for example through sudo. Only on Linux. */
export const gainNoRights = (): boolean => setOption(setNoNewPrivileges, 1n)

/** This process is killed when the one that started it ends. Only on Linux. */
export const endWithStarter = (): boolean => setOption(endWithParent, 9n)

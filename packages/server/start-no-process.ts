import { ptr } from 'bun:ffi'
import { setOption } from './hide-process.ts'

/** From <linux/prctl.h>, <linux/seccomp.h> and <linux/filter.h>. */
const setSeccomp = 22
const filterMode = 2n
const [load, ifEqual, ifAtLeast, ifAnyBit, answer] = [0x20, 0x15, 0x35, 0x45, 0x06]
const [allow, refuse] = [0x7fff0000, 0x00050000]
const [notPermitted, notThere] = [1, 38]
/** Where the kernel tells a filter the call, the machine, and the call's first argument. */
const [call, machine, argument] = [0, 4, 16]

/** `clone` starts threads, too; the others only processes and programs. */
const calls = {
  x64: { machine: 0xc000003e, clone: 56, others: [57, 58, 59, 322] },
  arm64: { machine: 0xc00000b7, clone: 220, others: [221, 281] },
}
const clone3 = 435
/** The kernel's other way to number calls on x64. */
const otherNumbers = 0x40000000
const asThread = 0x10000

type Step = [code: number, ifTrue: number, ifFalse: number, value: number]

const filterFor = (own: (typeof calls)['x64']): Step[] => {
  const refuseIf = (test: number, value: number, error = notPermitted): Step[] => [
    [test, 0, 1, value],
    [answer, 0, 0, refuse | error],
  ]
  return [
    [load, 0, 0, machine],
    [ifEqual, 1, 0, own.machine],
    [answer, 0, 0, refuse | notPermitted],
    [load, 0, 0, call],
    ...refuseIf(ifAtLeast, otherNumbers),
    // A filter cannot read its arguments; where it is not there, threads start with `clone`.
    ...refuseIf(ifEqual, clone3, notThere),
    ...own.others.flatMap(number => refuseIf(ifEqual, number)),
    [ifEqual, 0, 3, own.clone],
    [load, 0, 0, argument],
    [ifAnyBit, 1, 0, asThread],
    [answer, 0, 0, refuse | notPermitted],
    [answer, 0, 0, allow],
  ]
}

/**
 * This process can then start only threads. Call `gainNoRights` before. False where that is not possible, as
 * on macOS.
 */
export const startNoProcess = (): boolean => {
  const { arch } = process
  if (arch !== 'x64' && arch !== 'arm64') return false
  const steps = filterFor(calls[arch])
  const filter = Buffer.alloc(steps.length * 8)
  for (const [index, [code, ifTrue, ifFalse, value]] of steps.entries()) {
    const at = filter.writeUInt16LE(code, index * 8)
    filter.writeUInt8(ifTrue, at)
    filter.writeUInt8(ifFalse, at + 1)
    filter.writeUInt32LE(value, at + 2)
  }
  const program = Buffer.alloc(16)
  program.writeUInt16LE(steps.length)
  program.writeBigUInt64LE(BigInt(ptr(filter)), 8)
  return setOption(setSeccomp, filterMode, BigInt(ptr(program)))
}

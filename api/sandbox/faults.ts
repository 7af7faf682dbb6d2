// What tests may have go wrong with a stand-in's next calls.

/** A fault of one of the kinds that a stand-in knows. */
interface Fault<Kind extends string> {
  kind: Kind
  /** How many calls it is for. */
  calls: number
  /** For the kinds that wait. */
  delayMs: number
  /** Only for calls whose path begins so. */
  path: string
}

export interface Faults<Kind extends string> {
  add(fault: Fault<Kind>): void
  clear(): void
  /** The fault of a call to this path, if it has one. */
  take(path: string): Fault<Kind> | undefined
}

export const openFaults = <Kind extends string>(): Faults<Kind> => {
  const faults: Fault<Kind>[] = []
  return {
    add: fault => void faults.push({ ...fault }),
    clear: () => void faults.splice(0),
    take: path => {
      const fault = faults.find(each => each.calls > 0 && path.startsWith(each.path))
      if (fault) fault.calls -= 1
      return fault
    },
  }
}

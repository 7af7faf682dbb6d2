// What tests may have go wrong.
interface Fault {
  /** `slow` waits before it does anything; `late` does it, and waits before it answers. */
  kind: 'down' | 'slow' | 'late' | 'rate_limit' | 'server_error'
  /** How many calls it is for. */
  calls: number
  /** For `slow` and `late`. */
  delayMs: number
  /** Only for calls whose path begins so. */
  path: string
}

export interface Faults {
  add(fault: Fault): void
  clear(): void
  /** The fault of a call to this path, if it has one. */
  take(path: string): Fault | undefined
}

export const openFaults = (): Faults => {
  const faults: Fault[] = []
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

import * as z from 'zod/mini'
import { type Control, control, Nothing } from './control.ts'

interface Fault<Kind extends string> {
  kind: Kind
  calls: number
  /** For kinds that wait. */
  delayMs: number
  /** Applies only to calls whose path begins like this. */
  path: string
}

export interface Faults<Kind extends string> {
  /** Returns the fault for a call to this path, if there is one. */
  take(path: string): Fault<Kind> | undefined
  controls: Control[]
}

export const openFaults = <Kind extends string>(kinds: readonly Kind[]): Faults<Kind> => {
  const faults: Fault<Kind>[] = []
  const FaultRequest = z.strictObject({
    kind: z.enum(kinds),
    calls: z._default(z.int().check(z.positive()), 1),
    delayMs: z._default(z.int().check(z.nonnegative()), 1000),
    path: z._default(z.string(), '/v1/'),
  })
  return {
    take: path => {
      const fault = faults.find(each => each.calls > 0 && path.startsWith(each.path))
      if (fault) fault.calls -= 1
      return fault
    },
    controls: [
      control('POST', '/sandbox/faults', FaultRequest, fault => {
        faults.push({ ...fault })
        return fault
      }),
      control('DELETE', '/sandbox/faults', Nothing, () => {
        faults.splice(0)
        return {}
      }),
    ],
  }
}

// What tests may have go wrong with a stand-in's next calls.
import * as z from 'zod/mini'
import { type Control, control, Nothing } from './control.ts'

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
  /** The fault of a call to this path, if it has one. */
  take(path: string): Fault<Kind> | undefined
  /** The calls that add one, and that take all away. */
  controls: Control[]
}

export const openFaults = <Kind extends string>(kinds: readonly Kind[]): Faults<Kind> => {
  const faults: Fault<Kind>[] = []
  const FaultGiven = z.strictObject({
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
      control('POST', '/sandbox/faults', FaultGiven, given => {
        faults.push({ ...given })
        return given
      }),
      control('DELETE', '/sandbox/faults', Nothing, () => {
        faults.splice(0)
        return {}
      }),
    ],
  }
}

// What OpenAI has no call for: tests make the stand-in slow, lossy or wrong here.
import * as z from 'zod/mini'
import type { Faults } from '../faults.ts'

/** `slow` waits before it answers; `cut` breaks the connection after the first words of a stream. */
const FaultKind = z.enum(['down', 'slow', 'cut', 'rate_limit', 'server_error'])
export type FaultKind = z.infer<typeof FaultKind>

const FaultGiven = z.strictObject({
  kind: FaultKind,
  calls: z._default(z.int().check(z.positive()), 1),
  delayMs: z._default(z.int().check(z.nonnegative()), 1000),
  path: z._default(z.string(), '/v1/'),
})

/** `POST /sandbox/faults` adds one, `DELETE` takes all away. */
export const answerFaults = async (faults: Faults<FaultKind>, request: Request): Promise<Response> => {
  if (request.method === 'DELETE') {
    faults.clear()
    return Response.json({})
  }
  const given = FaultGiven.safeParse(await request.json().catch(() => undefined))
  if (!given.success) return Response.json({ error: given.error.issues }, { status: 400 })
  faults.add(given.data)
  return Response.json(given.data)
}

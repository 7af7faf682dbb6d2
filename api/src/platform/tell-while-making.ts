// The second answer of an endpoint that declares events: what is told while the answer is made, and the answer at the end.
import type { Endpoint } from '@portal/contract/endpoint'
import type { Tell } from './context.ts'
import type { OpenStream } from './event-stream.ts'

interface Ending {
  /** What `failed` says. */
  errorOf: (thrown: unknown) => unknown
  /** Called when the reader leaves, also after the end. */
  leave: () => void
}

/**
 * Begins to make the answer and waits for its first event, or its end. Throws what is thrown before the first event; afterward
 * that is the last event, `failed`. An answer that needs no events is told as `done` alone.
 */
export const tellWhileMaking = async (
  events: NonNullable<Endpoint['events']>,
  make: (tell: Tell) => Promise<unknown>,
  { errorOf, leave }: Ending,
): Promise<OpenStream<unknown>> => {
  const waiting: { event: string; data: unknown }[] = []
  const begun = Promise.withResolvers<void>()
  let hasBegun = false
  let hasLeft = false
  let deliver = (): void => {}

  const tell: Tell = (event, data) => {
    const schema = events[event]
    if (!schema) throw new Error(`The endpoint declares no event ${event}`)
    waiting.push({ event, data: schema.parse(data) })
    hasBegun = true
    begun.resolve()
    deliver()
  }
  const over = make(tell).then(
    answer => tell('done', answer),
    thrown => {
      if (!hasBegun) throw thrown
      // Who leaves stops what is being made: that is no failure.
      if (!hasLeft) tell('failed', errorOf(thrown))
    },
  )
  await Promise.race([begun.promise, over])

  return (send, end) => {
    deliver = () => {
      for (const { event, data } of waiting.splice(0)) send(data, event)
    }
    deliver()
    void over.finally(end)
    return () => {
      hasLeft = true
      leave()
    }
  }
}

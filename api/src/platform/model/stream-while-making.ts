import type { Endpoint } from '@portal/contract/endpoint'
import type { Tell } from '../request/context.ts'
import type { OpenStream } from '../request/event-stream.ts'

interface Ending {
  errorOf: (thrown: unknown) => unknown
  /** Called when the reader leaves, also after the end. */
  leave: () => void
}

/**
 * Streams an answer as named events while it is made. Errors before the first event are thrown; later ones become the
 * last event, `failed`. An answer without other events is `done` alone.
 */
export const streamWhileMaking = async (
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
      // A reader who leaves stops the work, which is not a failure.
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

import type { Endpoint } from '@portal/contract/endpoint'
import type { Tell } from '../request/context.ts'
import type { OpenStream } from '../request/event-stream.ts'

/** Well within the 30 s for which callers and servers wait in silence; until then a refusal has its own status. */
const defaultBeginAfterMs = 10_000

interface Ending {
  errorOf: (thrown: unknown) => unknown
  /** Called when the reader leaves, also after the end. */
  leave: () => void
  beginAfterMs?: number
}

/**
 * Streams an answer as named events while it is made, from the first event or after 10 s. Errors before that are
 * thrown; later ones become the last event, `failed`. An answer without other events is `done` alone.
 */
export const streamWhileMaking = async (
  events: NonNullable<Endpoint['events']>,
  make: (tell: Tell) => Promise<unknown>,
  { errorOf, leave, beginAfterMs = defaultBeginAfterMs }: Ending,
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
  const timer = setTimeout(() => {
    hasBegun = true
    begun.resolve()
  }, beginAfterMs)
  await Promise.race([begun.promise, over]).finally(() => clearTimeout(timer))

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

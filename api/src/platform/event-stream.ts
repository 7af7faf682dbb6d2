// Server-sent events: an answer that continues until its reader leaves, their session ends or the API stops.
import { beatEvent, overEvent } from '@portal/contract/endpoint'

const beatEveryMs = 15_000
const encoder = new TextEncoder()

/** All streams of this process beat in the same turn, so that what they ask is asked once. */
const beats = new Set<() => void>()
let clock: ReturnType<typeof setInterval> | undefined

const joinBeats = (beat: () => void): (() => void) => {
  beats.add(beat)
  clock ??= setInterval(() => {
    for (const each of beats) each()
  }, beatEveryMs)
  return () => {
    beats.delete(beat)
    if (beats.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
}

/** Begins to send, events by their name where they have one, and returns a function that stops it; may throw a Refusal instead. */
export type OpenStream<Data> = (send: (data: Data, event?: string) => void, end: () => void) => () => void

/** Whether a reader may keep listening. */
export interface Permission {
  isGiven: () => Promise<boolean>
  /** Calls back when to ask again; returns a function that stops it. */
  watch: (onDoubt: () => void) => () => void
}

/** An event that only its name tells; browsers skip one without any data. */
const bare = (event: string): string => `event: ${event}\ndata: .\n\n`

/** Guarantee: a verb's type says that an endpoint of events returns this. */
export const asStream = (outcome: unknown): OpenStream<unknown> => outcome as OpenStream<unknown>

/**
 * A comment goes out at once, because headers wait for the first byte, and every 15 seconds a beat, because proxies in
 * between cut silent connections, and because a reader cannot tell silence from a lost connection. Before each, and
 * whenever that is in doubt, it asks whether the reader still may listen, and tells a reader who may not. `signal` is aborted when
 * the reader leaves: the server cancels no stream of which it has not sent anything.
 */
export const eventStream = (
  open: OpenStream<unknown>,
  { isGiven, watch }: Permission,
  signal: AbortSignal,
): ReadableStream<Uint8Array> => {
  let isOpen = true
  let stop = () => {}
  return new ReadableStream({
    start: controller => {
      const write = (text: string): void => {
        if (isOpen) controller.enqueue(encoder.encode(text))
      }
      const end = (): void => {
        if (!isOpen) return
        stop()
        controller.close()
      }
      const send = (data: unknown, event?: string): void =>
        write(`${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`)
      const goOn = async (text = ''): Promise<void> => {
        const mayListen = await isGiven().catch(() => undefined)
        if (mayListen === false) write(bare(overEvent))
        if (!mayListen) end()
        else if (text) write(text)
      }
      const subscriptions = new DisposableStack()
      stop = () => {
        isOpen = false
        subscriptions.dispose()
      }
      try {
        subscriptions.defer(watch(() => void goOn()))
        subscriptions.defer(open(send, end))
      } catch (thrown) {
        stop()
        throw thrown
      }
      subscriptions.defer(joinBeats(() => void goOn(bare(beatEvent))))
      signal.addEventListener('abort', end)
      subscriptions.defer(() => signal.removeEventListener('abort', end))
      write(': hello\n\n')
      if (signal.aborted) end()
    },
    cancel: () => stop(),
  })
}

// Server-sent events: an answer that continues until its reader leaves, their session ends or the API stops.
import { beatEvent, overEvent } from '@portal/contract/endpoint'

const beatEveryMs = 15_000
const encoder = new TextEncoder()

/** All streams of this process beat at the same time, so that their queries can be combined. */
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

/** Returns a function that stops it; can throw a Refusal instead. */
export type OpenStream<Data> = (send: (data: Data, event?: string) => void, end: () => void) => () => void

/** Whether a reader can keep listening. */
export interface Permission {
  isGiven: () => Promise<boolean>
  /** Calls back when the permission should be checked again; returns a function that stops it. */
  watch: (onRecheck: () => void) => () => void
  /** Streams of one reader count together, and only the newest few are open. */
  reader?: string | undefined
}

/** A browser has six connections to a host over HTTP/1.1, and needs some for files and calls. */
const maxOfReader = 4

/** How to end the open streams, oldest first, by reader. */
const openOf = new Map<string, Set<() => void>>()

/** Ends the reader's oldest stream if this is one too many; returns the function that takes this one out again. */
const joinReader = (reader: string, end: () => void): (() => void) => {
  const own = openOf.get(reader) ?? new Set()
  openOf.set(reader, own.add(end))
  const [oldest] = own
  if (own.size > maxOfReader) oldest?.()
  return () => {
    own.delete(end)
    if (own.size === 0) openOf.delete(reader)
  }
}

/** Browsers skip events without data. */
const bare = (event: string): string => `event: ${event}\ndata: .\n\n`

/** Guarantee: a verb's type says that an endpoint of events returns this. */
export const asStream = (outcome: unknown): OpenStream<unknown> => outcome as OpenStream<unknown>

/**
 * Sends a comment at once, because headers wait for the first byte, and a beat every 15 seconds, because proxies cut
 * silent connections. Before each beat, and whenever in doubt, it checks the permission. `signal` aborts when the
 * reader leaves: the server does not cancel a stream that has sent nothing.
 */
export const eventStream = (
  open: OpenStream<unknown>,
  { isGiven, watch, reader }: Permission,
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
        if (mayListen === false) endReading()
        else if (!mayListen) end()
        else if (text) write(text)
      }
      const endReading = (): void => {
        write(bare(overEvent))
        end()
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
      if (reader !== undefined) subscriptions.defer(joinReader(reader, endReading))
      if (signal.aborted) end()
    },
    cancel: () => stop(),
  })
}

// Server-sent events: an answer that continues until its reader leaves, their session ends or the API stops.
import { beatEvent } from '@portal/contract/endpoint'

const beatEveryMs = 15_000
const encoder = new TextEncoder()

/** Begins to send, events by their name where they have one, and returns a function that stops it; may throw a Refusal instead. */
export type OpenStream<Data> = (send: (data: Data, event?: string) => void, end: () => void) => () => void

/** Whether a reader may keep listening. */
export interface Permission {
  isGiven: () => Promise<boolean>
  /** Calls back when to ask again; returns a function that stops it. */
  watch: (onDoubt: () => void) => () => void
}

/** Guarantee: a verb's type says that an endpoint of events returns this. */
export const asStream = (outcome: unknown): OpenStream<unknown> => outcome as OpenStream<unknown>

/**
 * A comment goes out at once, because headers wait for the first byte, and every 15 seconds a beat, because proxies in
 * between cut silent connections, and because a reader cannot tell silence from a lost connection. Before each, and
 * whenever that is in doubt, it asks whether the reader still may listen.
 */
export const eventStream = (
  open: OpenStream<unknown>,
  { isGiven, watch }: Permission,
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
      const unsubscribe = open(send, end)
      const goOn = async (text = ''): Promise<void> => {
        if (!(await isGiven().catch(() => false))) end()
        else if (text) write(text)
      }
      const beat = setInterval(() => goOn(`event: ${beatEvent}\ndata: .\n\n`), beatEveryMs)
      const unwatch = watch(() => void goOn())
      stop = () => {
        isOpen = false
        clearInterval(beat)
        unwatch()
        unsubscribe()
      }
      write(': hello\n\n')
    },
    cancel: () => stop(),
  })
}

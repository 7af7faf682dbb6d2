// Server-sent events: an answer that goes on until its reader leaves, their session ends or the API stops.
const beatEveryMs = 15_000
const encoder = new TextEncoder()

/** Begins to send and answers how to stop; may throw a Refusal instead. */
export type OpenStream<Data> = (send: (data: Data) => void, end: () => void) => () => void

interface StreamOptions<Data> {
  /** Whether the reader may go on; asked at every comment. */
  isAllowed: () => Promise<boolean>
  /** What of the data goes out. */
  answerOf: (data: Data) => unknown
}

/**
 * A comment goes out at once, since headers wait for the first byte, and every 15 seconds, since whatever stands in
 * between cuts silent connections.
 */
export const eventStream = <Data>(
  open: OpenStream<Data>,
  { isAllowed, answerOf }: StreamOptions<Data>,
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
      const unsubscribe = open(data => write(`data: ${JSON.stringify(answerOf(data))}\n\n`), end)
      const beat = setInterval(async () => {
        if (await isAllowed().catch(() => false)) write(': still here\n\n')
        else end()
      }, beatEveryMs)
      stop = () => {
        isOpen = false
        clearInterval(beat)
        unsubscribe()
      }
      write(': hello\n\n')
    },
    cancel: () => stop(),
  })
}

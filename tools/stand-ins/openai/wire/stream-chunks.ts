// Server-sent events, at about the speed of a fast model.

/** However long an answer is, its last word is sent within this time. */
const maxMs = 1000
const defaultPauseMs = 12

interface Pace {
  pauseMs?: number | undefined
  /** As if the server had died. */
  cutAfter?: number | undefined
}

/** Events of the newer API have names. */
const nameOf = (chunk: object): string => ('type' in chunk ? `event: ${chunk.type}\n` : '')

export const streamChunks = (
  chunks: object[],
  { pauseMs: wantedMs = defaultPauseMs, cutAfter = Number.POSITIVE_INFINITY }: Pace = {},
): Response => {
  const pauseMs = Math.min(wantedMs, maxMs / chunks.length)
  const encoder = new TextEncoder()
  let isGone = false
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const startedAt = performance.now()
      for (const [index, chunk] of chunks.entries()) {
        if (isGone) return
        if (index >= cutAfter) return stream.error() // without an error, which Bun would print
        stream.enqueue(encoder.encode(`${nameOf(chunk)}data: ${JSON.stringify(chunk)}\n\n`))
        // Timers are late on a busy machine, so wait only for the rest of this chunk's time.
        const leftMs = startedAt + (index + 1) * pauseMs - performance.now()
        if (leftMs > 1) await Bun.sleep(leftMs)
      }
      if (isGone) return
      stream.enqueue(encoder.encode('data: [DONE]\n\n'))
      stream.close()
    },
    cancel() {
      isGone = true
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' } })
}

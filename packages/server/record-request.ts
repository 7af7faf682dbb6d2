// Logs each request and counts it in the metrics, once its answer is complete.
import { log, type RequestLine } from './log.ts'
import { countRequest } from './metrics.ts'

type Known = Pick<RequestLine, 'endpoint' | 'personId'>

const knownOf = new WeakMap<Request, Partial<Known>>()

/** For code that serves a request: records its declared endpoint, or who sent it. */
export const noteRequest = (request: Request, known: Partial<Known>): void => {
  knownOf.set(request, { ...knownOf.get(request), ...known })
}

const withEndCallback = (body: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> => {
  const reader = body.getReader()
  return new ReadableStream({
    pull: async controller => {
      const { done, value } = await reader.read().catch(error => {
        onEnd()
        throw error
      })
      if (!done) return controller.enqueue(value)
      controller.close()
      onEnd()
    },
    cancel: reason => {
      onEnd()
      return reader.cancel(reason)
    },
  })
}

/**
 * The response to send. The request is recorded once it has been sent; for a stream of events, when it ends.
 */
export const recordRequest = (request: Request, response: Response, startedAt: number): Response => {
  const record = (): void => {
    const { endpoint = null, personId = null } = knownOf.get(request) ?? {}
    const line: RequestLine = {
      requestId: response.headers.get('x-request-id') ?? Bun.randomUUIDv7(),
      method: request.method,
      endpoint,
      status: response.status,
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      personId,
    }
    log.request(line)
    countRequest(line)
  }
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (isStream && response.body) return new Response(withEndCallback(response.body, record), response)
  record()
  return response
}

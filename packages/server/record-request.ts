import { log, type RequestLine } from './log.ts'
import { countRequest } from './metrics.ts'

type RequestFacts = Pick<RequestLine, 'endpoint' | 'personId'>

const knownOf = new WeakMap<Request, Partial<RequestFacts>>()

export const noteRequest = (request: Request, known: Partial<RequestFacts>): void => {
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

/** The request is recorded once the response has been sent; for a stream of events, when it ends. */
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

import { errorAnswer } from '@portal/contract/error-answer'
import { type AddressOf, forwardedHeaders } from '@portal/server/client-address'
import { noteRequest } from '@portal/server/record-request'

/** A connection that the browser closes is closed at the API, too. Answers 503 when the API cannot be reached. */
export const passOn =
  (apiUrl: string, addressOf: AddressOf) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const { method, body, signal } = request
    noteRequest(request, { endpoint: '/api/*' })
    const headers = forwardedHeaders(request, addressOf)
    try {
      return await fetch(Object.assign(new URL(apiUrl), { pathname, search }), {
        method,
        headers,
        body,
        signal,
        redirect: 'manual',
        decompress: false,
      })
    } catch {
      return errorAnswer('not_now', 'The portal cannot be reached right now.', Bun.randomUUIDv7())
    }
  }

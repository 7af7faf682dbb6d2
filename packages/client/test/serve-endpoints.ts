// A real HTTP server for tests of screens: it parses requests and answers by the contract's schemas.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer, Endpoint, Input } from '@portal/contract/endpoint'
import { type ErrorCode, statusByErrorCode } from '@portal/contract/error'

/** Throw it in an answer to refuse as the API would. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    /** For a `stale` change, the item as it is now. */
    readonly more: { current?: unknown } = {},
  ) {
    super(message)
  }
}

/** Throw it in an answer to break the connection. */
export class BrokenConnection extends Error {}

type Tell = (event: string, data: object) => void

export interface Answering {
  endpoint: Endpoint
  answer: (input: Input<Endpoint>, tell: Tell) => unknown
}

export const answering = <const Declared extends Endpoint>(
  endpoint: Declared,
  answer: (input: Input<Declared>, tell: Tell) => Answer<Declared> | Promise<Answer<Declared>>,
): Answering => ({ endpoint, answer: (input, tell) => answer(input as Input<Declared>, tell) }) // parsed by its own schemas

type Listening = (response: ServerResponse) => void

interface Streaming {
  endpoint: Endpoint
  listen: Listening
  end: () => void
}

/** `send` sends to everyone who listens; `listeners` is how many do. */
export const streaming = <const Declared extends Endpoint & { kind: 'events' }>(endpoint: Declared) => {
  const responses = new Set<ServerResponse>()
  const entry: Streaming = {
    endpoint,
    listen: response => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      responses.add(response)
      response.on('close', () => responses.delete(response))
    },
    end: () => {
      for (const response of responses) response.end()
    },
  }
  return {
    entry,
    listeners: () => responses.size,
    send: (answer: Answer<Declared>) => {
      for (const response of responses) response.write(`data: ${JSON.stringify(answer)}\n\n`)
    },
  }
}

export interface ServedEndpoints {
  /** With a slash at the end; for `visit`, so that the client's relative calls reach it. */
  url: string
  stop(): void
}

/** Listens on a free port; requests that no entry answers get 404. */
export const serveEndpoints = async (
  handlers: readonly (Answering | Streaming)[],
): Promise<ServedEndpoints> => {
  const entries = handlers.filter(entry => 'answer' in entry)
  const streams = handlers.filter(entry => 'listen' in entry)
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const stream = streams.find(({ endpoint }) => paramsOf(endpoint.path, pathname))
    if (stream) return stream.listen(response)
    const send = (event: string, data: object) => {
      if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    }
    const { status, body } = await respond(entries, request, send)
    if (status === null) return response.destroy()
    if (!response.headersSent)
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    send(status < 300 ? 'done' : 'failed', body)
    response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close()
      for (const stream of streams) stream.end()
    },
  }
}

const respond = async (entries: readonly Answering[], request: IncomingMessage, send: Tell) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const found = entries
    .map(entry => ({ ...entry, params: paramsOf(entry.endpoint.path, url.pathname) }))
    .find(({ endpoint, params }) => endpoint.method === request.method && params)
  try {
    if (!found) throw new Refusal('not_found', 'There is nothing here')
    const { endpoint, answer, params } = found
    const input = {
      params: endpoint.params?.parse(params),
      query: endpoint.query?.parse(Object.fromEntries(url.searchParams)),
      body: await bodyOf(endpoint, request),
    }
    const wantsEvents = request.headers.accept?.includes('text/event-stream')
    const tell: Tell = (event, data) => {
      const schema = endpoint.events?.[event]
      if (!schema) throw new Error(`The endpoint declares no event ${event}.`)
      if (wantsEvents) send(event, schema.parse(data) as object) // events are objects
    }
    return { status: endpoint.status, body: endpoint.answer.parse(await answer(input, tell)) as object }
  } catch (error) {
    if (error instanceof BrokenConnection) return { status: null, body: {} }
    const { code, message, fields, more } =
      error instanceof Refusal ? error : new Refusal('internal', String(error))
    return {
      status: statusByErrorCode[code],
      body: { error: { code, message, fields, ...more, requestId: 'test' } },
    }
  }
}

const paramsOf = (pattern: string, path: string): Record<string, string> | null => {
  const expression = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  const match = expression.exec(path)
  return match && { ...match.groups }
}

const bodyOf = async (endpoint: Endpoint, request: IncomingMessage) => {
  if (endpoint.kind === 'upload') return { read: () => bytesOf(request) }
  return endpoint.body?.parse(JSON.parse((await bytesOf(request)).toString()))
}

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

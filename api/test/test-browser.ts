import type { Answer, Endpoint } from '@portal/contract/endpoint'
import { ErrorAnswer } from '@portal/contract/error'
import type * as z from 'zod/mini'

export interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  /** Aborts when the browser no longer wants the answer. */
  signal?: AbortSignal
}

export class TestBrowser {
  /** Each in the form it is sent. */
  #cookies = new Map<string, string>()

  constructor(
    private readonly handle: (request: Request) => Promise<Response>,
    private readonly origin = 'http://localhost',
  ) {}

  /** A body of text or bytes is sent unchanged. */
  async send(method: string, path: string, { query, body, headers, signal }: Parts = {}): Promise<Response> {
    const url = new URL(path, this.origin)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.append(name, value)
    const sent = new Headers(headers)
    if (this.#cookies.size > 0 && !sent.has('cookie'))
      sent.set('cookie', [...this.#cookies.values()].join('; '))
    if (body !== undefined && !sent.has('content-type')) sent.set('content-type', 'application/json')
    const init = { method, headers: sent, body: payloadOf(body), signal: signal ?? null }
    const request = new Request(url.href, init)
    const response = await this.handle(request)
    for (const set of response.headers.getSetCookie()) this.keep(set)
    return response
  }

  /** It must succeed; the answer is parsed by its schema. */
  async call<const Declared extends Endpoint>(
    endpoint: Declared,
    parts: Parts = {},
  ): Promise<Answer<Declared>> {
    const response = await this.sendTo(endpoint, parts)
    const text = await response.text()
    if (response.status !== endpoint.status)
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.status}: ${text}`)
    return answerOf(endpoint, text === '' ? undefined : JSON.parse(text))
  }

  /** Calls an endpoint that must refuse. */
  async refusal(endpoint: Endpoint, parts: Parts = {}): Promise<ErrorAnswer['error'] & { status: number }> {
    const response = await this.sendTo(endpoint, parts)
    const { error } = ErrorAnswer.parse(await response.json())
    return { status: response.status, ...error }
  }

  sendTo(endpoint: Endpoint, parts: Parts = {}): Promise<Response> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => parts.params?.[name] ?? '')
    return this.send(endpoint.method, path, parts)
  }

  /** As the browser does with a `set-cookie`. */
  keep(set: string): void {
    const [cookie = ''] = set.split(';')
    const [name = ''] = cookie.split('=')
    if (set.includes('Max-Age=0')) this.#cookies.delete(name)
    else this.#cookies.set(name, cookie)
  }

  /** As it is sent. */
  get cookie(): string | undefined {
    return this.#cookies.get('session') ?? this.#cookies.get('__Host-session')
  }

  /** Like a copied browser profile. */
  copy(): TestBrowser {
    const copy = new TestBrowser(this.handle, this.origin)
    copy.#cookies = new Map(this.#cookies)
    return copy
  }
}

const payloadOf = (body: unknown): string | Uint8Array<ArrayBuffer> | ReadableStream | null => {
  if (body === undefined) return null
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body)
}

/** Guarantee: the endpoint's own schema parsed the value. */
const answerOf = <Declared extends Endpoint>(endpoint: Declared, value: unknown): Answer<Declared> =>
  (endpoint.answer satisfies z.ZodMiniType).parse(value) as Answer<Declared>

// The frontends' only fetch(): `call` sends a declared endpoint, `queryOf` makes a query of it.
import type { Answer, Endpoint } from '@portal/contract/endpoint'
import { ErrorAnswer } from '@portal/contract/error'
import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { takeFirstAnswer } from './first-answers.ts'
import { readLeniently } from './read-leniently.ts'
import { type Pieces, type Reply, type Send, send } from './send.ts'
import { askForSession } from './session-needed.ts'

type Part<Name extends string, Schema> = Schema extends z.ZodMiniType
  ? undefined extends z.input<Schema>
    ? { [Key in Name]?: z.input<Schema> }
    : Record<never, never> extends z.input<Schema>
      ? { [Key in Name]?: z.input<Schema> }
      : { [Key in Name]: z.input<Schema> }
  : unknown

/** Endpoints of kind `events` are read with an EventSource, never called. */
export type Callable = Endpoint & { kind?: 'json' }

type AddressParts<Declared extends Endpoint> = Part<'params', Declared['params']> &
  Part<'query', Declared['query']>

export type CallParts<Declared extends Endpoint> = AddressParts<Declared> &
  Part<'body', Declared['body']> & {
    signal?: AbortSignal
    /** A background call: if it is refused without a session, the person is not asked to sign in. */
    isQuiet?: boolean
  }

export type Maybe<Parts> = Record<never, never> extends Parts ? [parts?: Parts] : [parts: Parts]

export interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  isQuiet?: boolean
  /** Only for `callStream`. */
  pieces?: Pieces
  /** Only for `upload`: sends the call instead of fetch. */
  sendWith?: Send
}

/** Longer than any of the API's own limits. */
const patienceMs = 30_000

/**
 * Sends the parts as the endpoint declares them and returns its answer, read leniently. A caller without a
 * session is asked to sign in, or for a code of the second factor if the call needs one; then the call is sent once more. Throws ApiError for a refusal (spec §8),
 * ConnectionError when no answer comes within 30 s.
 */
export const call = <const Declared extends Callable>(
  endpoint: Declared,
  ...[parts]: Maybe<CallParts<Declared>>
): Promise<Answer<Declared>> => answerOf<Declared>(endpoint, partsOf(parts))

/** What `call` does, for the other ways to send a call. */
export const answerOf = async <const Declared extends Endpoint>(
  endpoint: Declared,
  parts: Parts,
): Promise<Answer<Declared>> => {
  const reply = await replyTo(endpoint, parts)
  if (!reply.isOk) throw refusalOf(reply)
  const answer: unknown = reply.status === 204 ? undefined : JSON.parse(reply.body)
  return readLeniently<Declared['answer']>(endpoint.answer, answer)
}

const replyTo = async (endpoint: Endpoint, parts: Parts, isSecondTry = false): Promise<Reply> => {
  const { method, path } = endpoint
  const sentAt = performance.now()
  const { sendWith = send } = parts
  const reply = await sendWith(urlOf(endpoint, parts), {
    method,
    body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
    signal: parts.signal,
    pieces: parts.pieces,
    patienceMs,
  })
  if (parts.isQuiet || reply.status !== 401) return reply
  const { code } = refusalOf(reply)
  const asksForCode = code === 'second_factor'
  // A sign-in asks for its code itself.
  if (asksForCode ? endpoint.access === 'anyone' : code !== 'no_session') return reply
  const mayTryAgain = await askForSession({ method, path, sentAt, isSecondTry, asksForCode })
  return mayTryAgain && !isSecondTry ? replyTo(endpoint, parts, true) : reply
}

/**
 * TanStack Query's key and function of a read, and the answer that came with the page, if one did. The key is
 * `[method, path, params, query]`.
 */
export const queryOf = <const Declared extends Callable & { method: 'GET' }>(
  endpoint: Declared,
  ...[parts]: Maybe<AddressParts<Declared>>
) => {
  const { params = {}, query = {} } = partsOf(parts)
  return {
    queryKey: [endpoint.method, endpoint.path, params, query] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<Declared>> =>
      call<Declared>(endpoint, ...withSignal<Declared>({ params, query, signal })),
    initialData: (): Answer<Declared> | undefined => firstAnswerOf(endpoint, { params, query }),
  }
}

/**
 * The address of a read, as `call` requests it, and a reader of its answer, which throws if it does not fit.
 */
export const firstRead = <const Declared extends Callable & { method: 'GET' }>(
  endpoint: Declared,
  ...[parts]: Maybe<AddressParts<Declared>>
) => ({
  address: urlOf(endpoint, partsOf(parts)),
  read: (answer: unknown) => readLeniently<Declared['answer']>(endpoint.answer, answer),
})

/** The answer that came with the page, once; undefined without one, or if it cannot be read. */
export const firstAnswer = <const Declared extends Callable & { method: 'GET' }>(
  endpoint: Declared,
  ...[parts]: Maybe<AddressParts<Declared>>
): Answer<Declared> | undefined => firstAnswerOf(endpoint, partsOf(parts))

const firstAnswerOf = <Declared extends Endpoint>(
  endpoint: Declared,
  parts: Parts,
): Answer<Declared> | undefined => {
  const answer = takeFirstAnswer(urlOf(endpoint, parts))
  if (answer === undefined) return undefined
  try {
    return readLeniently<Declared['answer']>(endpoint.answer, answer)
  } catch {
    return undefined // the read is then sent, and its error says what is wrong
  }
}

/** The key of all queries of an endpoint, with any parameters: what to invalidate after a change. */
export const queriesOf = ({ method, path }: Endpoint & { method: 'GET' }) => ({ queryKey: [method, path] })

/** Guarantee: `CallParts` has only these parts, each of its endpoint's own shape. */
const partsOf = (parts: unknown): Parts => (parts ?? {}) as Parts

/** Guarantee: the parts are those of an `AddressParts<Declared>`, and a signal can always be added. */
const withSignal = <Declared extends Endpoint>(parts: Parts) => [parts] as Maybe<CallParts<Declared>>

export const urlOf = (endpoint: Endpoint, { params = {}, query = {} }: Parts): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

const refusalOf = ({ status, statusText, body }: Reply): ApiError =>
  new ApiError(status, body || statusText, errorIn(body))

/** Undefined when something other than the API answered. */
const errorIn = (body: string): ErrorAnswer['error'] | undefined => {
  try {
    return readLeniently(ErrorAnswer, JSON.parse(body)).error
  } catch {
    return undefined
  }
}

// The frontends' only fetch(): turns declared endpoints into typed functions.
import type { Answer, Endpoint } from '@portal/contract/endpoint'
import { ErrorAnswer } from '@portal/contract/error'
import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

type Part<Name extends string, Schema> = Schema extends z.ZodMiniType
  ? undefined extends z.input<Schema>
    ? { [Key in Name]?: z.input<Schema> }
    : Record<never, never> extends z.input<Schema>
      ? { [Key in Name]?: z.input<Schema> }
      : { [Key in Name]: z.input<Schema> }
  : unknown

type Given<Declared extends Endpoint> = Part<'params', Declared['params']> &
  Part<'query', Declared['query']> &
  Part<'body', Declared['body']> & { signal?: AbortSignal }

type Call<Declared extends Endpoint> =
  Record<never, never> extends Given<Declared>
    ? (given?: Given<Declared>) => Promise<Answer<Declared>>
    : (given: Given<Declared>) => Promise<Answer<Declared>>

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
}

const urlOf = (endpoint: Endpoint, { params = {}, query = {} }: Parts): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

const refusalOf = async (response: Response): Promise<ApiError> => {
  const body = await response.text()
  const parsed = ErrorAnswer.safeParse(parseJson(body))
  return new ApiError(response.status, body || response.statusText, parsed.data?.error)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const send = async (endpoint: Endpoint, parts: Parts): Promise<unknown> => {
  const response = await fetch(urlOf(endpoint, parts), {
    method: endpoint.method,
    credentials: 'include',
    signal: parts.signal ?? null,
    ...(parts.body !== undefined && {
      body: JSON.stringify(parts.body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  if (!response.ok) throw await refusalOf(response)
  return endpoint.answer.parse(response.status === 204 ? undefined : await response.json())
}

/**
 * One typed function per endpoint, taking `{ params, query, body, signal }` as the endpoint declares them and
 * answering what its schema parsed. Throws ApiError for any refusal (spec §8).
 */
export const clientOf = <const Endpoints extends Record<string, Endpoint>>(
  endpoints: Endpoints,
): { [Name in keyof Endpoints]: Call<Endpoints[Name]> } =>
  fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [name, (given: Parts = {}) => send(endpoint, given)]),
  )

/** Guarantee: each entry sends its own endpoint and parses the answer with that endpoint's schema. */
const fromEntries = <Client>(entries: [string, (given?: Parts) => Promise<unknown>][]): Client =>
  Object.fromEntries(entries) as Client

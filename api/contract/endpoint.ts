// An endpoint, written once: the API serves it, the client calls it, the OpenAPI page shows it.
import type * as z from 'zod/mini'
import type { ErrorCode } from './error.ts'

/** Who may call: anyone; anyone with a session; or people of one role. */
export type Access = 'anyone' | 'person' | 'tenant' | 'landlord' | 'admin'

/**
 * `json` returns one answer. `events` sends one after another, each of the answer's shape, for as long as the caller
 * listens; a browser reads them with an EventSource.
 */
export type EndpointKind = 'json' | 'events'

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for what `params` holds. */
  path: `/${string}`
  summary: string
  access: Access
  /** What `params` names must be the caller's own; another's is answered like one that is not there: 404. */
  own?: true
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Status of success, and what is answered with it. */
  status: 200 | 201 | 202 | 204
  answer: z.ZodMiniType
  /** `json` unless it says otherwise. */
  kind?: EndpointKind
  /** Refusals of its own, beside those that follow from access, payload and limits. */
  errors?: readonly ErrorCode[]
}

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** What a verb of the API receives: each part as its schema parsed it. */
export interface Input<Declared extends Endpoint> {
  params: Parsed<Declared['params']>
  query: Parsed<Declared['query']>
  body: Parsed<Declared['body']>
}

export type Answer<Declared extends Endpoint> = z.output<Declared['answer']>

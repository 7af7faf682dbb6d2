// Written once: the API serves it, the client calls it, the OpenAPI page shows it.
import * as z from 'zod/mini'
import type { ErrorCode } from './error.ts'
import { isRecord } from './values/json.ts'
import { id, timestamp } from './values/text.ts'

/** Anyone; anyone with a session; or people of one role. */
export type Access = 'anyone' | 'person' | 'tenant' | 'landlord' | 'admin'

/**
 * `events` sends one answer after another while the caller listens; browsers read them with an EventSource. `content`
 * returns bytes, or a stream of them. `redirect` answers an address to follow. `webhook` gets another service's body
 * as sent, with its signature: no session, no check of the request's origin. `upload` has a file as its body, which
 * the verb reads when it is ready.
 */
export type EndpointKind = 'json' | 'events' | 'content' | 'redirect' | 'webhook' | 'upload'

/** Every 15 seconds, it shows that a connection of `events` is alive; an answer's event has no name. */
export const beatEvent = 'beat'

/** Ends a connection of `events`, after which to wait: its session is over, or has newer streams enough. */
export const overEvent = 'over'

/** In bytes. */
export const defaultMaxBodyBytes = 65_536

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for each of `params`. */
  path: `/${string}`
  summary: string
  access: Access
  /** What `params` names must be the caller's own; otherwise 404, as if it did not exist. */
  own?: true
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** 64 kB by default. */
  maxBodyBytes?: number
  /** The status of success. */
  status: 200 | 201 | 202 | 204 | 302
  answer: z.ZodMiniType
  /** `json` by default. */
  kind?: EndpointKind
  /**
   * For callers that accept `text/event-stream`: named events, last `done` with the answer or `failed` with the
   * error. Refusals before the first event are sent as usual.
   */
  events?: {
    readonly done: z.ZodMiniType
    readonly failed: z.ZodMiniType
    readonly [event: string]: z.ZodMiniType
  }
  /** With fewer fields of each item, for `fields=card`. */
  cards?: z.ZodMiniType
  /** With a `webhook`'s signature. */
  signatureHeader?: string
  /** What an `upload` takes, for its callers: the verb looks at the bytes. */
  contentTypes?: readonly string[]
  /** The type of `content`, unless its verb says another one. */
  contentType?: `${string}/${string}`
  /** How long anyone may cache `content`; by default nobody may. */
  cacheSeconds?: number
  /** Until its answer begins or is refused; 10 by default. A stream then continues. */
  deadlineSeconds?: number
  /** Besides those that follow from access, payload and limits. */
  errors?: readonly ErrorCode[]
  /** From people with two-step sign-in it takes a code that was given in this session within 15 minutes, as administrators' changes do. */
  asksForCode?: true
  /** People can call it while their account is closing, as they can GET and DELETE. */
  whileClosing?: true
  /**
   * It adds words for another person to something that exists: so that a repeated call does not, it takes a client
   * id.
   */
  addsWords?: true
  /** It only reads, and may miss the last seconds: a replica of the database may answer. */
  mayLag?: true
}

/** The caller's own id: sent again with the same payload, the answer is what was created before. */
const repeatable = { clientId: z.optional(id) }

/** As the caller saw it: if the fields have changed since, the change is refused as `stale`. */
const seen = { updatedAt: z.optional(timestamp) }

/** Creates something for a person, if only words. Visitors have no client ids. */
export type Creation = {
  method: 'POST'
  access: Exclude<Access, 'anyone'>
  body: z.ZodMiniObject
} & ({ status: 201 } | { addsWords: true })

/** Creates something from a file: its body has no fields, so the client id is in the query. */
export interface UploadCreation {
  method: 'POST'
  kind: 'upload'
  query: z.ZodMiniObject
}

export interface Change {
  method: 'PUT'
  body: z.ZodMiniObject
}

type ExtendedSchema<Schema, Shape> =
  Schema extends z.ZodMiniObject<infer Own, infer Config> ? z.ZodMiniObject<Own & Shape, Config> : Schema

type With<Part extends 'body' | 'query', Declared extends Endpoint, Shape> = {
  [Key in keyof Declared]: Key extends Part ? ExtendedSchema<Declared[Key], Shape> : Declared[Key]
}

interface WithCards {
  query: z.ZodMiniObject
  cards: z.ZodMiniType
}

/**
 * With a `clientId` if it creates something, an `updatedAt` if it changes something. `fields`, for `cards`, is left
 * to `asCards`, because the answer then has another type.
 */
type ServedEndpoint<Declared extends Endpoint> = Declared extends Creation
  ? With<'body', Declared, typeof repeatable>
  : Declared extends UploadCreation
    ? With<'query', Declared, typeof repeatable>
    : Declared extends Change
      ? With<'body', Declared, typeof seen>
      : Declared

const hasCards = (declared: Endpoint): declared is Endpoint & WithCards => declared.cards !== undefined

const withFields = <Field extends z.ZodMiniType>({ query }: WithCards, field: Field) =>
  z.safeExtend(query, { fields: field })

type AsCards<Declared extends Endpoint & WithCards> = Omit<Declared, 'query' | 'answer'> & {
  query: ExtendedSchema<Declared['query'], { fields: z.ZodMiniLiteral<'card'> }>
  answer: Declared['cards']
}

/** As called with `fields=card`. Guarantee: `withFields` adds to the query what the type says. */
export const asCards = <const Declared extends Endpoint & WithCards>(declared: Declared) => {
  const cards: Endpoint = {
    ...declared,
    query: withFields(declared, z.literal('card')),
    answer: declared.cards,
  }
  return cards as AsCards<Declared>
}

/** Its cards if the query has `fields=card`. */
export const answerTo = ({ answer, cards = answer }: Endpoint, query: unknown): z.ZodMiniType =>
  isRecord(query) && query.fields === 'card' ? cards : answer

/** It takes a `clientId` in its body. */
export const isCreation = (declared: Endpoint): declared is Endpoint & Creation =>
  declared.method === 'POST' &&
  (declared.status === 201 || declared.addsWords === true) &&
  declared.access !== 'anyone' &&
  declared.kind !== 'upload'

/** It takes a `clientId` in its query. */
export const isUpload = (declared: Endpoint): declared is Endpoint & UploadCreation =>
  declared.kind === 'upload'

/** It takes an `updatedAt`. */
export const isChange = (declared: Endpoint): declared is Endpoint & Change =>
  declared.method === 'PUT' && declared.body !== undefined

/** Keeps its exact types. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): ServedEndpoint<Declared> => {
  if (isCreation(declared))
    return asServed<Declared>({ ...declared, body: z.safeExtend(declared.body, repeatable) })
  if (isUpload(declared))
    return asServed<Declared>({ ...declared, query: z.safeExtend(declared.query, repeatable) })
  if (isChange(declared)) return asServed<Declared>({ ...declared, body: z.safeExtend(declared.body, seen) })
  if (hasCards(declared))
    return asServed<Declared>({ ...declared, query: withFields(declared, z.optional(z.enum(['card']))) })
  return asServed<Declared>(declared)
}

/** Guarantee: its body or query was extended exactly where the type says so. */
const asServed = <Declared extends Endpoint>(declared: Endpoint): ServedEndpoint<Declared> =>
  declared as ServedEndpoint<Declared>

export interface SignedText {
  text: string
  signature: string
}

/** A file that is still on its way. */
export interface Upload {
  /**
   * Reads all of it, once; `onSize` gets the bytes so far. Throws `too_large` beyond the endpoint's limit, without
   * reading the rest.
   */
  read(onSize?: (bytes: number) => void): Promise<Uint8Array>
}

type ParsedValue<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** Each part as its schema parsed it. */
export interface Input<Declared extends Endpoint> {
  params: ParsedValue<Declared['params']>
  query: ParsedValue<Declared['query']> &
    (Declared extends WithCards ? { fields?: 'card' | undefined } : unknown)
  body: Declared['kind'] extends 'webhook'
    ? SignedText
    : Declared['kind'] extends 'upload'
      ? Upload
      : ParsedValue<Declared['body']>
}

export type Answer<Declared extends Endpoint> = z.output<Declared['answer']>

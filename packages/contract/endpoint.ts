// An endpoint, written once: the API serves it, the client calls it, the OpenAPI page shows it.
import * as z from 'zod/mini'
import type { ErrorCode } from './error.ts'
import { isRecord } from './values/json.ts'
import { timestamp } from './values/text.ts'

/** Who may call: anyone; anyone with a session; or people of one role. */
export type Access = 'anyone' | 'person' | 'tenant' | 'landlord' | 'admin'

/**
 * `json` returns one answer. `events` sends one after another, each of the answer's shape, for as long as the caller
 * listens; a browser reads them with an EventSource. `content` returns bytes, such as a picture on a page, or a stream of them. `redirect` answers an
 * address, which the browser follows. `webhook` is
 * where another service reports events: its verb gets the body as sent, with its signature; there is no session, and no
 * check of the request's origin. `upload` takes a file as its body: the verb reads it when it is ready to.
 */
export type EndpointKind = 'json' | 'events' | 'content' | 'redirect' | 'webhook' | 'upload'

/** The name of the event that shows every 15 seconds that a connection of `events` is alive; an answer's event has no name. */
export const beatEvent = 'beat'

/**
 * The name of the event that ends a connection of `events` after which to wait: its session is over, so that reconnecting would be
 * refused, or has newer streams enough.
 */
export const overEvent = 'over'

/** The default limit of a body, in bytes. */
export const defaultMaxBodyBytes = 65_536

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for each of `params`. */
  path: `/${string}`
  summary: string
  access: Access
  /** What `params` names must be the caller's own; for someone else's the answer is 404, as if it did not exist. */
  own?: true
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** The limit of the body; 64 kB by default. */
  maxBodyBytes?: number
  /** The status of success, and the schema of its answer. */
  status: 200 | 201 | 202 | 204 | 302
  answer: z.ZodMiniType
  /** `json` by default. */
  kind?: EndpointKind
  /**
   * A second answer, for callers that accept `text/event-stream`: named events while the answer is made, each with its schema. The
   * last one is `done`, with the answer, or `failed`, with the error. Refusals before the first event are sent as usual.
   */
  events?: {
    readonly done: z.ZodMiniType
    readonly failed: z.ZodMiniType
    readonly [event: string]: z.ZodMiniType
  }
  /** A second answer, with fewer fields of each item, for a query with `fields=card`. */
  cards?: z.ZodMiniType
  /** The header with a `webhook`'s signature. */
  signatureHeader?: string
  /** The media types that an `upload` takes, for its callers: the verb looks at the bytes. */
  contentTypes?: readonly string[]
  /** The media type of `content`, unless its verb says another one. */
  contentType?: `${string}/${string}`
  /** For how many seconds anyone may cache `content`; by default nobody may. */
  cacheSeconds?: number
  /** Seconds until its answer begins or is refused; 10 by default. A stream then continues. */
  deadlineSeconds?: number
  /** Its own refusals, besides those that follow from access, payload and limits. */
  errors?: readonly ErrorCode[]
  /** Whether people may call it while their account is closing: GET and DELETE always, and otherwise only what says so. */
  whileClosing?: true
  /** Each call adds words for another person to something that exists, so sending it again must not add them again: it takes a client id. */
  addsWords?: true
  /** It only reads, and may miss changes of the last seconds: a replica of the database may answer it. */
  mayLag?: true
}

/** The caller's own id for what they create: if it is sent again with the same payload, the answer is what was created before. */
const repeatable = { clientId: z.optional(z.uuid('This is not a valid id')) }

/** The `updatedAt` that the caller saw: if the fields have changed since, the change is refused as `stale`. */
const seen = { updatedAt: z.optional(timestamp) }

/** What creates something for a person, if only words. Visitors have no client ids. */
export type Creation = {
  method: 'POST'
  access: Exclude<Access, 'anyone'>
  body: z.ZodMiniObject
} & ({ status: 201 } | { addsWords: true })

/** An endpoint that creates something from a file. Its body has no fields, so the client id is in the query. */
export interface UploadCreation {
  method: 'POST'
  kind: 'upload'
  query: z.ZodMiniObject
}

/** An endpoint that changes some fields of an existing item. */
export interface Change {
  method: 'PUT'
  body: z.ZodMiniObject
}

type Extended<Schema, Shape> =
  Schema extends z.ZodMiniObject<infer Own, infer Config> ? z.ZodMiniObject<Own & Shape, Config> : Schema

type With<Part extends 'body' | 'query', Declared extends Endpoint, Shape> = {
  [Key in keyof Declared]: Key extends Part ? Extended<Declared[Key], Shape> : Declared[Key]
}

/** An endpoint that has a second answer. */
interface WithCards {
  query: z.ZodMiniObject
  cards: z.ZodMiniType
}

/**
 * An endpoint as it is served: one that creates something also takes a `clientId`, one that changes something an `updatedAt`. One
 * with `cards` also takes `fields`; its type leaves that to `asCards`, because the answer then has another type.
 */
type Served<Declared extends Endpoint> = Declared extends Creation
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
  query: Extended<Declared['query'], { fields: z.ZodMiniLiteral<'card'> }>
  answer: Declared['cards']
}

/** The endpoint as it is called with `fields=card`. Guarantee: `withFields` adds to the query what the type says. */
export const asCards = <const Declared extends Endpoint & WithCards>(declared: Declared) => {
  const cards: Endpoint = {
    ...declared,
    query: withFields(declared, z.literal('card')),
    answer: declared.cards,
  }
  return cards as AsCards<Declared>
}

/** What the endpoint answers to this query: its cards if the query has `fields=card`. */
export const answerTo = ({ answer, cards = answer }: Endpoint, query: unknown): z.ZodMiniType =>
  isRecord(query) && query.fields === 'card' ? cards : answer

/** Whether the endpoint creates something for a person, and so takes a `clientId` in its body. */
export const isCreation = (declared: Endpoint): declared is Endpoint & Creation =>
  declared.method === 'POST' &&
  (declared.status === 201 || declared.addsWords === true) &&
  declared.access !== 'anyone' &&
  declared.kind !== 'upload'

/** Whether the endpoint creates something from a file, and so takes a `clientId` in its query. */
export const isUpload = (declared: Endpoint): declared is Endpoint & UploadCreation =>
  declared.kind === 'upload'

/** Whether the endpoint changes some fields of an item, and so takes an `updatedAt`. */
export const isChange = (declared: Endpoint): declared is Endpoint & Change =>
  declared.method === 'PUT' && declared.body !== undefined

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Served<Declared> => {
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
const asServed = <Declared extends Endpoint>(declared: Endpoint): Served<Declared> =>
  declared as Served<Declared>

/** The input of a webhook. */
export interface SignedText {
  text: string
  signature: string
}

/** The input of an upload: a file that is still on its way. */
export interface Upload {
  /**
   * Reads all of it, once; `onSize` learns how many bytes have arrived. Throws `too_large` beyond the endpoint's limit, without reading the
   * rest.
   */
  read(onSize?: (bytes: number) => void): Promise<Uint8Array>
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** The input of a verb of the API: each part as its schema parsed it. */
export interface Input<Declared extends Endpoint> {
  params: Parsed<Declared['params']>
  query: Parsed<Declared['query']> & (Declared extends WithCards ? { fields?: 'card' | undefined } : unknown)
  body: Declared['kind'] extends 'webhook'
    ? SignedText
    : Declared['kind'] extends 'upload'
      ? Upload
      : Parsed<Declared['body']>
}

export type Answer<Declared extends Endpoint> = z.output<Declared['answer']>

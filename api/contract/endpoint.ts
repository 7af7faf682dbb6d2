// An endpoint, written once: the API serves it, the client calls it, the OpenAPI page shows it.
import * as z from 'zod/mini'
import type { ErrorCode } from './error.ts'
import { isRecord } from './values/json.ts'
import { timestamp } from './values/text.ts'

/** Who may call: anyone; anyone with a session; or people of one role. */
export type Access = 'anyone' | 'person' | 'tenant' | 'landlord' | 'admin'

/**
 * `json` returns one answer. `events` sends one after another, each of the answer's shape, for as long as the caller
 * listens; a browser reads them with an EventSource. `content` returns bytes, such as a picture that a page shows. `webhook` is
 * where another service tells what happened: its verb gets the body as it was sent, with its signature; there is no session, and no
 * check of the site that it comes from.
 */
export type EndpointKind = 'json' | 'events' | 'content' | 'webhook'

/** The name of the event that says every 15 seconds that a connection of `events` is still there; an answer's event has no name. */
export const beatEvent = 'beat'

/** The name of the event that ends a connection of `events` whose session is over: another one would be refused. */
export const overEvent = 'over'

/** How large a body may be by default, in bytes. */
export const usualMaxBodyBytes = 65_536

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for what `params` holds. */
  path: `/${string}`
  summary: string
  access: Access
  /** What `params` names must be the caller's own; someone else's gets the same answer as a missing one: 404. */
  own?: true
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** How large the body may be; 64 kB unless it says otherwise. */
  maxBodyBytes?: number
  /** Status of success, and what is answered with it. */
  status: 200 | 201 | 202 | 204
  answer: z.ZodMiniType
  /** `json` unless it says otherwise. */
  kind?: EndpointKind
  /**
   * A second answer, for whoever asks for `text/event-stream`: named events while the answer is made, each with its schema. The last
   * one is `done`, with the answer, or `failed`, with the error. What is refused before the first event is refused as always.
   */
  events?: {
    readonly done: z.ZodMiniType
    readonly failed: z.ZodMiniType
    readonly [event: string]: z.ZodMiniType
  }
  /** A second answer, with fewer fields of each thing, to a query with `fields=card`. */
  cards?: z.ZodMiniType
  /** The header in which a `webhook` is signed. */
  signatureHeader?: string
  /** What the bytes of `content` are. */
  contentType?: `${string}/${string}`
  /** For how many seconds anyone may keep `content`; nobody may unless it says so. */
  cacheSeconds?: number
  /** Seconds until its answer begins or is refused; 10 unless it says otherwise. A stream then continues. */
  deadlineSeconds?: number
  /** Its own refusals, besides those that follow from access, payload and limits. */
  errors?: readonly ErrorCode[]
  /** It only reads, and may miss what others did in the last seconds: it may be answered from a replica of the database. */
  mayLag?: true
}

/** The caller's own id for what they create: sent again with the same payload, it returns what was created before. */
const repeatable = { clientId: z.optional(z.uuid('This is not a valid id')) }

/** The `updatedAt` that the caller saw: if the fields have changed since, the change is refused as `stale`. */
const seen = { updatedAt: z.optional(timestamp) }

/** Creates something for a person. A visitor has no client ids. */
export interface Creation {
  method: 'POST'
  access: Exclude<Access, 'anyone'>
  body: z.ZodMiniObject
  status: 201
}

/** What changes some of a thing that is there. */
export interface Change {
  method: 'PUT'
  body: z.ZodMiniObject
}

type Extended<Schema, Shape> =
  Schema extends z.ZodMiniObject<infer Own, infer Config> ? z.ZodMiniObject<Own & Shape, Config> : Schema

type WithBody<Declared extends Endpoint, Shape> = {
  [Key in keyof Declared]: Key extends 'body' ? Extended<Declared[Key], Shape> : Declared[Key]
}

/** What has a second answer. */
interface WithCards {
  query: z.ZodMiniObject
  cards: z.ZodMiniType
}

/**
 * An endpoint as it is served: one that creates something also takes a `clientId`, one that changes something an `updatedAt`. One with
 * `cards` also takes `fields`, which its type leaves to `asCards`: its answer is then another one.
 */
type Served<Declared extends Endpoint> = Declared extends Creation
  ? WithBody<Declared, typeof repeatable>
  : Declared extends Change
    ? WithBody<Declared, typeof seen>
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

/** What the endpoint answers to this query: its cards if that says `fields=card`. */
export const answerTo = ({ answer, cards = answer }: Endpoint, query: unknown): z.ZodMiniType =>
  isRecord(query) && query.fields === 'card' ? cards : answer

/** Whether the endpoint creates something for a person, and so takes a `clientId`. */
export const isCreation = (declared: Endpoint): declared is Endpoint & Creation =>
  declared.method === 'POST' && declared.status === 201 && declared.access !== 'anyone'

/** Whether the endpoint changes some of a thing, and so takes an `updatedAt`. */
export const isChange = (declared: Endpoint): declared is Endpoint & Change =>
  declared.method === 'PUT' && declared.body !== undefined

/** Declares an endpoint and keeps its exact types. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Served<Declared> => {
  if (isCreation(declared))
    return asServed<Declared>({ ...declared, body: z.safeExtend(declared.body, repeatable) })
  if (isChange(declared)) return asServed<Declared>({ ...declared, body: z.safeExtend(declared.body, seen) })
  if (hasCards(declared))
    return asServed<Declared>({ ...declared, query: withFields(declared, z.optional(z.enum(['card']))) })
  return asServed<Declared>(declared)
}

/** Guarantee: its body was extended exactly where the type says so. */
const asServed = <Declared extends Endpoint>(declared: Endpoint): Served<Declared> =>
  declared as Served<Declared>

/** What a webhook receives. */
export interface SignedText {
  text: string
  signature: string
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** What a verb of the API receives: each part as its schema parsed it. */
export interface Input<Declared extends Endpoint> {
  params: Parsed<Declared['params']>
  query: Parsed<Declared['query']> & (Declared extends WithCards ? { fields?: 'card' | undefined } : unknown)
  body: Declared['kind'] extends 'webhook' ? SignedText : Parsed<Declared['body']>
}

export type Answer<Declared extends Endpoint> = z.output<Declared['answer']>

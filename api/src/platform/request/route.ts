import type { Access, Answer, Creation, Endpoint, Input } from '@portal/contract/endpoint'
import type * as z from 'zod/mini'
import { addsRows } from '../limits/daily-room.ts'
import { type Limit, reads, writes } from '../limits/rate-limit.ts'
import type { Caller } from '../session/find-caller.ts'
import type { StoredAnswer } from './client-request.ts'
import type { Context } from './context.ts'
import type { OpenStream } from './event-stream.ts'

/** Only if anyone can call can the caller be null. */
export type AllowedContext<Who extends Access> = Context<Who extends 'anyone' ? Caller | null : Caller>

/** For an endpoint of events, a stream. */
export type Outcome<Declared extends Endpoint, Value> = Declared['kind'] extends 'events'
  ? OpenStream<Value>
  : Value

type Cards<Declared extends Endpoint> = Declared['cards'] extends z.ZodMiniType
  ? z.input<Declared['cards']>
  : never

export type Verb<Declared extends Endpoint> = (
  context: AllowedContext<Declared['access']>,
  input: Input<Declared>,
) => Promise<Outcome<Declared, z.input<Declared['answer']> | Cards<Declared>>>

/** Returns what an earlier request created, as it is now; throws `not_found` if it no longer exists. */
export type Again<Declared extends Endpoint> = (
  context: AllowedContext<Declared['access']>,
  made: StoredAnswer<Outcome<Declared, Answer<Declared>>>,
) => Promise<z.input<Declared['answer']>>

export interface Route<Declared extends Endpoint = Endpoint> {
  endpoint: Declared
  /** A method, so that routes of all endpoints fit into one list; only `invoke` calls it. */
  verb(...call: Parameters<Verb<Declared>>): ReturnType<Verb<Declared>>
  limit: Limit
  again?(...call: Parameters<Again<Declared>>): ReturnType<Again<Declared>>
  /** As all writes of people; see `inTurn`. */
  isInTurn: boolean
  /** Whether a read with this input is expensive; see `inSlowTurn`. */
  isSlow?(input: Input<Declared>): boolean
  /** How often each byte of the body counts toward the daily quota; see `takeRoom`. */
  room: number
}

interface RouteOptions<Declared extends Endpoint> {
  limit?: Limit
  isInTurn?: boolean
  isSlow?: (input: NoInfer<Input<Declared>>) => boolean
  /** 0 if people must never be refused and the call stores very little. */
  room?: number
}

/**
 * A verb that creates something says how to read it again, and runs in the caller's turn, where client ids are
 * remembered. Outside of it, the verb handles the client id (`onceFor`).
 */
type Options<Declared extends Endpoint> = Declared extends Creation
  ? [
      options: Omit<RouteOptions<Declared>, 'isInTurn' | 'isSlow'> &
        ({ again: NoInfer<Again<Declared>> } | { isInTurn: false; again?: never }),
    ]
  : [options?: RouteOptions<Declared>]

/**
 * Reads and writes have generous limits by default. A verb that first does slow work outside the database takes the
 * turn afterward.
 */
export const route = <const Declared extends Endpoint>(
  endpoint: Declared,
  verb: NoInfer<Verb<Declared>>,
  ...[options]: Options<Declared>
): Route<Declared> => ({
  endpoint,
  verb,
  limit: endpoint.method === 'GET' ? reads : writes,
  isInTurn: endpoint.method !== 'GET' && endpoint.access !== 'anyone',
  room: addsRows(endpoint) ? 1 : 0,
  ...options,
})

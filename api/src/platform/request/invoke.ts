// The steps of every call: limit, access, input, verb, answer.
import { type Access, type Answer, answerTo, type Endpoint, type Input } from '@portal/contract/endpoint'
import { constraintRefusal } from '../database/constraint-refusal.ts'
import type { Database } from '../database/database.ts'
import { inTurn } from '../database/in-turn.ts'
import { roomFor, takeRoom } from '../limits/daily-room.ts'
import { networkOf, votingNetworkOf } from '../limits/network.ts'
import { giveTryBack, type Limit, reads, takeTry } from '../limits/rate-limit.ts'
import { inSlowTurn } from '../limits/slow-reads.ts'
import type { Caller } from '../session/find-caller.ts'
import { refuseWithoutFactor } from '../session/second-factor.ts'
import { refuseUnlessAllowed } from './access.ts'
import { onceFor, splitClientId } from './client-request.ts'
import type { Context } from './context.ts'
import { asStream, type OpenStream } from './event-stream.ts'
import { keepRefusals } from './keep-refusals.ts'
import { type Given, parseInput } from './parse-input.ts'
import type { AllowedContext, Outcome, Route } from './route.ts'

/**
 * Runs a route, and returns its answer, limited to what the schema lists. Throws the same Refusal as HTTP, which uses
 * it, as does code that acts for a person inside the API. Visitors learn nothing about which input is valid.
 */
export const invoke = async <const Declared extends Endpoint>(
  route: Route<Declared>,
  context: Context,
  given: Given = {},
): Promise<Outcome<Declared, Answer<Declared>>> => {
  const { endpoint, limit, isInTurn, room, verb } = route
  await takeTry(context.database, limit, limitedKey(limit, context))
  return keepRefusals(context, endpoint, async () => {
    refuseUnlessAllowed(endpoint, context.caller)
    const input = await parseInput(endpoint, given)
    await refuseWithoutFactor(context, endpoint)
    const { clientId, request } = isInTurn ? splitClientId(endpoint, input) : { request: input }
    const act = async (acting: Context) => {
      refuseUnlessAllowed(endpoint, acting.caller)
      if (room > 0) await takeRoom(acting, roomFor(request.body, room))
      const callOn = (database: Database) =>
        verb(asAllowed<Declared['access']>({ ...acting, database }), request)
      const { replica, database } = acting
      const read = <Result>(from: (database: Database) => Promise<Result>) =>
        endpoint.mayLag && replica ? replica.read(from, database) : from(database)
      const outcome = route.isSlow?.(request)
        ? inSlowTurn(acting, onOne => read(on => onOne(on, callOn)))
        : read(callOn)
      return answerOf(endpoint, request.query, await outcome)
    }
    const actInTurn = (own: Context<Caller>) =>
      clientId === undefined ? act(own) : actOnce(route, own, clientId, request, () => act(own))
    const done = isInTurn ? inTurn(asAllowed<'person'>(context), actInTurn) : act(context)
    return done.catch(thrown => Promise.reject(constraintRefusal(thrown)))
  })
}

/** A repeated request only reads, so only the limit of reads counts it. */
const actOnce = <Declared extends Endpoint>(
  { endpoint, limit, again }: Route<Declared>,
  own: Context<Caller>,
  clientId: string,
  request: Input<Declared>,
  act: () => Promise<Outcome<Declared, Answer<Declared>>>,
) =>
  onceFor(own, clientId, [endpoint.method, endpoint.path, request], act, async made => {
    if (!again)
      throw new Error(`${endpoint.path} takes client ids, but its route cannot read again what it created`)
    await takeTry(own.database, reads, own.caller.id)
    await giveTryBack(own.database, limit, limitedKey(limit, own))
    return answerOf(endpoint, request.query, await again(asAllowed<Declared['access']>(own), made))
  })

const limitedKey = ({ by }: Limit, { caller, address }: Context): string => {
  if (by === 'person' && caller) return caller.id
  return by === 'voting network' ? votingNetworkOf(address) : networkOf(address)
}

/** Guarantee: `refuseUnlessAllowed` throws unless the endpoint's access admits the caller. */
const asAllowed = <Who extends Access>(context: Context): AllowedContext<Who> =>
  context as AllowedContext<Who>

/** Guarantee: each value was parsed by the endpoint's own schema for its kind. */
const answerOf = <Declared extends Endpoint>(endpoint: Declared, query: unknown, outcome: unknown) =>
  parseOutcome(endpoint, answerTo(endpoint, query), outcome) as Outcome<Declared, Answer<Declared>>

const parseOutcome = ({ kind = 'json' }: Endpoint, answer: Endpoint['answer'], outcome: unknown): unknown => {
  switch (kind) {
    case 'json':
    case 'content':
    case 'redirect':
    case 'webhook':
    case 'upload':
      return answer.parse(outcome)
    case 'events':
      return parseEach(answer, asStream(outcome))
    default:
      throw new Error(`Unknown kind of endpoint: ${kind satisfies never}`)
  }
}

const parseEach =
  (answer: Endpoint['answer'], open: OpenStream<unknown>): OpenStream<unknown> =>
  (send, end) =>
    open(data => send(answer.parse(data)), end)

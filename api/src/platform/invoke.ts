// What every call goes through, whoever makes it: limit, access, input, verb, answer.
import { type Access, type Answer, answerTo, type Endpoint, type Input } from '@portal/contract/endpoint'
import { refuseUnlessAllowed } from './access.ts'
import { onceFor, splitClientId } from './client-request.ts'
import { constraintRefusal } from './constraint-refusal.ts'
import type { Context } from './context.ts'
import { roomFor, takeRoom } from './daily-room.ts'
import type { Database } from './database.ts'
import { asStream, type OpenStream } from './event-stream.ts'
import type { Caller } from './find-caller.ts'
import { inTurn } from './in-turn.ts'
import { keepRefusals } from './keep-refusals.ts'
import { networkOf } from './network.ts'
import { type Given, parseInput } from './parse-input.ts'
import { giveTryBack, type Limit, reads, takeTry } from './rate-limit.ts'
import type { AllowedContext, Outcome, Route } from './route.ts'
import { inSlowTurn } from './slow-reads.ts'

/**
 * Does what the route does, for the caller of `context` and with what they give, and returns its answer: what the
 * schema lists and nothing else. Throws the Refusal that HTTP would send, because HTTP comes through here too, as does
 * code that acts for a person inside the API. A visitor learns nothing about what is valid.
 */
export const invoke = async <const Declared extends Endpoint>(
  route: Route<Declared>,
  context: Context,
  given: Given = {},
): Promise<Outcome<Declared, Answer<Declared>>> => {
  const { endpoint, limit, isInTurn, room, verb } = route
  await takeTry(context.database, limit, limitedKey(limit, context))
  return keepRefusals(context, endpoint, async () => {
    refuseUnlessAllowed(endpoint.access, context.caller)
    const input = await parseInput(endpoint, given)
    const { clientId, request } = isInTurn ? splitClientId(endpoint, input) : { request: input }
    const act = async (acting: Context) => {
      refuseUnlessAllowed(endpoint.access, acting.caller)
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

/** A repeated request reads, so of the limits only that of reads counts it. */
const actOnce = <Declared extends Endpoint>(
  { endpoint, limit, again }: Route<Declared>,
  own: Context<Caller>,
  clientId: string,
  request: Input<Declared>,
  act: () => Promise<Outcome<Declared, Answer<Declared>>>,
) =>
  onceFor(own, clientId, [endpoint.method, endpoint.path, request], act, async made => {
    if (!again)
      throw new Error(`${endpoint.path} takes client ids, and its route does not say how to read again`)
    await takeTry(own.database, reads, own.caller.id)
    await giveTryBack(own.database, limit, limitedKey(limit, own))
    return answerOf(endpoint, request.query, await again(asAllowed<Declared['access']>(own), made))
  })

const limitedKey = ({ by }: Limit, { caller, address }: Context): string =>
  by === 'person' && caller ? caller.id : networkOf(address)

/** Guarantee: `refuseUnlessAllowed` has thrown unless there is a caller whom the endpoint's access admits. */
const asAllowed = <Who extends Access>(context: Context): AllowedContext<Who> =>
  context as AllowedContext<Who>

/** Guarantee: each value is one that the endpoint's own schema has parsed, in the form that its kind has. */
const answerOf = <Declared extends Endpoint>(endpoint: Declared, query: unknown, outcome: unknown) =>
  parseOutcome(endpoint, answerTo(endpoint, query), outcome) as Outcome<Declared, Answer<Declared>>

const parseOutcome = ({ kind = 'json' }: Endpoint, answer: Endpoint['answer'], outcome: unknown): unknown => {
  switch (kind) {
    case 'json':
    case 'content':
    case 'webhook':
      return answer.parse(outcome)
    case 'events':
      return parseEach(answer, asStream(outcome))
    default:
      throw new Error(`Nothing is known of endpoints of kind ${kind satisfies never}`)
  }
}

const parseEach =
  (answer: Endpoint['answer'], open: OpenStream<unknown>): OpenStream<unknown> =>
  (send, end) =>
    open(data => send(answer.parse(data)), end)

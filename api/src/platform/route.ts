// From a declared endpoint and a verb to a served call; every call goes through the same steps in the same order.
import type { Access, Answer, Endpoint, Input } from '@portal/contract/endpoint'
import { clientAddress } from '@portal/server/client-address'
import type * as z from 'zod/mini'
import { refuseUnlessAllowed } from './access.ts'
import type { Context, Services } from './context.ts'
import { refuseCrossSite } from './csrf.ts'
import { errorResponse } from './error-response.ts'
import { eventStream, type OpenStream } from './event-stream.ts'
import { type Caller, findCaller, isSessionAlive } from './find-caller.ts'
import { keepRefusals } from './keep-refusals.ts'
import { type Limit, reads, takeTry, writes } from './rate-limit.ts'
import { readInput } from './read-input.ts'

/** Only where anyone may call can the caller be null. */
type AllowedContext<Who extends Access> = Context<Who extends 'anyone' ? Caller | null : Caller>

/** Does one thing for a caller; throws a Refusal when it may or can not. */
export type Verb<Declared extends Endpoint> = (
  context: AllowedContext<Declared['access']>,
  input: Input<Declared>,
) => Promise<z.input<Declared['answer']>>

export interface Route {
  endpoint: Endpoint
  serve: (services: Services, request: Request, params: unknown) => Promise<Response>
}

/** What a stream sends, each with the shape of the endpoint's answer; opened by a caller who is allowed to. */
export type StreamVerb<Declared extends Endpoint> = (
  context: AllowedContext<Declared['access']>,
) => OpenStream<z.input<Declared['answer']>>

/**
 * Binds a verb to its endpoint: cross-site check, session, limit, access, input, verb, answer. So a visitor learns
 * nothing of what is valid, and an answer holds what its schema lists and nothing else.
 */
export const route = <const Declared extends Endpoint>(
  endpoint: Declared,
  verb: Verb<NoInfer<Declared>>,
  { limit = endpoint.method === 'GET' ? reads : writes }: { limit?: Limit } = {},
): Route =>
  served(endpoint, limit, async (context, request, params) => {
    const input = await readInput(endpoint, request, params)
    return respond(endpoint, await verb(asAllowed<Declared>(context), input), context)
  })

/** The same for an endpoint that answers with a stream of events, for as long as the caller's session lives. */
export const streamRoute = <const Declared extends Endpoint>(
  endpoint: Declared,
  verb: StreamVerb<NoInfer<Declared>>,
): Route =>
  served(endpoint, reads, async context => {
    const { answerHeaders, caller, database } = context
    answerHeaders.set('content-type', 'text/event-stream')
    const stream = eventStream(verb(asAllowed<Declared>(context)), {
      isAllowed: async () => !caller || isSessionAlive(database, caller.sessionId),
      answerOf: data => endpoint.answer.parse(data),
    })
    return new Response(stream, { headers: answerHeaders })
  })

type Serve = (context: Context, request: Request, params: unknown) => Promise<Response>

const served = (endpoint: Endpoint, limit: Limit, serve: Serve): Route => ({
  endpoint,
  serve: async (services, request, params) => {
    const requestId = Bun.randomUUIDv7()
    try {
      refuseCrossSite(request)
      const context = await contextOf(services, request, requestId)
      await takeTry(services.database, limit, limitedKey(limit, context))
      return await keepRefusals(context, endpoint, async () => {
        refuseUnlessAllowed(endpoint.access, context.caller)
        return serve(context, request, params)
      })
    } catch (thrown) {
      return errorResponse(thrown, requestId)
    }
  },
})

const limitedKey = ({ by }: Limit, { caller, address }: Context): string =>
  by === 'person' && caller ? caller.id : address

const contextOf = async (
  { database, env, jobs, addressOf }: Services,
  request: Request,
  requestId: string,
): Promise<Context> => ({
  database,
  env,
  jobs,
  requestId,
  address: clientAddress(request, addressOf, env.trustedProxies),
  userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
  caller: await findCaller(database, request.headers.get('cookie'), env.isProduction),
  answerHeaders: new Headers(),
})

const respond = (endpoint: Endpoint, answer: unknown, { answerHeaders, requestId }: Context): Response => {
  answerHeaders.set('x-request-id', requestId)
  if (endpoint.status === 204) return new Response(null, { status: 204, headers: answerHeaders })
  const parsed: Answer<Endpoint> = endpoint.answer.parse(answer)
  return Response.json(parsed, { status: endpoint.status, headers: answerHeaders })
}

/** Guarantee: `refuseUnlessAllowed` has thrown unless there is a caller whom the endpoint's access admits. */
const asAllowed = <Declared extends Endpoint>(context: Context): AllowedContext<Declared['access']> =>
  context as AllowedContext<Declared['access']>

// From a declared endpoint and a verb to a served call; every call goes through the same steps in the same order.
import type { Access, Answer, Endpoint, Input } from '@portal/contract/endpoint'
import type * as z from 'zod/mini'
import { refuseUnlessAllowed } from './access.ts'
import { clientAddress } from './client-address.ts'
import type { Context, Services } from './context.ts'
import { refuseCrossSite } from './csrf.ts'
import { errorResponse } from './error-response.ts'
import { type Caller, findCaller } from './find-caller.ts'
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

/**
 * Binds a verb to its endpoint: cross-site check, session, limit, access, input, verb, answer. So a visitor learns
 * nothing of what is valid, and an answer holds what its schema lists and nothing else.
 */
export const route = <const Declared extends Endpoint>(
  endpoint: Declared,
  verb: Verb<NoInfer<Declared>>,
  { limit = endpoint.method === 'GET' ? reads : writes }: { limit?: Limit } = {},
): Route => ({
  endpoint,
  serve: async (services, request, params) => {
    const requestId = Bun.randomUUIDv7()
    try {
      refuseCrossSite(request)
      const context = await contextOf(services, request, requestId)
      await takeTry(services.database, limit, limitedKey(limit, context))
      const answer = await keepRefusals(context, endpoint, async () => {
        refuseUnlessAllowed(endpoint.access, context.caller)
        const input = await readInput(endpoint, request, params)
        return verb(asAllowed<Declared>(context), input)
      })
      return respond(endpoint, answer, context)
    } catch (thrown) {
      return errorResponse(thrown, requestId)
    }
  },
})

const limitedKey = ({ by }: Limit, { caller, address }: Context): string =>
  by === 'person' && caller ? caller.id : address

const contextOf = async (
  { database, env, addressOf }: Services,
  request: Request,
  requestId: string,
): Promise<Context> => ({
  database,
  env,
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

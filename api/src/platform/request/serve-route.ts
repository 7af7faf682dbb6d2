import type { Endpoint } from '@portal/contract/endpoint'
import { clientAddress } from '@portal/server/client-address'
import { pagesKeyHeader } from '@portal/server/pages-key'
import { noteRequest } from '@portal/server/record-request'
import { withDeadline } from '../database/database.ts'
import { latestSeconds } from '../database/replica.ts'
import { streamWhileMaking } from '../model/stream-while-making.ts'
import { findCaller } from '../session/find-caller.ts'
import { whileSignedIn } from '../session/session.ts'
import type { Context, Services } from './context.ts'
import { hasCookie, hashOfToken, writeCookie } from './cookie.ts'
import { Deadline } from './deadline.ts'
import { errorAnswer, errorResponse } from './error-response.ts'
import { asStream, eventStream, type OpenStream } from './event-stream.ts'
import { invoke } from './invoke.ts'
import { isKnown } from './known-etag.ts'
import { givenBy } from './parse-input.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './route.ts'

/** Makes people who have just written read from the primary for a while, in any process. */
const writtenCookie = 'wrote'

/** Covers counts that are updated a moment after a write. */
const writtenSeconds = 2 * latestSeconds

const hasJustWritten = (cookies: string | null, isSecure: boolean): boolean =>
  hasCookie(cookies, writtenCookie, isSecure)

const noteWrite = (answerHeaders: Headers, isSecure: boolean): void =>
  answerHeaders.append('set-cookie', writeCookie(writtenCookie, 'yes', writtenSeconds, isSecure))

/** Never throws: refusals are responses. */
export const serveRoute =
  (services: Services, route: Route) =>
  async (request: Request, params: unknown): Promise<Response> => {
    const response = await answerTo(services, route, request, params)
    // Also for refusals: the write can be done even if its answer came too late.
    if (services.replica && isWrite(request)) noteWrite(response.headers, services.env.isProduction)
    return response
  }

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page sends with our cookies (CSRF). Browsers report their origin in Sec-Fetch-Site, older
 * ones in Origin; a client that sends neither is not a browser and has nobody's cookies.
 */
const refuseCrossSite = (request: Request): void => {
  if (safeMethods.has(request.method) || isOwnSite(request)) return
  throw new Refusal('cross_site', 'This can only be done from our own pages.')
}

const isOwnSite = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return true
  const host = request.headers.get('host') ?? new URL(request.url).host
  return URL.canParse(origin) && new URL(origin).host === host
}

const answerTo = async (
  services: Services,
  route: Route,
  request: Request,
  params: unknown,
): Promise<Response> => {
  const requestId = Bun.randomUUIDv7()
  const deadline = new Deadline(route.endpoint.deadlineSeconds ?? services.answerSeconds ?? 10)
  const serve = async (): Promise<Response> => {
    if (isHeadOfEvents(route.endpoint, request)) throw new Refusal('not_found', 'There is no such call.')
    if (!isWebhook(route.endpoint)) refuseCrossSite(request)
    const database = withDeadline(services.database, deadline)
    const own = isWebhook(route.endpoint) ? withoutCookies(request) : request
    const context = await contextOf({ ...services, database }, own, requestId)
    noteRequest(request, { personId: context.caller?.id ?? null })
    const given = givenBy(request, params, route.endpoint)
    const events = asksForEvents(request) ? route.endpoint.events : undefined
    if (events) {
      const leaving = new AbortController()
      const signal = AbortSignal.any([context.signal, leaving.signal])
      const stream = await streamWhileMaking(
        events,
        tell => invoke(route, { ...context, signal, tell }, given),
        {
          errorOf: thrown => errorAnswer(thrown, requestId),
          leave: () => leaving.abort(),
        },
      )
      return respondWithEvents(stream, context)
    }
    const answer = await invoke(route, context, given)
    deadline.refuseIfPast() // otherwise a stream that nobody reads would stay open
    return respond(route.endpoint, answer, context)
  }
  try {
    const response = await deadline.bound(serve())
    deadline.lift() // streams outlive the deadline
    return response
  } catch (thrown) {
    return errorResponse(thrown, requestId)
  }
}

/** @internal */
export const contextOf = async (
  { addressOf, answerSeconds: _, replica, ...shared }: Services,
  request: Request,
  requestId: string,
): Promise<Context> => ({
  ...shared,
  replica:
    isWrite(request) || hasJustWritten(request.headers.get('cookie'), shared.env.isProduction)
      ? undefined
      : replica,
  requestId,
  arrivedAt: Date.now(),
  address: clientAddress(request, addressOf, shared.env.trustedProxies),
  userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
  savesData: request.headers.get('save-data') === 'on',
  knownEtags: request.headers.get('if-none-match'),
  cookies: request.headers.get('cookie'),
  isFromPages: isKey(shared.env.pagesKey, request.headers.get(pagesKeyHeader)),
  caller: await findCaller(shared.database, request.headers.get('cookie'), shared.env.isProduction),
  answerHeaders: new Headers({ 'x-request-id': requestId }),
  signal: request.signal,
})

/** A stream without a body would never end. */
const isHeadOfEvents = ({ kind }: Endpoint, { method }: Request): boolean =>
  kind === 'events' && method === 'HEAD'

const isWebhook = ({ kind }: Endpoint): boolean => kind === 'webhook'

/** For endpoints that ignore sessions. */
const withoutCookies = ({ method, url, headers: sent }: Request): Request => {
  const headers = new Headers(sent)
  headers.delete('cookie')
  return new Request(url, { method, headers })
}

const asksForEvents = ({ headers }: Request): boolean =>
  headers.get('accept')?.includes('text/event-stream') ?? false

const isWrite = ({ method }: Request): boolean => method !== 'GET'

/** By hash, so that no secret is ever compared byte by byte. */
const isKey = (key: string | undefined, shown: string | null): boolean =>
  key !== undefined && shown !== null && hashOfToken(shown) === hashOfToken(key)

const respond = (endpoint: Endpoint, answer: unknown, context: Context): Response => {
  const { kind = 'json', status, contentType = '', cacheSeconds } = endpoint
  const { answerHeaders: headers } = context
  switch (kind) {
    case 'json':
    case 'webhook':
    case 'upload':
      return status === 204
        ? new Response(null, { status, headers })
        : Response.json(answer, { status, headers })
    case 'events':
      return respondWithEvents(asStream(answer), context, context.caller?.sessionId)
    case 'content':
      if (isKnown(headers.get('etag'), context)) return new Response(null, { status: 304, headers })
      if (!headers.has('content-type')) headers.set('content-type', contentType)
      if (cacheSeconds !== undefined) {
        headers.set('cache-control', `public, max-age=${cacheSeconds}`)
        headers.set('cross-origin-resource-policy', 'cross-origin') // other sites show link previews
      }
      return new Response(asBytes(answer), { status, headers })
    case 'redirect':
      headers.set('location', String(answer))
      return new Response(null, { status, headers })
    default:
      throw new Error(`Unknown kind of endpoint: ${kind satisfies never}`)
  }
}

const respondWithEvents = (open: OpenStream<unknown>, context: Context, reader?: string): Response => {
  const { answerHeaders: headers } = context
  headers.set('content-type', 'text/event-stream')
  return new Response(eventStream(open, { ...whileSignedIn(context), reader }, context.signal), { headers })
}

/** Guarantee: the answer of a content endpoint is parsed as bytes, or as a stream of them. */
const asBytes = (answer: unknown) => answer as Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

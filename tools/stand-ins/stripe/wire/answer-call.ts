// Key, version, idempotency, parameters, errors.
import type { Faults } from '../../faults.ts'
import { invoicePaymentsOf } from '../billing/settle-invoice.ts'
import type { FaultKind } from '../controls.ts'
import { apiVersion, type World } from '../world.ts'
import { expand, type FieldLookup } from './expand.ts'
import { type FormFields, type FormValue, readForm } from './form.ts'
import { newId } from './ids.ts'
import { listAll } from './list.ts'
import { parseParams } from './params.ts'
import {
  badRequest,
  keyInUse,
  keyOfAnotherRequest,
  rateLimited,
  StripeRefusal,
  serverFailed,
  unauthorized,
} from './refusal.ts'
import type { Route } from './route.ts'

export interface Api {
  world: World
  secretKey: string
  faults: Faults<FaultKind>
  underWay: Set<string>
  isStopped: () => boolean
}

interface Answer {
  status: number
  body: string
}

const daySeconds = 86_400

const checkKey = (authorization: string | null, secretKey: string) => {
  const [, key] = authorization?.split(' ') ?? []
  if (!key)
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  if (key !== secretKey) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}***${key.slice(-4)}`)
}

const checkVersion = (version: string | null) => {
  if (version !== null && version !== apiVersion)
    throw badRequest(`Invalid Stripe API version: ${version}. The stand-in speaks ${apiVersion} only.`)
}

/** What answers omit unless `expand` asks for it. */
const includedIn =
  (world: World): FieldLookup =>
  ({ id, object, files }, name) => {
    if (Array.isArray(files)) return world.store.identityDetails.get(String(files[0]))?.fields[name]
    if (typeof id !== 'string') return undefined
    if (object === 'identity.verification_session' && name === 'verified_outputs')
      return world.store.identityDetails.get(id)?.fields[name]
    if (object === 'invoice' && name === 'payments')
      return listAll(invoicePaymentsOf(world, id), `/v1/invoice_payments?invoice=${id}`)
    return undefined
  }

const expandPaths = (value: FormValue | undefined): string[] => {
  if (value === undefined) return []
  if (!Array.isArray(value) || !value.every(path => typeof path === 'string'))
    throw badRequest('Invalid array', undefined, 'expand')
  return value
}

const textOf = (answer: unknown) => `${JSON.stringify(answer, null, 2)}\n`

const refused = (thrown: unknown): Answer => {
  if (!(thrown instanceof StripeRefusal)) {
    console.error(thrown)
    return refused(serverFailed())
  }
  return { status: thrown.status, body: textOf({ error: thrown.body }) }
}

interface CallRequest {
  fields: FormFields
  ids: Record<string, string>
  request: string
  key: string | null
}

/**
 * Runs the call and stores the answer for its idempotency key: both or neither, if the process is killed.
 * Throws for invalid parameters; later refusals are answers, which are stored too.
 */
const perform = ({ world }: Api, route: Route, { fields, ids, request, key }: CallRequest): Answer => {
  const { expand: paths, ...rest } = fields
  const params = parseParams(route.params, rest)
  const expanded = expandPaths(paths)
  const act = (): Answer => {
    try {
      const answer = route.answer({ world, params, ids })
      return { status: 200, body: textOf(expand(world.store, answer, expanded, includedIn(world))) }
    } catch (thrown) {
      return refused(thrown)
    }
  }
  return world.store.atOnce(() => {
    const answer = act()
    const keptAt = Math.floor(Date.now() / 1000)
    if (key) world.store.keptAnswer.put({ id: key, request, ...answer, keptAt })
    return answer
  })
}

const respond = ({ status, body }: Answer, requestId: string, more: Record<string, string> = {}) =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Request-Id': requestId,
      'Stripe-Version': apiVersion,
      ...more,
    },
  })

const keptAnswerFor = (world: World, key: string, request: string) => {
  const kept = world.store.keptAnswer.get(key)
  if (!kept || kept.keptAt + daySeconds < Date.now() / 1000) return undefined
  if (kept.request !== request) throw keyOfAnotherRequest(key)
  return kept
}

export class ConnectionBreak extends Error {}

const answerOnce = async (
  api: Api,
  route: Route,
  request: Request,
  ids: Record<string, string>,
  requestId: string,
) => {
  const { world } = api
  const url = new URL(request.url)
  const fault = api.faults.take(url.pathname)
  if (fault?.kind === 'down') throw new ConnectionBreak()
  checkKey(request.headers.get('Authorization'), api.secretKey)
  checkVersion(request.headers.get('Stripe-Version'))
  if (fault?.kind === 'rate_limit') throw rateLimited()
  if (fault?.kind === 'server_error') throw serverFailed()

  const text = await request.text()
  const key = request.method === 'POST' ? request.headers.get('Idempotency-Key') : null
  const requestText = `${request.method} ${url.pathname} ${text}`
  const headers = key ? { 'Idempotency-Key': key } : undefined
  const kept = key ? keptAnswerFor(world, key, requestText) : undefined
  if (kept) return respond(kept, requestId, { ...headers, 'Idempotent-Replayed': 'true' })
  if (key && api.underWay.has(key)) throw keyInUse(key)
  if (key) api.underWay.add(key)
  try {
    if (fault?.kind === 'slow') await Bun.sleep(fault.delayMs)
    if (api.isStopped()) throw new ConnectionBreak()
    const form = request.method === 'POST' ? new URLSearchParams(text) : url.searchParams
    const answer = perform(api, route, {
      fields: readForm(form),
      ids,
      request: requestText,
      key,
    })
    if (fault?.kind === 'late') await Bun.sleep(fault.delayMs)
    return respond(answer, requestId, headers)
  } finally {
    if (key) api.underWay.delete(key)
  }
}

/** Failures become Stripe's errors. */
export const answerCall = async (
  api: Api,
  route: Route,
  request: Request,
  ids: Record<string, string>,
): Promise<Response> => {
  const requestId = newId('req', 14)
  try {
    return await answerOnce(api, route, request, ids, requestId)
  } catch (thrown) {
    if (thrown instanceof ConnectionBreak) throw thrown
    return respond(refused(thrown), requestId)
  }
}

import { answerControl, type Control } from '../control.ts'
import { html } from '../html-page.ts'
import { cardList } from './pages/card-fields.ts'
import { checkoutPages } from './pages/checkout-page.ts'
import { identityPages } from './pages/identity-page.ts'
import { invoicePages } from './pages/invoice-page.ts'
import { page } from './pages/page.ts'
import type { PageRoute } from './pages/page-route.ts'
import { portalPages } from './pages/portal-page.ts'
import { checkoutRoutes } from './resources/checkout-sessions.ts'
import { couponRoutes } from './resources/coupons.ts'
import { customerRoutes } from './resources/customers.ts'
import { disputeRoutes } from './resources/disputes.ts'
import { eventRoutes } from './resources/events.ts'
import { identityRoutes } from './resources/identity-sessions.ts'
import { invoiceRoutes } from './resources/invoices.ts'
import { paymentRoutes } from './resources/payments.ts'
import { portalConfigurationRoutes } from './resources/portal-configurations.ts'
import { portalRoutes } from './resources/portal-sessions.ts'
import { priceRoutes } from './resources/prices.ts'
import { productRoutes } from './resources/products.ts'
import { refundRoutes } from './resources/refunds.ts'
import { subscriptionRoutes } from './resources/subscriptions.ts'
import { testClockRoutes } from './resources/test-clocks.ts'
import { webhookEndpointRoutes } from './resources/webhook-endpoints.ts'
import { type Api, answerCall, ConnectionBreak } from './wire/answer-call.ts'
import { StripeRefusal, unknownUrl } from './wire/refusal.ts'
import type { Route } from './wire/route.ts'

const frontPages: PageRoute[] = [
  {
    method: 'GET',
    path: '/',
    answer: () => page('Payments for Rental Portal', html`<section>${cardList()}</section>`),
  },
]

/**
 * Stripe's calls that the portal uses.
 * @internal
 */
export const routes: Route[] = [
  ...productRoutes,
  ...priceRoutes,
  ...couponRoutes,
  ...customerRoutes,
  ...checkoutRoutes,
  ...portalConfigurationRoutes,
  ...portalRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...testClockRoutes,
  ...identityRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
]

const pages: PageRoute[] = [
  ...frontPages,
  ...checkoutPages,
  ...portalPages,
  ...invoicePages,
  ...identityPages,
]

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Undefined if `path` does not match. */
const match = (pattern: string, path: string): Record<string, string> | undefined => {
  const parts = path.split('/')
  const expected = pattern.split('/')
  if (parts.length !== expected.length) return undefined
  const ids: Record<string, string> = {}
  for (const [index, want] of expected.entries()) {
    const part = parts[index] ?? ''
    // A part that cannot be decoded cannot name anything.
    if (want.startsWith(':')) ids[want.slice(1)] = decoded(part)
    else if (want !== part) return undefined
  }
  return ids
}

/** An exact address comes before one with an id in that position: `/v1/invoices/create_preview`. */
const find = <T extends { method: string; path: string }>(all: T[], method: string, path: string) =>
  all
    .filter(each => each.method === method)
    .map(each => ({ found: each, ids: match(each.path, path) }))
    .sort((a, b) => Object.keys(a.ids ?? {}).length - Object.keys(b.ids ?? {}).length)
    .find(({ ids }) => ids !== undefined)

const errorAnswer = (thrown: unknown) => {
  if (!(thrown instanceof StripeRefusal)) throw thrown
  return Response.json({ error: thrown.body }, { status: thrown.status })
}

const answerPage = async (api: Api, found: PageRoute, request: Request, id: string): Promise<Response> => {
  const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '')
  const query = new URL(request.url).searchParams
  try {
    return api.world.store.atOnce(() => found.answer({ world: api.world, id, form, query }))
  } catch (thrown) {
    if (!(thrown instanceof StripeRefusal)) throw thrown
    return page(
      'This page is not here',
      html`<section><p>Its address is wrong, or it is no longer valid.</p></section>`,
      404,
    )
  }
}

/** If the body breaks off, the connection closes without an answer. */
const brokenAnswer = () => new Response(new ReadableStream({ start: stream => stream.error() }))

export const openRouter =
  (api: Api, controls: Control[]) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const call = find(routes, request.method, pathname)
    if (call) {
      return answerCall(api, call.found, request, call.ids ?? {}).catch(thrown => {
        if (thrown instanceof ConnectionBreak) return brokenAnswer()
        throw thrown
      })
    }
    const shown = find(pages, request.method, pathname)
    if (shown) return answerPage(api, shown.found, request, shown.ids?.id ?? '')
    const control = find(controls, request.method, pathname)
    if (!control) return errorAnswer(unknownUrl(request.method, pathname))
    if (request.headers.get('Authorization') !== `Bearer ${api.secretKey}`)
      return Response.json({ error: 'The controls need the secret key.' }, { status: 401 })
    const { found, ids } = control
    const answer: typeof found.answer = (body, id) => api.world.store.atOnce(() => found.answer(body, id))
    return answerControl({ ...found, answer }, request, ids?.id).catch(errorAnswer)
  }

// A stand-in with the official SDK, a webhook that records its events, and a person who uses the pages.
import { afterAll } from 'bun:test'
import { untilTrue } from '@portal/server/test/until-true'
import Stripe from 'stripe'
import { type StripeSandboxOptions, startStripeSandbox } from '../start-stripe-sandbox.ts'

export const secretKey = 'sk_test_standin'
export const webhookSecret = 'whsec_standin'

/** As the portal configures it. */
export const sdkFor = (url: string, key = secretKey) => {
  const { hostname: host, port } = new URL(url)
  return new Stripe(key, {
    apiVersion: '2026-10-28.endive',
    host,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

export const openSandbox = async (options: Partial<StripeSandboxOptions> = {}) => {
  const sandbox = await startStripeSandbox({ secretKey, webhookSecret, ...options })
  const stop = sandbox.stop
  afterAll(stop)
  const stripe = sdkFor(sandbox.url)

  const turn = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(`${sandbox.url}/sandbox/${path}`, {
      method,
      headers: { Authorization: `Bearer ${secretKey}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }

  const send = (address: string, fields: Record<string, string>) =>
    fetch(new URL(address, sandbox.url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })

  const priceId = async (lookupKey: string) => {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey] })
    if (!data[0]) throw new Error(`There is no price with the lookup key ${lookupKey}.`)
    return data[0].id
  }

  const customerWith = (card: string, more: Stripe.CustomerCreateParams = {}) =>
    stripe.customers.create({
      payment_method: card,
      invoice_settings: { default_payment_method: card },
      ...more,
    })

  /** For an existing customer or for later ones. */
  const clockAt = async (moment: string | number, customer?: string) => {
    const clock = await stripe.testHelpers.testClocks.create({
      frozen_time: secondsOf(moment),
      ...(customer && { customer }),
    })
    const advanceTo = async (later: string | number) => {
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: secondsOf(later) })
      await untilTrue(async () => (await stripe.testHelpers.testClocks.retrieve(clock.id)).status === 'ready')
    }
    return { id: clock.id, advanceTo }
  }

  /** On a test clock. */
  const subscriberSince = async (moment: string, plan = 'basic_monthly', card = 'pm_card_visa') => {
    const clock = await clockAt(moment)
    const customer = await customerWith(card, { test_clock: clock.id })
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: await priceId(plan) }],
    })
    return {
      clock,
      customer: customer.id,
      subscription,
      now: () => stripe.subscriptions.retrieve(subscription.id),
      invoices: async () =>
        (await stripe.invoices.list({ customer: customer.id, limit: 100 })).data.reverse(),
    }
  }

  return { ...sandbox, stripe, turn, send, priceId, customerWith, clockAt, subscriberSince }
}

export const secondsOf = (moment: string | number) =>
  typeof moment === 'number' ? moment : Date.parse(moment) / 1000
export const dayOf = (seconds = 0) => new Date(seconds * 1000).toISOString().slice(0, 10)

export const itemOf = ({ items }: Stripe.Subscription) => {
  const [item] = items.data
  if (!item) throw new Error('The subscription has no item.')
  return item
}

export const refusalOf = async (call: Promise<unknown>) => {
  try {
    await call
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripeError)
      return {
        status: thrown.statusCode,
        type: thrown.type,
        code: thrown.code,
        param: thrown.param,
        message: thrown.message,
      }
    throw thrown
  }
  throw new Error('The call was not refused.')
}

/** Until the test file ends; answers each with the result of `answer`. */
export const openWebhook = (answer: (body: string) => number | Promise<number> = () => 200) => {
  const received: { body: string; signature: string }[] = []
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async request => {
      const body = await request.text()
      received.push({ body, signature: request.headers.get('Stripe-Signature') ?? '' })
      return new Response(null, { status: await answer(body) })
    },
  })
  afterAll(() => server.stop(true))
  return { url: `${server.url}webhook`, received }
}

// The payment provider's stand-in for tests: the portal's payments client on it, and a person's actions at
// the provider.
import { afterAll } from 'bun:test'
import { createHmac } from 'node:crypto'
import { startStripeSandbox } from '@portal/stand-ins/stripe'
import { openPayments, type StripeSettings } from '../src/integrations/stripe/open-payments.ts'

export const billingKeys = { secretKey: 'sk_test_portal', webhookSecret: 'whsec_portal' }

/** Guarantee: Stripe's answers are objects, and a test reads only fields that it knows. */
// biome-ignore lint/suspicious/noExplicitAny: only the SDK knows the answers' types, and only integrations may import it.
type StripeObject = Record<string, any>

export const signatureOf = (body: string, secret = billingKeys.webhookSecret, secondsAgo = 0): string => {
  const at = Math.floor(Date.now() / 1000) - secondsAgo
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

/** Events wait until `turn('deliveries', { urls })` says where to send them. */
export const openBilling = async () => {
  const sandbox = await startStripeSandbox(billingKeys)
  afterAll(sandbox.stop)
  const headers = { Authorization: `Bearer ${billingKeys.secretKey}` }

  /** Without fields, a GET. */
  const call = async (path: string, fields?: Record<string, string>): Promise<StripeObject> => {
    const sent = fields && { method: 'POST', body: new URLSearchParams(fields) }
    const response = await fetch(`${sandbox.url}/v1/${path}`, { headers, ...sent })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  /** Without a body, removes all faults. */
  const turn = async (knob: string, body?: object): Promise<StripeObject> => {
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'DELETE' }
    return (await fetch(`${sandbox.url}/sandbox/${knob}`, { headers, ...sent })).json()
  }
  const countWaiting = async (): Promise<number> =>
    (await (await fetch(`${sandbox.url}/sandbox/deliveries`, { headers })).json()).waiting
  const priceOf = async (planKey: string): Promise<string> =>
    (await call(`prices?lookup_keys[0]=${planKey}`)).data[0].id

  /** On the checkout page, with a test card. */
  const submit = (address: string, fields: Record<string, string> = {}): Promise<Response> =>
    fetch(new URL(address, sandbox.url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const pay = (address: string, card = '4242424242424242'): Promise<Response> =>
    submit(address, { card, name: 'Alex Doe' })

  const end = (subscription: string) =>
    fetch(`${sandbox.url}/v1/subscriptions/${subscription}`, { method: 'DELETE', headers })
  const removeCustomer = (customer: string) =>
    fetch(`${sandbox.url}/v1/customers/${customer}`, { method: 'DELETE', headers })
  const payWith = async (
    customer: string,
    card: 'pm_card_visa' | 'pm_card_chargeCustomerFail' | 'pm_usBankAccount_processing',
  ) => {
    const { id } = await call(`payment_methods/${card}/attach`, { customer })
    await call(`customers/${customer}`, { 'invoice_settings[default_payment_method]': id })
    for (const { id: subscription } of (await call(`subscriptions?customer=${customer}`)).data)
      await call(`subscriptions/${subscription}`, { default_payment_method: id })
  }

  /** On a test clock; bought in our checkout, or created in the provider's dashboard. */
  const subscribe = async (
    planKey: string,
    {
      personId,
      since = new Date('2027-01-15T08:00:00Z'),
      isSold = true,
    }: { personId: string; since?: Date | undefined; isSold?: boolean },
  ) => {
    const clock = await call('test_helpers/test_clocks', {
      frozen_time: String(Math.floor(since.getTime() / 1000)),
    })
    const customer = await call('customers', {
      payment_method: 'pm_card_visa',
      'invoice_settings[default_payment_method]': 'pm_card_visa',
      'metadata[personId]': personId,
      test_clock: clock.id,
    })
    const begin = async (key: string): Promise<string> =>
      (await call('subscriptions', { customer: customer.id, 'items[0][price]': await priceOf(key) })).id
    /** Buys another plan in a session like those of our checkout. */
    const buy = async (key: string): Promise<string> => {
      const session = await call('checkout/sessions', {
        mode: 'subscription',
        customer: customer.id,
        client_reference_id: personId,
        'line_items[0][price]': await priceOf(key),
        'subscription_data[metadata][personId]': personId,
        success_url: 'http://localhost/',
      })
      await pay(session.url)
      return (await call(`checkout/sessions/${session.id}`)).subscription
    }
    const id = await (isSold ? buy : begin)(planKey)
    const read = () => call(`subscriptions/${id}`)
    const advanceDays = async (days: number) => {
      const path = `test_helpers/test_clocks/${clock.id}`
      const { frozen_time: now } = await call(path)
      await call(`${path}/advance`, { frozen_time: String(now + Math.round(days * 86_400)) })
      while ((await call(path)).status !== 'ready') await Bun.sleep(5)
    }
    return { id, customer: String(customer.id), read, begin, buy, advanceDays }
  }

  return {
    url: sandbox.url,
    payments: openPayments({ ...billingKeys, url: sandbox.url }),
    /** For another process. */
    openOthers: (options: Partial<StripeSettings> = {}) =>
      openPayments({ ...billingKeys, url: sandbox.url, ...options }),
    call,
    turn,
    submit,
    pay,
    priceOf,
    end,
    removeCustomer,
    payWith,
    subscribe,
    countWaiting,
  }
}

import { describe, expect, test } from 'bun:test'
import type Stripe from 'stripe'
import { itemOf, openSandbox, refusalOf } from '../test/open-sandbox.ts'

const { stripe, url, send, priceId, clockAt } = await openSandbox()

const successUrl = 'http://portal.test/subscription?session={CHECKOUT_SESSION_ID}'

const openCheckout = async (email = 'ada@example.com') => {
  const { id: customer } = await stripe.customers.create({ email })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: await priceId('basic_monthly'), quantity: 1 }],
    success_url: successUrl,
    cancel_url: 'http://portal.test/pricing',
    customer,
    subscription_data: { metadata: { plan: 'basic' } },
  })
  const pay = (card: string) => send(session.url ?? '', { card, name: 'Ada' })
  const now = () => stripe.checkout.sessions.retrieve(session.id)
  return { session, pay, now }
}

const subscriptionsOf = async (session: Stripe.Checkout.Session) =>
  (await stripe.subscriptions.list({ customer: String(session.customer), status: 'all' })).data

describe('the checkout page', () => {
  test('says that it is a test page, what is being bought and what is due', async () => {
    const { session } = await openCheckout()
    const text = await (await fetch(session.url ?? '')).text()
    for (const words of [
      'This is a test page.',
      'never enter a real card',
      'Basic',
      '$9.99',
      'ada@example.com',
    ])
      expect(text).toContain(words)
  })

  test('starts the subscription with a valid card, and returns with the session’s id', async () => {
    const { session, pay, now } = await openCheckout()
    const answer = await pay('4242 4242 4242 4242')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`http://portal.test/subscription?session=${session.id}`)
    const completed = await now()
    expect(completed).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      amount_total: 999,
    })
    const subscription = await stripe.subscriptions.retrieve(String(completed.subscription))
    expect(subscription).toMatchObject({ status: 'active', metadata: { plan: 'basic' } })
    expect(itemOf(subscription).price.lookup_key).toBe('basic_monthly')
    expect(subscription.default_payment_method).toBeString()
    const charges = await stripe.charges.list({ customer: String(completed.customer) })
    expect(charges.data.map(({ amount, paid }) => [amount, paid])).toEqual([[999, true]])
    const { payments } = await stripe.invoices.retrieve(String(completed.invoice), { expand: ['payments'] })
    expect(payments?.data.map(({ payment }) => payment.payment_intent)).toEqual([
      charges.data[0]?.payment_intent ?? '',
    ])
    expect((await stripe.paymentIntents.list({ customer: String(completed.customer) })).data).toHaveLength(1)
  })

  test('says why a card was declined, changes nothing, and accepts another', async () => {
    const { pay, now } = await openCheckout()
    const declined = await pay('4000000000000002')
    expect([declined.status, await declined.text()]).toEqual([
      422,
      expect.stringContaining('Your card was declined.'),
    ])
    expect(await now()).toMatchObject({ status: 'open', subscription: null })
    expect((await pay('4000000000000341')).status).toBe(422)
    expect((await pay('4242424242424242')).status).toBe(303)
    expect(await subscriptionsOf(await now())).toHaveLength(1)
  })

  test('accepts only test cards', async () => {
    const { pay, now } = await openCheckout()
    expect(await (await pay('4111111111111111')).text()).toContain('never a real card')
    expect(await (await pay('')).text()).toContain('Enter a card number.')
    expect((await now()).status).toBe('open')
  })

  test('asks for authentication if the card needs it: failed, then completed', async () => {
    const { pay, now } = await openCheckout()
    const question = (await pay('4000002500003155')).headers.get('Location') ?? ''
    expect(await (await fetch(new URL(question, url))).text()).toContain('Fail authentication')
    const failed = await send(question, { answer: 'fail' })
    expect(await failed.text()).toContain('We are unable to authenticate your payment method.')
    expect((await now()).status).toBe('open')

    const second = (await pay('4000002500003155')).headers.get('Location') ?? ''
    expect((await send(second, { answer: 'complete' })).headers.get('Location')).toContain('session=cs_test_')
    expect((await send(second, { answer: 'complete' })).status).toBe(404)
    expect((await now()).status).toBe('complete')
    expect(await subscriptionsOf(await now())).toMatchObject([{ status: 'active' }])
  })

  test('accepts only the answer to its latest question', async () => {
    const { pay, now } = await openCheckout()
    const [first = '', second = ''] = [await pay('4000002500003155'), await pay('4000002500003155')].map(
      answer => answer.headers.get('Location') ?? '',
    )
    expect((await send(first, { answer: 'complete' })).status).toBe(404)
    expect((await send(second, { answer: 'complete' })).status).toBe(303)
    expect(await subscriptionsOf(await now())).toHaveLength(1)
  })

  test('that is sent twice at once starts one subscription', async () => {
    const { pay, now } = await openCheckout()
    await Promise.all([pay('4242424242424242'), pay('4242424242424242')])
    expect(await subscriptionsOf(await now())).toHaveLength(1)
    const { data } = await stripe.charges.list({ customer: String((await now()).customer) })
    expect(data).toHaveLength(1)
  })

  test('of two sessions of one customer starts two subscriptions: Stripe does not prevent that', async () => {
    const { id } = await stripe.customers.create({ email: 'two@example.com' })
    const given = { customer: id }
    const plain = async () => {
      const session = await stripe.checkout.sessions.create({
        ...given,
        mode: 'subscription',
        line_items: [{ price: await priceId('basic_monthly') }],
        success_url: successUrl,
      })
      return send(session.url ?? '', { card: '4242424242424242', name: 'Two' })
    }
    await Promise.all([plain(), plain()])
    expect((await stripe.subscriptions.list({ customer: id })).data).toHaveLength(2)
  })

  test('expires by the customer’s clock', async () => {
    const clock = await clockAt('2027-04-01T00:00:00Z')
    const { id } = await stripe.customers.create({ test_clock: clock.id })
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: id,
      line_items: [{ price: await priceId('basic_monthly') }],
      success_url: successUrl,
    })
    await clock.advanceTo('2027-04-01T23:59:59Z')
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    await clock.advanceTo('2027-04-02T00:00:00Z')
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
  })

  test('that expires during authentication takes no money', async () => {
    const { session, pay, now } = await openCheckout()
    const question = (await pay('4000002500003155')).headers.get('Location') ?? ''
    await stripe.checkout.sessions.expire(session.id)
    expect((await send(question, { answer: 'complete' })).status).toBe(404)
    expect(await now()).toMatchObject({ status: 'expired', payment_status: 'unpaid' })
  })

  test('can be expired by a call, and then sells nothing', async () => {
    const { session, pay, now } = await openCheckout()
    await stripe.checkout.sessions.expire(session.id)
    expect((await pay('4242424242424242')).status).toBe(410)
    expect(await now()).toMatchObject({ status: 'expired', url: null, subscription: null })
    expect((await refusalOf(stripe.checkout.sessions.expire(session.id))).status).toBe(400)
  })

  test('writes user input as text, never as HTML', async () => {
    const { session } = await openCheckout('"><script>x</script>@example.com')
    expect(await (await fetch(session.url ?? '')).text()).not.toContain('<script>')
  })
})

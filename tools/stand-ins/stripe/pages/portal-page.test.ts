import { describe, expect, test } from 'bun:test'
import { itemOf, openSandbox, refusalOf } from '../test/open-sandbox.ts'

const { stripe, url, send, priceId, subscriberSince } = await openSandbox()

const openPortal = async (plan = 'basic_monthly') => {
  const subscriber = await subscriberSince('2027-04-01T00:00:00Z', plan)
  await subscriber.clock.advanceTo('2027-04-16T00:00:00Z')
  const { url: home } = await stripe.billingPortal.sessions.create({
    customer: subscriber.customer,
    return_url: 'http://portal.test/subscription',
  })
  const read = async (path = '') => (await fetch(`${home}${path}`)).text()
  return { ...subscriber, home, read }
}

describe('the billing portal', () => {
  test('shows plan, card, invoices and the way back', async () => {
    const { read, invoices } = await openPortal()
    const text = await read()
    const [invoice] = await invoices()
    for (const words of [
      'Basic',
      'visa ending in 4242',
      'renews on May 1, 2027',
      `Invoice ${invoice?.number}`,
      'http://portal.test/subscription',
    ])
      expect(text).toContain(words)
  })

  test('shows what a change of plan costs today, and charges exactly that', async () => {
    const { home, read, now, invoices } = await openPortal()
    const premium = await priceId('premium_monthly')
    expect(await read('/plans')).toContain('Select Premium by the month')
    const confirm = await read(`/plan?price=${premium}`)
    for (const words of ['Unused time on Basic', '-$5.00', 'Remaining time on Premium', 'Due today', '$5.00'])
      expect(confirm).toContain(words)
    expect(itemOf(await now()).price.lookup_key).toBe('basic_monthly')
    expect((await send(`${home}/plan?price=${premium}`, {})).status).toBe(303)
    expect(itemOf(await now()).price.lookup_key).toBe('premium_monthly')
    expect((await invoices())[1]?.amount_paid).toBe(500)
  })

  test('changes no plan with a declined card, and says so', async () => {
    const { home, now } = await openPortal()
    expect((await send(`${home}/card`, { card: '4000000000000341' })).status).toBe(303)
    const refused = await send(`${home}/plan?price=${await priceId('premium_monthly')}`, {})
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Your card was declined.'),
    ])
    expect(itemOf(await now()).price.lookup_key).toBe('basic_monthly')
  })

  test('saves no card that is declined immediately, and pays with the new one from then on', async () => {
    const { home, read, now } = await openPortal()
    const before = (await now()).default_payment_method
    const declined = await send(`${home}/card`, { card: '4000000000000002' })
    expect(await declined.text()).toContain('Your card was declined.')
    expect((await now()).default_payment_method).toBe(before)
    await send(`${home}/card`, { card: '5555 5555 5555 4444' })
    expect(await read()).toContain('mastercard ending in 4444')
    expect((await now()).default_payment_method).not.toBe(before)
  })

  test('asks for authentication before it saves a card that needs it; renewals then need none', async () => {
    const { home, clock, read, now, invoices } = await openPortal()
    const question = await (await send(`${home}/card`, { card: '4000002500003155' })).text()
    const action = /action="([^"]+)"/.exec(question)?.[1] ?? ''
    const failed = await send(action, { answer: 'fail' })
    expect([failed.status, await failed.text()]).toEqual([
      422,
      expect.stringContaining('We are unable to authenticate your payment method.'),
    ])
    expect(await read()).toContain('visa ending in 4242')
    expect((await send(action, { answer: 'complete' })).status).toBe(303)
    expect(await read()).toContain('visa ending in 3155')
    await clock.advanceTo('2027-05-02T00:00:00Z')
    expect((await now()).status).toBe('active')
    expect((await invoices())[1]?.status).toBe('paid')
  })

  test('cancels with cancel_at alone, as in billing mode flexible, and undoes that', async () => {
    const { home, read, now } = await openPortal()
    const end = itemOf(await now()).current_period_end
    await send(`${home}/cancel`, {})
    expect(await now()).toMatchObject({ cancel_at: end, cancel_at_period_end: false, status: 'active' })
    expect(await read()).toContain('Your plan will be canceled on May 1, 2027.')
    const { id } = await now()
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at: end,
    })
    expect(await stripe.subscriptions.update(id, { cancel_at: '' })).toMatchObject({ cancel_at: null })
    await send(`${home}/cancel`, {})
    await send(`${home}/renew`, {})
    expect(await now()).toMatchObject({ cancel_at: null, canceled_at: null })
  })

  test('opens at the flow that confirms a plan, which returns to its own addresses when it is done and when it is not', async () => {
    const { customer, subscription } = await openPortal()
    const { url: address } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://portal.test/left',
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription: subscription.id,
          items: [{ id: itemOf(subscription).id, price: await priceId('premium_yearly') }],
        },
        after_completion: { type: 'redirect', redirect: { return_url: 'http://portal.test/done' } },
      },
    })
    const text = await (await fetch(address)).text()
    expect(text).toContain('Confirm your new plan')
    expect(text).toContain('href="http://portal.test/left"')
    expect((await send(address, {})).headers.get('Location')).toBe('http://portal.test/done')
  })

  test('is open to anyone with its address, but not for other customers’ subscriptions', async () => {
    expect((await fetch(`${url}/p/session/test_none`)).status).toBe(404)
    const [a, b] = [await openPortal(), await openPortal()]
    const foreign = stripe.billingPortal.sessions.create({
      customer: a.customer,
      return_url: 'http://portal.test/',
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription: b.subscription.id,
          items: [{ id: itemOf(b.subscription).id, price: await priceId('premium_yearly') }],
        },
      },
    })
    expect((await refusalOf(foreign)).param).toBe('flow_data')
  })
})

import { describe, expect, test } from 'bun:test'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { webhookEndpoints } from '@portal/contract/subscriptions/webhook-endpoints'
import { expectErrors } from '@portal/server/test/expect-errors'
import { howMany } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { openBilledApp } from '../../../test/billed-app.ts'
import { signatureOf } from '../../../test/billing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { subscriptionPlans, userSubscriptions, webhookEvents } from '../../schema/subscriptions.ts'

expectErrors(/integrations\/stripe/)

const { billing, database, visitor, heard, subscriber } = await openBilledApp()
const { current, cancel, reactivate } = subscriptionEndpoints

const send = (body: string, signature: string, headers: Record<string, string> = {}) =>
  visitor().sendTo(webhookEndpoints.stripe, { body, headers: { 'stripe-signature': signature, ...headers } })

const eventOf = (id: string, more: object = {}) =>
  JSON.stringify({
    id,
    type: 'customer.subscription.updated',
    created: 1_800_000_000,
    livemode: false,
    data: { object: { customer: 'cus_nobody' } },
    ...more,
  })
const isKept = async (id: string) => (await database.$count(webhookEvents, eq(webhookEvents.id, id))) === 1

describe('the webhook', () => {
  test('accepts what the provider signed, once; it needs no session and works from any site', async () => {
    const body = eventOf('evt_twice')
    const headers = { origin: 'https://stripe.example', 'sec-fetch-site': 'cross-site', cookie: 'session=1' }
    for (let time = 0; time < 2; time += 1) {
      const response = await send(body, signatureOf(body), headers)
      expect([response.status, await response.json()]).toEqual([200, { received: true }])
    }
    const kept = await database.select().from(webhookEvents).where(eq(webhookEvents.id, 'evt_twice'))
    expect(kept).toEqual([
      {
        id: 'evt_twice',
        type: 'customer.subscription.updated',
        customerId: 'cus_nobody',
        occurredAt: '2027-01-15T08:00:00.000Z',
        createdAt: expect.any(String),
      },
    ])
  })

  test.each([
    ['with another secret', signatureOf(eventOf('evt_bad'), 'whsec_other')],
    ['of another body', signatureOf(eventOf('evt_other'))],
    ['older than five minutes', signatureOf(eventOf('evt_bad'), undefined, 301)],
    ['that is missing', ''],
  ])('refuses a signature %s', async (_, signature) => {
    expect((await send(eventOf('evt_bad'), signature)).status).toBe(400)
    expect(await isKept('evt_bad')).toBe(false)
  })

  test('refuses signed bodies from the other mode, or without an event', async () => {
    for (const body of [eventOf('evt_live', { livemode: true }), '{}', '[]', 'null', '{'])
      expect((await send(body, signatureOf(body))).status).toBe(400)
    expect(await isKept('evt_live')).toBe(false)
  })

  test('refuses more than 256 kB', async () => {
    const body = eventOf('evt_large', { more: 'a'.repeat(262_144) })
    expect((await send(body, signatureOf(body))).status).toBe(413)
  })

  test('does not exist if no plans are for sale', async () => {
    const without = await openTestApp()
    expect((await without.visitor().refusal(webhookEndpoints.stripe, { body: '{}' })).status).toBe(503)
  })

  test.each(['down', 'late', 'slow', 'rate_limit', 'server_error'].slice(0, howMany(2, 5)))(
    'stores nothing while the provider is %s, so that the event is sent again',
    async kind => {
      const { customer, person } = await subscriber()
      const id = `evt_${kind}`
      const body = eventOf(id, { data: { object: { customer } } })
      const stored = await person.call(current)
      await billing.turn('faults', { kind, path: '/v1/subscriptions', calls: 100, delayMs: 3500 })
      const response = await send(body, signatureOf(body))
      expect([response.status, (await response.json()).error.code]).toEqual([503, 'not_now'])
      expect(await isKept(id)).toBe(false)
      expect(await person.call(current)).toEqual(stored)
      await billing.turn('faults')
      expect((await send(body, signatureOf(body))).status).toBe(200)
      expect(await isKept(id)).toBe(true)
    },
  )

  test('asks for nothing more once it has an event, even one that names only a charge', async () => {
    const { customer } = await subscriber()
    const [charge] = (await billing.call(`charges?customer=${customer}`)).data
    const body = eventOf('evt_dispute', {
      type: 'charge.dispute.closed',
      data: { object: { charge: charge.id } },
    })
    expect((await send(body, signatureOf(body))).status).toBe(200)
    const [kept] = await database.select().from(webhookEvents).where(eq(webhookEvents.id, 'evt_dispute'))
    expect(kept?.customerId).toBe(customer)
    await billing.turn('faults', { kind: 'server_error', calls: 100 })
    expect((await send(body, signatureOf(body))).status).toBe(200)
    await billing.turn('faults')
  })
})

describe('a subscription that the provider bills', () => {
  test('determines the person’s plan, from its beginning to its end', async () => {
    const { person, plan, id, read, call } = { ...(await subscriber()), call: billing.call }
    expect(await person.call(current)).toMatchObject({
      planName: 'Basic',
      status: 'active',
      amount: 9.99,
      billingPeriod: 'month',
      currentPeriodStart: '2027-01-15T08:00:00.000Z',
      currentPeriodEnd: '2027-02-15T08:00:00.000Z',
      nextBillingDate: '2027-02-15T08:00:00.000Z',
      cancelAtPeriodEnd: false,
    })
    expect(await plan()).toBe('basic')

    const [item] = (await read()).items.data
    await call(`subscriptions/${id}`, {
      'items[0][id]': item.id,
      'items[0][price]': await billing.priceOf('premium_yearly'),
    })
    await heard()
    expect(await person.call(current)).toMatchObject({ planName: 'Premium', billingPeriod: 'year' })
    expect(await plan()).toBe('premium')

    await billing.end(id)
    await heard()
    expect(await person.call(current)).toMatchObject({ status: 'canceled', nextBillingDate: null })
    expect(await plan()).toBe('free')
  })

  test('is right after events in any order and twice, and so is everyone else’s', async () => {
    await billing.turn('deliveries', { copies: 3, shuffle: true })
    const people = await Promise.all([subscriber(), subscriber('premium_monthly')])
    await billing.turn('deliveries', { hold: true })
    for (const { advanceDays } of people) await advanceDays(100)
    await billing.turn('deliveries', { hold: false })
    await heard()
    await billing.turn('deliveries', { copies: 1, shuffle: false })
    for (const { person, read } of people) {
      const [item] = (await read()).items.data
      expect(await person.call(current)).toMatchObject({
        status: 'active',
        currentPeriodEnd: new Date(item.current_period_end * 1000).toISOString(),
      })
      expect(await database.$count(userSubscriptions, eq(userSubscriptions.userId, person.user.id))).toBe(1)
    }
  })

  test('takes the place of one that was granted', async () => {
    const { person, id } = await subscriber()
    await database.delete(userSubscriptions).where(eq(userSubscriptions.userId, person.user.id))
    const [granted] = await database
      .select()
      .from(subscriptionPlans)
      .where(eq(subscriptionPlans.planKey, 'enterprise_monthly'))
    await database
      .insert(userSubscriptions)
      .values({ userId: person.user.id, planId: granted?.id ?? '', status: 'active' })
    await billing.call(`subscriptions/${id}`, { 'metadata[a]': 'b' })
    await heard()
    expect(await person.call(current)).toMatchObject({ planName: 'Basic' })
  })
})

describe('canceling', () => {
  test('is done at the provider, and taken back there; again changes nothing', async () => {
    const { person, read } = await subscriber()
    for (let time = 0; time < 2; time += 1)
      expect(await person.call(cancel)).toMatchObject({ cancelAtPeriodEnd: true, nextBillingDate: null })
    expect(await read()).toMatchObject({ cancel_at_period_end: true })
    for (let time = 0; time < 2; time += 1)
      expect(await person.call(reactivate)).toMatchObject({ cancelAtPeriodEnd: false })
    expect(await read()).toMatchObject({ cancel_at: null, cancel_at_period_end: false })
  })

  test('on the provider’s own page is visible here, and can be undone here', async () => {
    const { person, customer, read } = await subscriber()
    const portalPage = await billing.call('billing_portal/sessions', {
      customer,
      return_url: 'http://localhost/',
    })
    await fetch(`${portalPage.url}/cancel`, { method: 'POST', redirect: 'manual' })
    await heard()
    expect(await read()).toMatchObject({ cancel_at_period_end: false })
    expect(await person.call(current)).toMatchObject({ cancelAtPeriodEnd: true })
    expect(await person.call(reactivate)).toMatchObject({ cancelAtPeriodEnd: false })
    expect(await read()).toMatchObject({ cancel_at: null })
  })

  test('changes nothing while the provider is down, slow or overloaded', async () => {
    const { person, read } = await subscriber()
    for (const kind of ['down', 'slow', 'rate_limit', 'server_error'].slice(0, howMany(2, 4))) {
      await billing.turn('faults', { kind, calls: 100, delayMs: 4000 })
      const { status, code } = await person.refusal(cancel)
      expect([kind, status, code]).toEqual([kind, 503, 'not_now'])
      await billing.turn('faults')
    }
    expect(await read()).toMatchObject({ cancel_at: null })
    expect(await person.call(current)).toMatchObject({ cancelAtPeriodEnd: false })
    expect(await person.call(cancel)).toMatchObject({ cancelAtPeriodEnd: true })
  })

  test('that the provider did but answered too late is visible as soon as its event arrives', async () => {
    const { person, id, read } = await subscriber()
    const path = `/v1/subscriptions/${id}`
    await billing.turn('faults', { kind: 'late', path, delayMs: 0 }) // the call reads it first
    await billing.turn('faults', { kind: 'late', path, delayMs: 3500 })
    await billing.turn('deliveries', { hold: true })
    const { status, code } = await person.refusal(cancel)
    expect([status, code]).toEqual([503, 'not_now'])
    expect(await read()).toMatchObject({ cancel_at_period_end: true })
    expect(await person.call(current)).toMatchObject({ cancelAtPeriodEnd: false })
    await billing.turn('deliveries', { hold: false })
    await heard()
    expect(await person.call(current)).toMatchObject({ cancelAtPeriodEnd: true })
  })
})

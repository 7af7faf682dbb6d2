import { describe, expect, test } from 'bun:test'
import type Stripe from 'stripe'
import { dayOf, itemOf, openSandbox, refusalOf, secondsOf } from '../test/open-sandbox.ts'

const { stripe, send, priceId, customerWith, clockAt, subscriberSince } = await openSandbox()

describe('with a moving clock, a subscription', () => {
  test('renews every month of a year, at the month’s end', async () => {
    const { clock, now, invoices } = await subscriberSince('2027-01-31T10:00:00Z')
    const ends: string[] = []
    for (let month = 1; month <= 12; month += 1) {
      ends.push(dayOf(itemOf(await now()).current_period_end))
      await clock.advanceTo(itemOf(await now()).current_period_end + 2 * 3600)
    }
    expect(ends.slice(0, 4)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
    expect(ends.at(-1)).toBe('2028-01-31')
    const all = await invoices()
    expect(all.map(({ billing_reason: reason }) => reason)).toEqual([
      'subscription_create',
      ...Array.from({ length: 12 }, () => 'subscription_cycle' as const),
    ])
    expect(all.every(({ status, amount_paid: paid }) => status === 'paid' && paid === 999)).toBe(true)
    expect(new Set(all.map(({ number }) => number)).size).toBe(13)
    expect((await now()).status).toBe('active')
  })

  test('renews every year, including February 29, and in one step of several years', async () => {
    const { clock, now, invoices } = await subscriberSince('2028-02-29T10:00:00Z', 'basic_yearly')
    await clock.advanceTo('2031-03-01T00:00:00Z')
    expect((await invoices()).map(({ total, created }) => [total, dayOf(created)])).toEqual([
      [9999, '2028-02-29'],
      [9999, '2029-02-28'],
      [9999, '2030-02-28'],
      [9999, '2031-02-28'],
    ])
    expect(dayOf(itemOf(await now()).current_period_end)).toBe('2032-02-29')
  })

  test('of a customer who gets a clock later follows it from then on', async () => {
    const customer = await customerWith('pm_card_visa')
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: await priceId('basic_monthly') }],
    })
    const end = itemOf(await stripe.subscriptions.retrieve(id)).current_period_end
    const clock = await clockAt(end - 60, customer.id)
    await clock.advanceTo(end + 2 * 3600)
    expect(itemOf(await stripe.subscriptions.retrieve(id)).current_period_start).toBe(end)
    expect((await stripe.invoices.list({ customer: customer.id })).data.map(({ status }) => status)).toEqual([
      'paid',
      'paid',
    ])
    const second = stripe.testHelpers.testClocks.create({ frozen_time: end, customer: customer.id })
    expect((await refusalOf(second)).param).toBe('customer')
  })

  test('has a draft invoice for an hour before it is charged', async () => {
    const { clock, invoices } = await subscriberSince('2027-03-10T10:00:00Z')
    await clock.advanceTo('2027-04-10T10:30:00Z')
    expect((await invoices()).at(-1)).toMatchObject({ status: 'draft', amount_due: 999, number: null })
    await clock.advanceTo('2027-04-10T11:00:01Z')
    expect((await invoices()).at(-1)).toMatchObject({ status: 'paid', amount_paid: 999 })
  })

  test('ends with its period if it was canceled, but not if that was undone', async () => {
    const ending = await subscriberSince('2027-03-10T10:00:00Z')
    const kept = await subscriberSince('2027-03-10T10:00:00Z')
    for (const { subscription } of [ending, kept])
      expect(
        await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
      ).toMatchObject({
        status: 'active',
        cancel_at_period_end: true,
        cancel_at: itemOf(subscription).current_period_end,
        cancellation_details: { reason: 'cancellation_requested' },
      })
    expect(
      await stripe.subscriptions.update(kept.subscription.id, { cancel_at_period_end: false }),
    ).toMatchObject({ cancel_at: null, canceled_at: null, cancel_at_period_end: false })

    await ending.clock.advanceTo('2027-04-11T10:00:00Z')
    await kept.clock.advanceTo('2027-04-11T10:00:00Z')
    const ended = await ending.now()
    expect(ended.status).toBe('canceled')
    expect(dayOf(ended.ended_at ?? 0)).toBe('2027-04-10')
    expect(await ending.invoices()).toHaveLength(1)
    expect((await kept.now()).status).toBe('active')
    expect(await kept.invoices()).toHaveLength(2)
  })
})

test('may end at a moment within its period, at its end, or not at all', async () => {
  const { clock, subscription, now, invoices } = await subscriberSince('2027-03-10T10:00:00Z')
  const endAt = (cancelAt: Stripe.SubscriptionUpdateParams['cancel_at']) =>
    stripe.subscriptions.update(subscription.id, { cancel_at: cancelAt ?? '' })
  const end = itemOf(subscription).current_period_end
  expect((await endAt(end)).cancel_at).toBe(end)
  expect((await endAt('')).cancel_at).toBeNull()
  expect((await refusalOf(endAt(secondsOf('2027-03-10T10:00:00Z')))).param).toBe('cancel_at')
  expect(await endAt(secondsOf('2027-03-20T00:00:00Z'))).toMatchObject({ cancel_at_period_end: false })
  await clock.advanceTo('2027-03-21T00:00:00Z')
  expect(await now()).toMatchObject({ status: 'canceled', ended_at: secondsOf('2027-03-20T00:00:00Z') })
  expect(await invoices()).toHaveLength(1)
})

const pastDue = async () => {
  const subscriber = await subscriberSince('2027-03-10T10:00:00Z')
  const { customer } = subscriber
  const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
  await subscriber.clock.advanceTo('2027-04-10T12:00:00Z')
  return subscriber
}

describe('a renewal that is declined', () => {
  test('makes the subscription past due, and the next attempt with another card makes it active', async () => {
    const { clock, now, invoices, customer } = await pastDue()
    expect((await now()).status).toBe('past_due')
    const [, open] = await invoices()
    expect(open).toMatchObject({ status: 'open', attempt_count: 1 })
    expect(dayOf(open?.next_payment_attempt ?? 0)).toBe('2027-04-13')

    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer })
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: good.id } })
    await clock.advanceTo('2027-04-13T13:00:00Z')
    expect((await now()).status).toBe('active')
    expect((await invoices())[1]).toMatchObject({
      status: 'paid',
      attempt_count: 2,
      next_payment_attempt: null,
    })
  })

  test('can be paid on the invoice’s page', async () => {
    const { now, invoices } = await pastDue()
    const address = (await invoices())[1]?.hosted_invoice_url ?? ''
    const declined = await send(address, { card: '4000 0000 0000 0002' })
    expect([declined.status, await declined.text()]).toEqual([
      422,
      expect.stringContaining('Your card was declined.'),
    ])
    expect((await now()).status).toBe('past_due')
    expect((await send(address, { card: '4242 4242 4242 4242' })).status).toBe(303)
    expect((await now()).status).toBe('active')
  })

  test('ends the subscription after the last attempt, and nobody is charged again', async () => {
    const { clock, now, invoices, customer } = await pastDue()
    await clock.advanceTo('2027-05-01T00:00:00Z')
    expect(await now()).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
    expect((await invoices())[1]).toMatchObject({
      status: 'open',
      attempt_count: 4,
      next_payment_attempt: null,
    })
    const tries = await stripe.charges.list({ customer })
    expect(tries.data.filter(({ status }) => status === 'failed')).toHaveLength(4)
    await clock.advanceTo('2027-09-01T00:00:00Z')
    expect(await invoices()).toHaveLength(2)
  })

  test('is not retried once the subscription was canceled', async () => {
    const { clock, subscription, invoices, customer } = await pastDue()
    await stripe.subscriptions.cancel(subscription.id)
    await clock.advanceTo('2027-05-20T00:00:00Z')
    expect((await invoices())[1]).toMatchObject({ status: 'open', attempt_count: 1, auto_advance: false })
    expect((await stripe.charges.list({ customer })).data).toHaveLength(2)
  })
})

describe('a first payment', () => {
  test('that is declined leaves the subscription incomplete, and it expires after 23 hours', async () => {
    const { clock, subscription, now, invoices } = await subscriberSince(
      '2027-03-10T10:00:00Z',
      'basic_monthly',
      'pm_card_chargeCustomerFail',
    )
    expect(subscription.status).toBe('incomplete')
    await clock.advanceTo('2027-03-11T10:00:00Z')
    expect((await now()).status).toBe('incomplete_expired')
    expect((await invoices())[0]?.status).toBe('void')
  })

  test('that needs authentication waits for it; after that, renewals need none', async () => {
    const { clock, subscription, now } = await subscriberSince(
      '2027-03-10T10:00:00Z',
      'basic_monthly',
      'pm_card_authenticationRequiredOnSetup',
    )
    expect(subscription.status).toBe('incomplete')
    const { data } = await stripe.paymentIntents.list({ customer: String(subscription.customer) })
    expect(data[0]).toMatchObject({ status: 'requires_action' })
    expect((await send(`/authenticate/${data[0]?.id}`, { answer: 'complete' })).status).toBe(303)
    expect((await now()).status).toBe('active')
    await clock.advanceTo('2027-04-10T12:00:00Z')
    expect((await now()).status).toBe('active')
  })
})

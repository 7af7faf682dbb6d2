import { describe, expect, test } from 'bun:test'
import type Stripe from 'stripe'
import { itemOf, openSandbox, refusalOf } from '../test/open-sandbox.ts'

const { stripe, priceId, customerWith, subscriberSince } = await openSandbox()

/** Halfway through April: 15 of 30 days remain. */
const halfway = '2027-04-16T00:00:00Z'

const midApril = async (plan = 'basic_monthly') => {
  const subscriber = await subscriberSince('2027-04-01T00:00:00Z', plan)
  await subscriber.clock.advanceTo(halfway)
  const change = async (
    to: string,
    more: Stripe.SubscriptionUpdateParams = { proration_behavior: 'always_invoice' },
  ) =>
    stripe.subscriptions.update(subscriber.subscription.id, {
      items: [{ id: itemOf(subscriber.subscription).id, price: await priceId(to) }],
      ...more,
    })
  return { ...subscriber, change }
}

const linesOf = (invoice: Stripe.Invoice | undefined) =>
  invoice?.lines.data.map(({ amount, description, parent }) => [
    amount,
    description,
    parent?.subscription_item_details?.proration,
  ])

describe('a subscription', () => {
  test('begins active with a paid invoice, and its period is on its item', async () => {
    const { subscription, invoices } = await subscriberSince('2027-04-01T00:00:00Z')
    expect(subscription).toMatchObject({
      status: 'active',
      billing_mode: { type: 'flexible' },
      cancel_at_period_end: false,
      currency: 'usd',
    })
    const item = itemOf(subscription)
    expect(item.current_period_end - item.current_period_start).toBe(30 * 86_400)
    const [invoice] = await invoices()
    expect(invoice).toMatchObject({
      id: String(subscription.latest_invoice),
      status: 'paid',
      billing_reason: 'subscription_create',
      amount_paid: 999,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    })
    expect(linesOf(invoice)).toEqual([[999, '1 × Basic (at $9.99 / month)', false]])
  })

  test('is expanded as far as requested', async () => {
    const { subscription } = await subscriberSince('2027-04-01T00:00:00Z')
    const customer = String(subscription.customer)
    const intents = await stripe.paymentIntents.list({ customer, expand: ['data.latest_charge'] })
    expect(intents.data[0]?.latest_charge).toMatchObject({ object: 'charge', amount: 999 })
    const [intent] = intents.data
    const { data } = await stripe.invoices.list({ customer, expand: ['data.payments'] })
    expect(data[0]?.payments?.data[0]?.payment.payment_intent).toBe(intent?.id ?? '')
    const wrong = stripe.subscriptions.retrieve(subscription.id, { expand: ['status'] })
    expect((await refusalOf(wrong)).status).toBe(400)
  })

  test('is refused without a card, or with a price that is not for sale', async () => {
    const { id } = await stripe.customers.create()
    const items = [{ price: await priceId('basic_monthly') }]
    expect((await refusalOf(stripe.subscriptions.create({ customer: id, items }))).code).toBe(
      'resource_missing',
    )
    const product = await stripe.products.create({ name: 'Once' })
    const once = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 100 })
    const customer = (await customerWith('pm_card_visa')).id
    const refused = (price: string) =>
      refusalOf(stripe.subscriptions.create({ customer, items: [{ price }] }))
    expect((await refused(once.id)).param).toBe('items[0][price]')
    expect((await refused('price_none')).code).toBe('resource_missing')
  })

  test('is listed by customer and status', async () => {
    const { customer, subscription } = await subscriberSince('2027-04-01T00:00:00Z')
    const ids = async (status?: Stripe.SubscriptionListParams.Status) =>
      (await stripe.subscriptions.list({ customer, ...(status && { status }) })).data.map(({ id }) => id)
    expect(await ids()).toEqual([subscription.id])
    await stripe.subscriptions.cancel(subscription.id)
    expect(await ids()).toEqual([])
    expect(await ids('all')).toEqual([subscription.id])
    expect(
      (await refusalOf(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }))).status,
    ).toBe(400)
  })
})

describe('a change of plan', () => {
  test('up is charged immediately for the rest of the period, less what was paid for it', async () => {
    const { change, invoices, subscription } = await midApril()
    const changed = await change('premium_monthly')
    expect(itemOf(changed).current_period_end).toBe(itemOf(subscription).current_period_end)
    const [, invoice] = await invoices()
    expect(linesOf(invoice)).toEqual([
      [-500, 'Unused time on Basic after 16 Apr 2027', true],
      [1000, 'Remaining time on Premium after 16 Apr 2027', true],
    ])
    expect(invoice).toMatchObject({ billing_reason: 'subscription_update', status: 'paid', amount_paid: 500 })
  })

  test('down becomes credit, which pays the next invoices', async () => {
    const { change, invoices, customer, clock } = await midApril('enterprise_monthly')
    await change('basic_monthly')
    expect((await invoices())[1]).toMatchObject({
      total: -2000,
      amount_due: 0,
      status: 'paid',
      ending_balance: -2000,
    })
    const held = await stripe.customers.retrieve(customer)
    expect(held.deleted ? undefined : held.balance).toBe(-2000)
    await clock.advanceTo('2027-06-02T00:00:00Z')
    expect((await invoices()).slice(2)).toMatchObject([
      { total: 999, amount_due: 0, ending_balance: -1001 },
      { total: 999, amount_due: 0, ending_balance: -2 },
    ])
  })

  test('to another interval starts a new period now', async () => {
    const { change, invoices } = await midApril()
    const changed = await change('premium_yearly', {})
    expect(new Date(itemOf(changed).current_period_end * 1000).toISOString()).toBe('2028-04-16T00:00:00.000Z')
    expect((await invoices())[1]).toMatchObject({ amount_paid: 19_999 - 500, status: 'paid' })
  })

  test('waits for the next invoice under create_prorations, and costs nothing under none', async () => {
    const waiting = await midApril()
    await waiting.change('premium_monthly', {})
    expect(await waiting.invoices()).toHaveLength(1)
    await waiting.clock.advanceTo('2027-05-02T00:00:00Z')
    expect((await waiting.invoices())[1]?.total).toBe(500 + 1999)

    const free = await midApril()
    await free.change('premium_monthly', { proration_behavior: 'none' })
    await free.clock.advanceTo('2027-05-02T00:00:00Z')
    expect((await free.invoices()).map(({ total }) => total)).toEqual([999, 1999])
  })

  test('credits a second change from what the first one charged', async () => {
    const { change, invoices, clock } = await midApril()
    await change('premium_monthly')
    await clock.advanceTo('2027-04-23T12:00:00Z')
    await change('basic_monthly')
    const credit = (await invoices())[2]?.lines.data[0]
    expect(credit?.amount).toBe(-500)
    const credited = credit?.parent?.subscription_item_details?.proration_details?.credited_items
    expect(credited?.invoice).toBe((await invoices())[1]?.id ?? '')
  })

  test('costs what its preview says, which changes nothing', async () => {
    const { customer, subscription, change, invoices } = await midApril()
    const preview = await stripe.invoices.createPreview({
      customer,
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: itemOf(subscription).id, price: await priceId('premium_yearly') }],
        proration_behavior: 'always_invoice',
      },
    })
    expect(await invoices()).toHaveLength(1)
    await change('premium_yearly')
    const [, invoice] = await invoices()
    expect(linesOf(invoice)).toEqual(linesOf(preview))
    expect(invoice?.amount_due).toBe(preview.amount_due)
  })
})

describe('ending it', () => {
  test('now credits what was paid for the rest', async () => {
    const { subscription, invoices } = await midApril()
    const ended = await stripe.subscriptions.cancel(subscription.id, { prorate: true, invoice_now: true })
    expect(ended).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested' },
    })
    expect((await invoices())[1]).toMatchObject({ total: -500, ending_balance: -500 })
    expect((await refusalOf(stripe.subscriptions.cancel(subscription.id))).status).toBe(404)
  })

  test('leaves no next invoice to preview', async () => {
    const { subscription, customer } = await midApril()
    const preview = () => stripe.invoices.createPreview({ customer, subscription: subscription.id })
    expect((await preview()).lines.data.map(({ amount }) => amount)).toEqual([999])
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
    expect((await refusalOf(preview())).code).toBe('invoice_upcoming_none')
    expect((await refusalOf(stripe.invoices.createPreview({ customer }))).code).toBe('invoice_upcoming_none')
  })
})

// What is shown is what is billed, however the subscription came to cost that.
import { describe, expect, test } from 'bun:test'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { eq } from 'drizzle-orm'
import { openBilledApp } from '../../../test/billed-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { users } from '../../schema/people.ts'
import { userSubscriptions } from '../../schema/subscriptions.ts'
import { endGrace } from './end-grace.ts'

const { billing, database, heard, signUp, subscriber } = await openBilledApp()
const { current, invoices } = subscriptionEndpoints

const nextOf = async (person: TestBrowser) => (await person.call(paymentEndpoints.nextInvoice)).invoice
const nothing = { discount: 0, tax: 0, credit: 0 }

/** A price of the Premium plan that is made in the provider's dashboard. */
const priceOf = async (fields: Record<string, string>): Promise<string> =>
  (await billing.call('prices', { product: 'prod_premium', ...fields })).id

const changeTo = async (id: string, price: string, quantity = '1') => {
  const [item] = (await billing.call(`subscriptions/${id}`)).items.data
  await billing.call(`subscriptions/${id}`, {
    'items[0][id]': item.id,
    'items[0][price]': price,
    'items[0][quantity]': quantity,
    proration_behavior: 'none',
  })
  await heard()
}

test('coupon, tax and credit are in the next invoice, which is then the one that is billed', async () => {
  const { person, customer, id, advanceDays } = await subscriber('premium_monthly')
  expect(await nextOf(person)).toEqual({ amount: 19.99, currency: 'usd', ...nothing })
  const coupon = await billing.call('coupons', { percent_off: '20', duration: 'forever' })
  const tax = await billing.call('tax_rates', { display_name: 'Tax', percentage: '10', inclusive: 'false' })
  await billing.call(`subscriptions/${id}`, {
    'discounts[0][coupon]': coupon.id,
    'default_tax_rates[0]': tax.id,
  })
  await billing.call(`customers/${customer}`, { balance: '-300' })
  await heard()
  expect(await nextOf(person)).toEqual({ amount: 14.59, currency: 'usd', discount: 4, tax: 1.6, credit: 3 })
  expect(await person.call(current)).toMatchObject({ amount: 19.99, billingPeriod: 'month' })
  const query = { priceId: await billing.priceOf('enterprise_monthly') }
  const { preview } = await person.call(paymentEndpoints.previewChange, { query })
  expect(preview.amount).toBe(43.99) // 49.99 less 20 percent, with 10 percent tax
  await advanceDays(32)
  await heard()
  expect((await person.call(invoices))[0]).toMatchObject({ amount: 14.59, status: 'paid' })
})

test('quantity and a price by the quarter are what they are, and the plan is the product’s', async () => {
  const { person, plan, id } = await subscriber('basic_monthly')
  const quarterly = await priceOf({
    currency: 'usd',
    unit_amount: '4999',
    'recurring[interval]': 'month',
    'recurring[interval_count]': '3',
  })
  await changeTo(id, quarterly, '2')
  expect(await plan()).toBe('premium')
  expect(await person.call(current)).toMatchObject({
    planName: 'Premium',
    amount: 99.98,
    billingPeriod: 'month',
    periodCount: 3,
  })
  expect(await nextOf(person)).toEqual({ amount: 99.98, currency: 'usd', ...nothing })
})

test('an older price stays what it was', async () => {
  const { person, id } = await subscriber('premium_monthly')
  const older = await priceOf({ currency: 'usd', unit_amount: '1499', 'recurring[interval]': 'month' })
  await changeTo(id, older)
  expect(await person.call(current)).toMatchObject({ planName: 'Premium', amount: 14.99, periodCount: 1 })
})

test.each([
  ['jpy', '1980', 1980],
  ['kwd', '5250', 5.25],
  ['kwd', '5005', 5.005],
  ['eur', '1899', 18.99],
] as const)('an amount in %s has that currency’s decimals: %s is %p', async (currency, units, amount) => {
  const person = await signUp('tenant')
  const { customer } = await billing.subscribe('basic_monthly', { personId: person.user.id, isSold: false })
  const price = await priceOf({ currency, unit_amount: units, 'recurring[interval]': 'month' })
  await billing.call('subscriptions', { customer, 'items[0][price]': price })
  await heard()
  expect(await person.call(current)).toMatchObject({ planName: 'Premium', amount, currency })
  expect(await nextOf(person)).toEqual({ amount, currency, ...nothing })
  expect((await person.call(invoices))[0]).toMatchObject({ amount, currency })
})

test('credit of someone without a plan lowers what the first month costs', async () => {
  const { person, customer, id } = await subscriber('premium_monthly')
  await billing.end(id)
  await billing.call(`customers/${customer}`, { balance: '-500' })
  await heard()
  const query = { priceId: await billing.priceOf('basic_monthly') }
  const { preview } = await person.call(paymentEndpoints.previewChange, { query })
  expect(preview).toMatchObject({ dueToday: 4.99, amount: 9.99, credit: 0 })
  expect(await nextOf(person)).toBeNull()
})

describe('a bank debit', () => {
  const intentOf = async (customer: string): Promise<string> =>
    (await billing.call(`payment_intents?customer=${customer}`)).data[0].id
  const answer = (intent: string, words: 'complete' | 'fail') =>
    billing.submit(`/authenticate/${intent}`, { answer: words })

  test('for a renewal is on its way until the bank answers: then it is paid, or failed and owed', async () => {
    for (const words of ['complete', 'fail'] as const) {
      const { person, plan, customer, advanceDays } = await subscriber('premium_monthly')
      await billing.payWith(customer, 'pm_usBankAccount_processing')
      await advanceDays(32)
      await heard()
      expect(await person.call(invoices)).toMatchObject([{ status: 'processing' }, { status: 'paid' }])
      expect(await person.call(current)).toMatchObject({
        status: 'active',
        onItsWay: { amount: 19.99, currency: 'usd' },
        owed: null,
      })
      expect(await plan()).toBe('premium')
      await answer(await intentOf(customer), words)
      await heard()
      const isPaid = words === 'complete'
      expect((await person.call(invoices))[0]).toMatchObject({ status: isPaid ? 'paid' : 'failed' })
      expect(await person.call(current)).toMatchObject({
        status: isPaid ? 'active' : 'past_due',
        onItsWay: null,
        owed: isPaid ? null : { amount: 19.99, currency: 'usd' },
      })
    }
  })

  test('that is on its way when the grace period ends keeps the plan until the bank answers', async () => {
    for (const words of ['complete', 'fail'] as const) {
      const { person, plan, customer, advanceDays } = await subscriber('premium_monthly')
      await billing.payWith(customer, 'pm_card_chargeCustomerFail')
      await advanceDays(32)
      await heard()
      expect(await person.call(current)).toMatchObject({ status: 'past_due' })
      await billing.payWith(customer, 'pm_usBankAccount_processing')
      await advanceDays(3)
      await heard()
      const over = new Date(Date.now() - 1000).toISOString()
      const isOwn = eq(userSubscriptions.userId, person.user.id)
      await database.update(userSubscriptions).set({ graceEndsAt: over }).where(isOwn)
      await endGrace(database)
      expect([await plan(), (await person.call(current))?.onItsWay?.amount]).toEqual(['premium', 19.99])
      await answer(await intentOf(customer), words)
      await heard()
      await database.update(userSubscriptions).set({ graceEndsAt: over }).where(isOwn)
      await endGrace(database)
      expect([words, await plan()]).toEqual([words, words === 'complete' ? 'premium' : 'free'])
    }
  })

  test('in checkout claims no payment on the way back, and then arrives', async () => {
    const person = await signUp('tenant')
    const body = {
      priceId: await billing.priceOf('basic_monthly'),
      planName: 'Basic',
      billingPeriod: 'monthly' as const,
    }
    const paid = await billing.pay(
      (await person.call(paymentEndpoints.checkout, { body })).url,
      '000000000009',
    )
    const sessionId = new URL(paid.headers.get('location') ?? '').searchParams.get('session')
    const onItsWay = { amount: 9.99, currency: 'usd' }
    expect(await person.call(paymentEndpoints.comeBack, { body: { sessionId } })).toMatchObject({
      isPaid: false,
      subscription: { planName: 'Basic', onItsWay },
    })
    await heard()
    const [row] = await database.select().from(users).where(eq(users.id, person.user.id))
    await answer(await intentOf(row?.stripeCustomerId ?? ''), 'complete')
    await heard()
    expect(await person.call(current)).toMatchObject({ status: 'active', onItsWay: null })
  })
})

test('nothing is next for a plan that ends, and without one', async () => {
  const { person } = await subscriber('basic_monthly')
  await person.call(subscriptionEndpoints.cancel)
  expect(await nextOf(person)).toBeNull()
  expect(await nextOf(await signUp('tenant'))).toBeNull()
})

// Tests the refund rule with generated histories of customers: what they bought, where, in which order, and what ended.
import { expect, test } from 'bun:test'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { howMany, inRounds } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { openBilledApp } from '../../../test/billed-app.ts'
import { billingFindings } from '../../schema/subscriptions.ts'

const { billing, database, forgetLimits, heard, signUp, subscriber } = await openBilledApp()

const planKeys = ['basic_monthly', 'basic_yearly', 'premium_monthly', 'enterprise_yearly']
/** By plan key; the empty key is a price without a plan. */
const centsOf: Record<string, number> = {
  basic_monthly: 999,
  basic_yearly: 9999,
  premium_monthly: 1999,
  enterprise_yearly: 49_999,
  '': 25_000,
}
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T

/** A price of the same account that belongs to no plan. */
const otherPrice = async (): Promise<string> => {
  const product = await billing.call('products', { name: 'Consulting' })
  const price = await billing.call('prices', {
    product: product.id,
    currency: 'usd',
    unit_amount: '25000',
    'recurring[interval]': 'month',
  })
  return price.id
}
const foreignPrice = await otherPrice()

interface Purchase {
  id: string
  planKey: string
  isSold: boolean
  isEndedByTest: boolean
}

/** Runs a random history of one customer, whose events come late, repeatedly and in any order; returns what was created. */
const liveRandomly = async () => {
  const person = await signUp('landlord')
  const personId = person.user.id
  const customer = await billing.call('customers', {
    payment_method: 'pm_card_visa',
    'invoice_settings[default_payment_method]': 'pm_card_visa',
    'metadata[personId]': personId,
  })
  const purchases: Purchase[] = []
  const buy = async (overrides: Record<string, string> = { client_reference_id: personId }) => {
    const planKey = oneOf(planKeys)
    const session = await billing.call('checkout/sessions', {
      mode: 'subscription',
      customer: customer.id,
      'line_items[0][price]': await billing.priceOf(planKey),
      success_url: 'http://localhost/',
      ...overrides,
    })
    await billing.pay(session.url)
    const { subscription: id } = await billing.call(`checkout/sessions/${session.id}`)
    purchases.push({ id, planKey, isSold: overrides.client_reference_id === personId, isEndedByTest: false })
  }
  const begin = async (planKey: string) => {
    const price = planKey === '' ? foreignPrice : await billing.priceOf(planKey)
    // Anyone can copy the metadata of our subscriptions.
    const { id } = await billing.call('subscriptions', {
      customer: customer.id,
      'items[0][price]': price,
      'metadata[personId]': oneOf([personId, 'somebody']),
    })
    purchases.push({ id, planKey, isSold: false, isEndedByTest: false })
  }
  const endOne = async () => {
    const one = oneOf(purchases.filter(({ isEndedByTest }) => !isEndedByTest))
    if (!one) return
    one.isEndedByTest = (await billing.end(one.id)).ok
  }
  const steps = [
    () => buy(),
    () => buy(),
    () => begin(oneOf(planKeys)),
    () => begin(''),
    () => buy({ client_reference_id: Bun.randomUUIDv7() }),
    endOne,
    () => billing.turn('deliveries', { hold: false }),
    heardOnce,
  ]
  for (let step = 0; step < 8; step += 1) {
    await oneOf(steps)()
    await billing.turn('deliveries', { hold: oneOf([true, false]) })
  }
  return { person, customer: String(customer.id), purchases }
}
const heardOnce = async () => {
  await billing.turn('deliveries', { hold: false })
  await heard()
}

test('no history refunds or ends anything but what was bought here twice, or replaced by another plan', async () => {
  await billing.turn('deliveries', { copies: 2, shuffle: true })
  for (let round = 0; round < howMany(2, 60); round += 1) {
    await forgetLimits()
    const { person, customer, purchases } = await liveRandomly()
    await heardOnce()
    const { data: refunds } = await billing.call('refunds?limit=100')
    const { data: invoices } = await billing.call(
      `invoices?customer=${customer}&limit=100&expand[]=data.payments`,
    )
    const { data: now } = await billing.call(`subscriptions?customer=${customer}&status=all&limit=100`)
    const statusOf = (id: string) => now.find((each: { id: string }) => each.id === id).status
    const paymentsOf = (id: string): { payment: { payment_intent: string } }[] =>
      invoices
        .filter(
          (invoice: { parent: { subscription_details: { subscription: string } } }) =>
            invoice.parent.subscription_details.subscription === id,
        )
        .flatMap((invoice: { payments: { data: object[] } }) => invoice.payments.data)
    /** How many payments of a subscription were refunded. */
    const refundsOf = (id: string): number =>
      paymentsOf(id).filter(({ payment }) =>
        refunds.some(
          (refund: { payment_intent: string }) => refund.payment_intent === payment.payment_intent,
        ),
      ).length
    const story = purchases.map(({ id, ...each }) => ({
      ...each,
      status: statusOf(id),
      refunds: refundsOf(id),
    }))
    const sold = purchases.filter(({ isSold }) => isSold)
    const isDuplicate = (each: Purchase): boolean =>
      sold.slice(0, sold.indexOf(each)).some(({ planKey }) => planKey === each.planKey)
    /** Returned to the customer's credit, which shows in no refund. */
    const isPaidFromCreditTwice = (each: Purchase): boolean =>
      each.isSold && isDuplicate(each) && paymentsOf(each.id).length === 0
    for (const each of purchases) {
      const later = sold.slice(sold.indexOf(each) + 1)
      if (!each.isSold) {
        // Not ours: neither refunded nor ended, even if it copies our metadata.
        expect({ story, refunds: refundsOf(each.id) }).toEqual({ story, refunds: 0 })
        expect({ story, status: statusOf(each.id) }).toEqual({
          story,
          status: each.isEndedByTest ? 'canceled' : 'active',
        })
      } else if (refundsOf(each.id) > 0)
        expect({ story, isDuplicate: isDuplicate(each) }).toEqual({ story, isDuplicate: true })
      else if (statusOf(each.id) === 'canceled' && !each.isEndedByTest)
        expect({
          story,
          isGivenBackOrReplaced:
            isPaidFromCreditTwice(each) || later.some(({ planKey }) => planKey !== each.planKey),
        }).toEqual({ story, isGivenBackOrReplaced: true })
    }
    const running = sold.filter(({ id }) => statusOf(id) === 'active')
    // Every cent paid for something that was not refunded, or was kept as credit.
    const { data: charges } = await billing.call(`charges?customer=${customer}&limit=100`)
    const { balance } = await billing.call(`customers/${customer}`)
    const paid = charges.reduce(
      (sum: number, charge: { amount: number; amount_refunded: number }) =>
        sum + charge.amount - charge.amount_refunded,
      balance,
    )
    // The test can end a duplicate while the portal is refunding it.
    const isGivenBack = ({ id, isSold, isEndedByTest }: Purchase) =>
      isSold && statusOf(id) === 'canceled' && (!isEndedByTest || refundsOf(id) > 0)
    const mayBeGivenBack = (each: Purchase) => each.isEndedByTest && isPaidFromCreditTwice(each)
    const owed = purchases
      .filter(each => !isGivenBack(each))
      .reduce(
        (sums, each) => {
          const cents = centsOf[each.planKey] ?? 0
          return sums.flatMap(sum => (mayBeGivenBack(each) ? [sum, sum + cents] : sum + cents))
        },
        [0],
      )
    expect({ story, paid, owed, isRight: owed.some(sum => Math.abs(paid - sum) < 50) }).toEqual({
      story,
      paid,
      owed,
      isRight: true,
    })
    expect({ story, running: running.length <= 1 }).toEqual({ story, running: true })
    if (sold.length > 0 && !sold.some(({ isEndedByTest }) => isEndedByTest))
      expect({ story, kept: running.map(({ planKey }) => planKey) }).toEqual({
        story,
        kept: [sold.at(-1)?.planKey ?? ''],
      })
    const listed = await database
      .select()
      .from(billingFindings)
      .where(eq(billingFindings.userId, person.user.id))
    expect({ story, listed: listed.map(({ id }) => id).toSorted() }).toEqual({
      story,
      listed: purchases
        .flatMap(({ id, isSold }) => (!isSold && statusOf(id) === 'active' ? [id] : []))
        .toSorted(),
    })
  }
  await billing.turn('deliveries', { copies: 1, shuffle: false })
}, 1_800_000)

test(
  'of two checkouts paid at once, one stays: the same plan is refunded once, another one is a change',
  async () => {
    const { person, customer, buy } = await subscriber()
    const before = await billing.call(`subscriptions?customer=${customer}`)
    await billing.end(before.data[0].id)
    const keys = [oneOf(planKeys), oneOf(planKeys)]
    await Promise.all(keys.map(key => buy(key)))
    await heard()
    const { data: running } = await billing.call(`subscriptions?customer=${customer}`)
    expect(running).toHaveLength(1)
    const isSame = keys[0] === keys[1]
    const { data: charges } = await billing.call(`charges?customer=${customer}`)
    const returned = charges.filter(({ amount_refunded: amount }: { amount_refunded: number }) => amount > 0)
    expect([keys, returned.length]).toEqual([keys, isSame ? 1 : 0])
    expect(await person.call(subscriptionEndpoints.current)).toMatchObject({ status: 'active' })
  },
  inRounds(60),
)

test('a second checkout of any plan expires the first', async () => {
  const person = await signUp('landlord')
  const open = async (planKey: string) => {
    const [tier = ''] = planKey.split('_')
    const body = {
      priceId: await billing.priceOf(planKey),
      planName: `${tier[0]?.toUpperCase()}${tier.slice(1)}`,
      billingPeriod: planKey.endsWith('yearly') ? 'yearly' : 'monthly',
    }
    return (await person.call(paymentEndpoints.checkout, { body })).url
  }
  let last = await open('basic_monthly')
  for (const planKey of planKeys) {
    const next = await open(planKey)
    expect((await billing.pay(last)).status).toBe(410)
    last = next
  }
})

test('a replaced subscription credits its unused time to later invoices', async () => {
  const { person, customer, id, buy, advanceDays } = await subscriber('premium_monthly')
  await advanceDays(31 + 14)
  await buy('basic_monthly')
  await heard()
  expect((await billing.call(`subscriptions/${id}`)).status).toBe('canceled')
  expect((await billing.call(`customers/${customer}`)).balance).toBe(-1000) // half of the month
  expect(await person.call(subscriptionEndpoints.current)).toMatchObject({ planName: 'Basic' })
})

test('what a duplicate took from the credit is returned, once', async () => {
  const { person, customer, id, buy } = await subscriber('enterprise_yearly')
  await buy('premium_monthly')
  await heard()
  expect((await billing.call(`subscriptions/${id}`)).status).toBe('canceled')
  const readCredit = async () => -(await billing.call(`customers/${customer}`)).balance
  const credit = await readCredit()
  expect(credit).toBe(49_999) // their clock stands still
  await billing.turn('deliveries', { copies: 3, hold: true })
  await buy('premium_monthly')
  expect(await readCredit()).toBe(credit - 1999)
  await billing.turn('deliveries', { copies: 3, hold: false })
  await heard()
  await billing.turn('deliveries', { copies: 1 })
  expect(await readCredit()).toBe(credit)
  expect(await person.call(subscriptionEndpoints.current)).toMatchObject({ planName: 'Premium' })
})

test('a larger plan from the provider’s dashboard is granted while it runs, and no money is touched', async () => {
  const { person, customer, id, begin, plan } = await subscriber('basic_monthly')
  const larger = await begin('premium_monthly')
  await begin('basic_yearly')
  await heard()
  expect(await plan()).toBe('premium')
  expect(await person.call(subscriptionEndpoints.current)).toMatchObject({ planName: 'Premium' })
  const { data: running } = await billing.call(`subscriptions?customer=${customer}`)
  expect(running.map(({ status }: { status: string }) => status)).toEqual(['active', 'active', 'active'])
  const { data: charges } = await billing.call(`charges?customer=${customer}`)
  expect(charges.map(({ amount_refunded: amount }: { amount_refunded: number }) => amount)).toEqual([0, 0, 0])
  expect((await billing.call(`customers/${customer}`)).balance).toBe(0)

  // A change of plan is one of what was bought here.
  const body = {
    priceId: await billing.priceOf('enterprise_monthly'),
    planName: 'Enterprise',
    billingPeriod: 'monthly' as const,
  }
  await billing.submit((await person.call(paymentEndpoints.checkout, { body })).url)
  expect((await billing.call(`subscriptions/${id}`)).items.data[0].price.id).toBe(body.priceId)
  await heard()
  expect(await plan()).toBe('enterprise')
  await billing.end(id)
  await heard()
  expect(await plan()).toBe('premium')
  await billing.end(larger)
  await heard()
  expect(await plan()).toBe('basic')
})

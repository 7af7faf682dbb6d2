import { afterEach, expect, jest, spyOn, test } from 'bun:test'
import { untilTrue } from '@portal/server/test/until-true'
import { openBilling } from '../../../test/billing.ts'

const { turn, call, priceOf, openOthers } = await openBilling()

afterEach(async () => {
  jest.restoreAllMocks()
  aheadMs = 0
  await turn('faults')
})

const now = performance.now.bind(performance)
let aheadMs = 0
const later = (seconds: number) => {
  aheadMs += seconds * 1000
  spyOn(performance, 'now').mockImplementation(() => now() + aheadMs)
}
const failing = (calls: number, kind = 'server_error') =>
  turn('faults', { kind, calls, delayMs: 600_000, path: '/v1/prices' })

test('price ids belong to the plans’ keys', async () => {
  const ids = await openOthers().priceIds()
  expect([...ids.keys()].toSorted()).toEqual([
    'basic_monthly',
    'basic_yearly',
    'enterprise_monthly',
    'enterprise_yearly',
    'premium_monthly',
    'premium_yearly',
  ])
  for (const [key, id] of ids) expect(id).toBe(await priceOf(key))
})

test('price ids are requested once by concurrent callers, and again after five seconds', async () => {
  const { priceIds } = openOthers()
  await failing(1)
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, priceIds))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(20)
  await expect(priceIds()).rejects.toMatchObject({ code: 'not_now' })
  later(6)
  expect((await priceIds()).size).toBe(6)
})

test('price ids are used for up to five minutes while the provider is down, and nobody waits for it', async () => {
  const { priceIds } = openOthers()
  const ids = await priceIds()
  await failing(100, 'slow')
  later(290)
  expect(await priceIds()).toBe(ids)
  later(20)
  await expect(priceIds()).rejects.toMatchObject({ code: 'not_now' })
})

test('price ids are current a minute later; a price with a different amount is not for sale', async () => {
  const { priceIds } = openOthers()
  expect((await priceIds()).has('basic_monthly')).toBe(true)
  const price = (cents: number) =>
    call('prices', {
      product: 'prod_basic',
      currency: 'usd',
      unit_amount: String(cents),
      'recurring[interval]': 'month',
      lookup_key: 'basic_monthly',
      transfer_lookup_key: 'true',
    })
  await price(1999)
  expect((await openOthers().priceIds()).has('basic_monthly')).toBe(false)
  const { id } = await price(999)
  later(61)
  await untilTrue(async () => (await priceIds()).get('basic_monthly') === id)
})

test('price ids are empty with a key that the provider does not know', async () => {
  const { priceIds } = openOthers({ secretKey: 'sk_test_other' })
  await expect(priceIds()).rejects.toMatchObject({ code: 'not_now' })
})

test('another price of a plan’s product gives the plan, unless plans share the product', async () => {
  const customer = await call('customers', {
    payment_method: 'pm_card_visa',
    'invoice_settings[default_payment_method]': 'pm_card_visa',
  })
  const other = { currency: 'usd', unit_amount: '100', 'recurring[interval]': 'month' }
  const { id } = await call('prices', { product: 'prod_basic', ...other })
  await call('subscriptions', { customer: customer.id, 'items[0][price]': id })
  const planKey = async () => (await openOthers().readAccount(customer.id)).subscriptions[0]?.planKey
  expect(await planKey()).toBe('basic_monthly')
  const shared = { product: 'prod_basic', lookup_key: 'premium_monthly', transfer_lookup_key: 'true' }
  await call('prices', { ...shared, ...other, unit_amount: '1999' })
  expect(await planKey()).toBeNull()
})

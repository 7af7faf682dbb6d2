import { describe, expect, test } from 'bun:test'
import { plans } from '@portal/contract/subscriptions/plan'
import { openSandbox, refusalOf } from '../test/open-sandbox.ts'

const { stripe, priceId } = await openSandbox()

describe('products and prices', () => {
  test('exist for every paid plan, under its lookup keys', async () => {
    for (const plan of plans.filter(({ monthlyPrice }) => monthlyPrice > 0)) {
      const { data } = await stripe.prices.list({
        lookup_keys: [`${plan.planKey}_monthly`, `${plan.planKey}_yearly`],
      })
      const found = data.map(({ unit_amount: cents, recurring, product }) => [
        recurring?.interval,
        cents,
        product,
      ])
      expect(found.sort()).toEqual([
        ['month', Math.round(plan.monthlyPrice * 100), `prod_${plan.planKey}`],
        ['year', Math.round(plan.yearlyPrice * 100), `prod_${plan.planKey}`],
      ])
    }
  })

  test('are created and changed', async () => {
    const product = await stripe.products.create({ name: 'Parking' })
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 500,
      recurring: { interval: 'year' },
      lookup_key: 'parking',
    })
    expect(price.unit_amount_decimal?.toString()).toBe('500')
    expect((await stripe.prices.update(price.id, { active: false })).active).toBe(false)
    expect((await stripe.prices.list({ lookup_keys: ['parking'], active: true })).data).toEqual([])
  })

  test('keep a lookup key to one price, unless it is transferred', async () => {
    const product = await stripe.products.create({ name: 'Storage' })
    const given = { product: product.id, currency: 'usd', unit_amount: 100, lookup_key: 'storage' }
    await stripe.prices.create(given)
    expect((await refusalOf(stripe.prices.create(given))).param).toBe('lookup_key')
    const second = await stripe.prices.create({ ...given, transfer_lookup_key: true })
    expect(await priceId('storage')).toBe(second.id)
  })
})

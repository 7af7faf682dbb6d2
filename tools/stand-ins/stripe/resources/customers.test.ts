import { describe, expect, test } from 'bun:test'
import { openSandbox, refusalOf } from '../test/open-sandbox.ts'

const { stripe, customerWith, priceId } = await openSandbox()

describe('a customer', () => {
  test('is created, changed, found by email and deleted', async () => {
    const created = await stripe.customers.create({
      email: 'ada@example.com',
      name: 'Ada',
      metadata: { person: '7' },
    })
    expect(await stripe.customers.update(created.id, { name: 'Eve', business_name: '' })).toMatchObject({
      email: 'ada@example.com',
      name: 'Eve',
      metadata: { person: '7' },
    })
    const found = await stripe.customers.list({ email: 'ada@example.com' })
    expect(found.data.map(({ id }) => id)).toEqual([created.id])
    expect(await stripe.customers.del(created.id)).toMatchObject({ deleted: true })
    expect((await stripe.customers.retrieve(created.id)).deleted).toBe(true)
    expect((await refusalOf(stripe.customers.update(created.id, {}))).code).toBe('resource_missing')
  })

  test('has a default card; a deleted customer’s subscriptions end', async () => {
    const customer = await customerWith('pm_card_visa')
    expect(customer.invoice_settings.default_payment_method).toStartWith('pm_')
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: await priceId('basic_monthly') }],
    })
    await stripe.customers.del(customer.id)
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled')
  })

  test('keeps its card, which nobody else can attach then', async () => {
    const { id } = await stripe.customers.create()
    const kept = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: id })
    expect(kept.customer).toBe(id)
    const other = await stripe.customers.create()
    const taken = stripe.paymentMethods.attach(kept.id, { customer: other.id })
    expect((await refusalOf(taken)).status).toBe(400)
  })
})

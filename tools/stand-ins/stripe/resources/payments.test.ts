import { describe, expect, test } from 'bun:test'
import { openSandbox, refusalOf } from '../test/open-sandbox.ts'

const { stripe, turn, url, subscriberSince } = await openSandbox()

const paidInvoice = async () => {
  const subscriber = await subscriberSince('2027-04-01T00:00:00Z')
  const { payments } = await stripe.invoices.retrieve(String(subscriber.subscription.latest_invoice), {
    expand: ['payments'],
  })
  const intent = String(payments?.data[0]?.payment.payment_intent)
  const { data } = await stripe.charges.list({ customer: subscriber.customer })
  return { ...subscriber, intent, charge: data[0]?.id ?? '' }
}

describe('an invoice', () => {
  test('has a PDF whose objects are where its table says', async () => {
    const { subscription } = await paidInvoice()
    const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice))
    const answer = await fetch(invoice.invoice_pdf ?? '')
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    const file = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect(file.startsWith('%PDF-1.4')).toBe(true)
    expect(file).toContain(`(Invoice ${invoice.number}, paid)`)
    const table = Number(/startxref\n(\d+)\n%%EOF/.exec(file)?.[1])
    expect(file.slice(table, table + 4)).toBe('xref')
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) =>
      Number(offset),
    )
    expect(offsets.map(offset => /^(\d) 0 obj/.exec(file.slice(offset))?.[1])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    const length = Number(/\/Length (\d+)/.exec(file)?.[1])
    const start = file.indexOf('stream\n') + 'stream\n'.length
    expect(file.slice(start + length)).toStartWith('\nendstream')
  })

  test('that is open can be given up, once', async () => {
    const { subscription } = await subscriberSince(
      '2027-04-01T00:00:00Z',
      'basic_monthly',
      'pm_card_chargeCustomerFail',
    )
    const giveUp = () => stripe.invoices.markUncollectible(String(subscription.latest_invoice))
    expect((await giveUp()).status).toBe('uncollectible')
    expect((await refusalOf(giveUp())).status).toBe(400)
  })

  test('is not found at another address', async () => {
    expect((await fetch(`${url}/i/in_none`)).status).toBe(404)
    expect((await fetch(`${url}/i/in_none/pdf`)).status).toBe(404)
    expect((await refusalOf(stripe.invoices.retrieve('in_none'))).code).toBe('resource_missing')
  })
})

describe('a refund', () => {
  test('returns a part, then the rest, and no more', async () => {
    const { intent, charge } = await paidInvoice()
    expect(await stripe.refunds.create({ payment_intent: intent, amount: 400 })).toMatchObject({
      status: 'succeeded',
      charge,
    })
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 400, refunded: false })
    expect((await refusalOf(stripe.refunds.create({ charge, amount: 600 }))).param).toBe('amount')
    await stripe.refunds.create({ charge, reason: 'requested_by_customer' })
    expect((await refusalOf(stripe.refunds.create({ charge }))).code).toBe('charge_already_refunded')
    expect((await stripe.refunds.list()).data.map(({ amount }) => amount)).toEqual([599, 400])
  })
})

describe('a dispute', () => {
  test('prevents a refund, and ends the subscription if it is lost', async () => {
    const { charge, now } = await paidInvoice()
    const { body } = await turn('POST', 'disputes', { charge })
    expect((await stripe.charges.retrieve(charge)).disputed).toBe(true)
    expect((await refusalOf(stripe.refunds.create({ charge }))).code).toBe('charge_disputed')
    expect((await now()).status).toBe('active')
    await turn('POST', `disputes/${body.id}/close`, { status: 'lost' })
    expect((await stripe.disputes.list({ charge })).data).toMatchObject([{ id: body.id, status: 'lost' }])
    expect(await now()).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_disputed' },
    })
    const { data } = await stripe.events.list({ limit: 100 })
    const types = data.map(({ type }) => type).filter(type => type.startsWith('charge.dispute.'))
    expect(types).toEqual(['charge.dispute.closed', 'charge.dispute.created'])
  })
})

import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { itemOf, openSandbox, secondsOf } from '../test/open-sandbox.ts'
import { settle } from './balance.ts'
import { remainderOf } from './prorate.ts'

const { stripe, priceId, subscriberSince } = await openSandbox()
const day = 86_400

test('the amount due and the remaining balance always equal the total and the earlier balance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.integer({ min: -1e6, max: 1e6 }),
      (total, balance) => {
        const { amountDue, endingBalance } = settle(total, balance)
        expect(amountDue + endingBalance).toBe(total + balance)
        expect(amountDue === 0 || (amountDue >= 50 && endingBalance === 0)).toBe(true)
      },
    ),
  )
})

test('the rest of an amount is never more than it, never negative, and decreases with time', () => {
  const amounts = fc.integer({ min: 0, max: 1e7 })
  fc.assert(
    fc.property(amounts, fc.nat(366 * day), fc.nat(366 * day), fc.nat(366 * day), (amount, length, a, b) => {
      const span = { start: 0, end: length + 1 }
      const [early, late] = [
        remainderOf(amount, span, Math.min(a, b)),
        remainderOf(amount, span, Math.max(a, b)),
      ]
      expect(early).toBeLessThanOrEqual(amount)
      expect(late).toBeGreaterThanOrEqual(0)
      expect(late).toBeLessThanOrEqual(early)
      expect(
        Math.abs(remainderOf(amount, span, a) - (amount * Math.max(0, span.end - a)) / span.end),
      ).toBeLessThanOrEqual(0.5)
    }),
  )
})

const plans = ['basic', 'premium', 'enterprise'].flatMap(plan => [`${plan}_monthly`, `${plan}_yearly`])
const changes = fc.array(
  fc.record({
    afterDays: fc.integer({ min: 1, max: 45 }),
    plan: fc.constantFrom(...plans),
    quantity: fc.integer({ min: 1, max: 3 }),
    proration_behavior: fc.constantFrom(
      'always_invoice' as const,
      'create_prorations' as const,
      'none' as const,
    ),
  }),
  { minLength: 1, maxLength: 5 },
)

test('after any changes at any time, each invoice adds up, and money paid equals what was billed', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async steps => {
      const start = secondsOf('2027-01-31T12:00:00Z')
      const { clock, now, invoices, customer } = await subscriberSince('2027-01-31T12:00:00Z')
      let at = start
      for (const { afterDays, plan, quantity, proration_behavior } of steps) {
        at += afterDays * day + 7 * 3600
        await clock.advanceTo(at)
        await stripe.subscriptions.update((await now()).id, {
          items: [{ id: itemOf(await now()).id, price: await priceId(plan), quantity }],
          proration_behavior,
        })
      }
      await clock.advanceTo(at + 40 * day)

      const all = await invoices()
      let balance = 0
      for (const invoice of all) {
        expect(invoice.lines.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(invoice.total)
        if (invoice.status === 'draft') continue
        expect(invoice.starting_balance).toBe(balance)
        expect(invoice.amount_due + (invoice.ending_balance ?? 0)).toBe(
          invoice.total + invoice.starting_balance,
        )
        expect(invoice.amount_paid + invoice.amount_remaining).toBe(invoice.amount_due)
        balance = invoice.ending_balance ?? 0
      }
      const held = await stripe.customers.retrieve(customer)
      expect(held.deleted ? undefined : held.balance).toBe(balance)

      const charged = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1000 })
      const paid = charged.filter(charge => charge.paid).reduce((sum, charge) => sum + charge.amount, 0)
      const billed = all.filter(({ status }) => status === 'paid').reduce((sum, { total }) => sum + total, 0)
      expect(paid + balance).toBe(billed)
    }),
    { numRuns: 12 },
  )
})

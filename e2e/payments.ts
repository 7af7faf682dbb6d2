// The payment provider's stand-in next to the stories' own portal.
import { expect, type Page } from '@playwright/test'
import type { NewPerson } from './person.ts'

/** Cards from docs/payment-stand-in.md. */
export const cards = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  needsApproval: '4000 0025 0000 3155',
  isDeclinedLater: '4000 0000 0000 0341',
} as const

const standIn = () => `http://127.0.0.1:${process.env.E2E_STRIPE_PORT}`
const headers = { Authorization: `Bearer ${process.env.E2E_STRIPE_KEY}` }

/** A GET if there are no fields. */
const call = async (path: string, fields?: Record<string, string>) => {
  const response = await fetch(`${standIn()}/v1/${path}`, {
    headers,
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

const customerOf = async (email: string): Promise<string> =>
  (await call(`customers?email=${encodeURIComponent(email)}`)).data[0].id

/** Running subscriptions, and their payments. */
export const countBilled = async (email: string): Promise<{ subscriptions: number; payments: number }> => {
  const customer = await customerOf(email)
  const [subscriptions, charges] = await Promise.all([
    call(`subscriptions?customer=${customer}`),
    call(`charges?customer=${customer}`),
  ])
  const paid = charges.data.filter(
    (charge: { paid: boolean; refunded: boolean }) => charge.paid && !charge.refunded,
  )
  return { subscriptions: subscriptions.data.length, payments: paid.length }
}

/** The person's clock, from now on controlled by the story. */
export const clockOf = async (email: string) => {
  const customer = await customerOf(email)
  const start = Math.floor(Date.now() / 1000)
  const { id } = await call('test_helpers/test_clocks', { customer, frozen_time: String(start) })
  const path = `test_helpers/test_clocks/${id}`
  const advanceDays = async (days: number) => {
    const { frozen_time: now } = await call(path)
    await call(`${path}/advance`, { frozen_time: String(now + days * 86_400) })
    await expect.poll(async () => (await call(path)).status).toBe('ready')
  }
  return { advanceDays }
}

/** On the hosted checkout page. */
export const payWith = async (page: Page, card: string): Promise<void> => {
  await page.getByLabel('Name on the card').fill('Noor Haddad')
  await page.getByLabel('Test card number').fill(card)
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

interface ForSale {
  plans: { name: string; monthlyPriceId: string }[]
}

/** A monthly plan, without the screens that a-plan-is-bought.spec.ts shows. On a portal that sells none, E2E_PLANS gives it to them. */
export const buyPlan = async (person: NewPerson, planName: string): Promise<void> => {
  const { E2E_PLANS } = process.env
  if (E2E_PLANS) {
    const query = new URLSearchParams({ email: person.email, plan: planName })
    const { status } = await fetch(`${E2E_PLANS}?${query}`, { method: 'POST' })
    expect(status, `giving ${planName}`).toBe(204)
    return
  }
  const { plans } = await person.call<ForSale>('GET', '/api/subscriptions/plans')
  const { url } = await person.call<{ url: string }>('POST', '/api/stripe/create-checkout-session', {
    priceId: plans.find(({ name }) => name === planName)?.monthlyPriceId,
    planName,
    billingPeriod: 'monthly',
  })
  const body = new URLSearchParams({ name: 'Noor Haddad', card: cards.pays })
  await fetch(url, { method: 'POST', body, redirect: 'manual' })
  const current = () => person.call<{ status: string } | null>('GET', '/api/subscriptions/current')
  await expect.poll(async () => (await current())?.status).toBe('active')
}

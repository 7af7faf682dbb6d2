// Fake answers about a subscription, for states that would take a payment or days to reach.
import type { Page } from '@playwright/test'
import type { Answer } from '../packages/contract/endpoint.ts'
import type { paymentEndpoints } from '../packages/contract/subscriptions/payment-endpoints.ts'
import type { CurrentSubscription, Usage } from '../packages/contract/subscriptions/subscription.ts'
import { withoutFirstAnswers } from './broken-files.ts'
import { changeAnswer } from './change-answer.ts'

export const premium: CurrentSubscription = {
  planName: 'Premium',
  status: 'active',
  amount: 19.99,
  currency: 'usd',
  billingPeriod: 'month',
  periodCount: 1,
  currentPeriodStart: '2026-11-02T12:00:00.000Z',
  currentPeriodEnd: '2026-12-02T12:00:00.000Z',
  nextBillingDate: '2026-12-02T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  endsAt: null,
  owed: null,
  onItsWay: null,
  graceEndsAt: null,
}

const answer = async (page: Page, path: string, json: unknown) => {
  await withoutFirstAnswers(page)
  await page.route(
    url => url.pathname === `/api/subscriptions/${path}`,
    route => route.fulfill({ json }),
  )
}

export const answerCurrent = (page: Page, current: CurrentSubscription | null): Promise<unknown> =>
  answer(page, 'current', current)

/** With all its parts, as long as it gets. */
export const answerNextInvoice = (page: Page): Promise<unknown> =>
  answer(page, 'next-invoice', {
    invoice: { amount: 1014.59, currency: 'usd', discount: 204, tax: 101.6, credit: 103 },
  } satisfies Answer<typeof paymentEndpoints.nextInvoice>)

export const answerOverLimit = (page: Page): Promise<unknown> =>
  answer(page, 'usage', {
    listings: { used: 30, limit: 25, unlimited: false },
    contacts: { used: 45, limit: 50, unlimited: false },
    backgroundChecks: { used: 0, limit: 2, unlimited: false },
  } satisfies Usage)

export const answerInvoices = (page: Page): Promise<unknown> =>
  answer(
    page,
    'invoices',
    ['paid', 'processing', 'refunded', 'uncollectible'].map((status, index) => ({
      id: `0190a000-0000-7000-8000-00000000000${index}`,
      amount: 19.99,
      currency: 'usd',
      created: Date.UTC(2026, 10 - index, 2, 12) / 1000,
      status,
      hosted_invoice_url: index === 3 ? null : 'https://pay.example.com/invoice',
      invoice_pdf: index === 3 ? null : 'https://pay.example.com/invoice.pdf',
    })),
  )

/** A change costs something today. */
export const answerOffers = async (page: Page): Promise<void> => {
  await page.route(
    url => url.pathname === '/api/subscriptions/plans',
    route =>
      changeAnswer(route, async response => {
        const { plans } = await response.json()
        const priced = plans.map((plan: { planKey: string }) => ({
          ...plan,
          monthlyPriceId: `price_${plan.planKey}_monthly`,
          yearlyPriceId: `price_${plan.planKey}_yearly`,
        }))
        return { json: { plans: priced } }
      }),
  )
  await answer(page, 'change-preview', {
    preview: {
      dueToday: 0,
      credit: 4.21,
      currency: 'usd',
      amount: 9.99,
      billingPeriod: 'month',
      nextBillingDate: '2026-12-02T12:00:00.000Z',
    },
  })
}

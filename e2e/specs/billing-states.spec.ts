import { expectGoodLooks } from '../accessibility.ts'
import {
  answerCurrent,
  answerInvoices,
  answerNextInvoice,
  answerOffers,
  answerOverLimit,
  premium,
} from '../billing-answers.ts'
import { expect, test } from '../fixtures.ts'
import { waitUntilFinished } from '../screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const owing = {
  status: 'past_due' as const,
  owed: { amount: 19.99, currency: 'usd', url: 'https://pay.example.com/invoice' },
}

const states = [
  { name: 'active', current: premium, says: 'Cancel Subscription' },
  {
    name: 'past due',
    current: { ...premium, ...owing, graceEndsAt: '2099-11-29T12:00:00.000Z' },
    says: /^You owe \$19\.99 USD\. You keep Premium until Nov 29, 2099/,
  },
  {
    name: 'past due for too long',
    current: { ...premium, ...owing, graceEndsAt: '2026-11-01T12:00:00.000Z' },
    says: /You’re on the Free plan now/,
  },
  {
    name: 'ending',
    current: { ...premium, cancelAtPeriodEnd: true, endsAt: premium.currentPeriodEnd, nextBillingDate: null },
    says: 'Subscription Ending',
  },
  {
    name: 'incomplete',
    current: { ...premium, status: 'incomplete' as const },
    says: 'Your first payment didn’t go through',
  },
  {
    name: 'ended',
    current: { ...premium, status: 'canceled' as const },
    says: 'Your subscription has ended',
  },
]

// Short: mf-public/src/billing/subscription.
for (const { name, current, says } of states)
  test(`a subscription that is ${name} fits, is accessible and says so`, {
    tag: '@long',
  }, async ({ page, signInAs }) => {
    await signInAs('landlord')
    await answerCurrent(page, current)
    await answerOverLimit(page)
    await answerInvoices(page)
    await answerNextInvoice(page)
    await page.goto('/subscription')
    await expect(page.getByText(says)).toBeVisible()
    await waitUntilFinished(page)
    await expectGoodLooks(page, 'brief')
  })

// Short: mf-public/src/billing, and the payment in a-plan-is-bought.spec.ts.
test('while a payment is due no plan changes, and the pricing page links to the open invoice', {
  tag: '@long',
}, async ({ page, signInAs }) => {
  await signInAs('landlord')
  await answerCurrent(page, { ...premium, ...owing })
  await page.goto('/pricing')
  await waitUntilFinished(page)
  await expect(page.getByRole('link', { name: /^Manage .*plan$/ })).toHaveCount(3)
  await expect(page.getByRole('button', { name: /grade to/ })).toHaveCount(0)
  await expectGoodLooks(page, 'brief')
  await page.getByRole('link', { name: 'View what you owe' }).click()
  await expect(page.getByRole('link', { name: /^Pay open invoice/ })).toBeVisible()
})

// Short: mf-public/src/billing/subscription/subscription-page.test.tsx.
test('a purchase in one tab appears in the other once the person is back there', { tag: '@long' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('landlord')
  await page.goto('/pricing')
  await waitUntilFinished(page)
  await expect(page.getByRole('button', { name: 'Keep your current plan' })).toBeVisible()
  await answerCurrent(page, premium)
  // Headless Chromium never hides a tab, so it does not report a return.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('link', { name: 'Manage your current plan' })).toBeVisible()
})

// Short: mf-public/src/billing/pricing/pricing-page.test.tsx.
test('by keyboard alone a change of plan is viewed and dismissed, and the focus is where it was', {
  tag: '@long',
}, async ({ page, signInAs }) => {
  await signInAs('landlord')
  await answerCurrent(page, premium)
  await answerOffers(page)
  await page.goto('/pricing')
  await waitUntilFinished(page)
  const basic = page.getByRole('button', { name: 'Downgrade to Basic' })
  await basic.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Downgrade to Basic?' })
  await expect(dialog.getByText('$4.21 USD, applied to your next invoices')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(basic).toBeFocused()
})

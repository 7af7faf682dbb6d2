import { afterEach, expect, test } from 'bun:test'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Input } from '@portal/contract/endpoint'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { plans } from '@portal/contract/subscriptions/plan'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from '../../routes.tsx'

let server: ServedEndpoints
afterEach(() => server.stop())

type Person = Parameters<typeof testPlatform>[0]
type Checkout = Input<typeof paymentEndpoints.checkout>['body']

interface Given {
  current?: CurrentSubscription | null
  /** Whether the plans have prices that can be bought. */
  isForSale?: boolean
  checkout?: (body: Checkout) => { url: string } | Promise<{ url: string }>
}

const draw = async (person: Person, path = '/pricing', given: Given = {}) => {
  const { current = null, isForSale = false, checkout } = given
  const priceIds = (key: string) =>
    isForSale
      ? { monthlyPriceId: `${key}-month`, yearlyPriceId: `${key}-year` }
      : { monthlyPriceId: null, yearlyPriceId: null }
  server = await serveEndpoints([
    answering(subscriptionEndpoints.current, () => current),
    answering(subscriptionEndpoints.plans, () => ({
      plans: plans.map(plan => ({ ...plan, ...priceIds(plan.planKey) })),
    })),
    answering(paymentEndpoints.checkout, ({ body }) => {
      if (checkout) return checkout(body)
      throw new Refusal('not_now', 'Not now')
    }),
  ])
  visit(server.url, path)
  const platform = testPlatform(person)
  render(
    <TestStage platform={platform}>
      <Routes />
    </TestStage>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Pricing' })
  await screen.findByRole('button', { name: 'Choose Free' })
  return platform
}

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 2, name }).closest('li')
  if (!card) throw new Error(`${name} has no card`)
  return within(card)
}
const plansShown = () =>
  screen.getAllByRole('button', { name: /^Choose / }).map(({ textContent }) => textContent?.slice(7))

test('tenants see three plans by the month, without decimals, and Premium is the most popular', async () => {
  await draw(null)
  expect(plansShown()).toEqual(['Free', 'Basic', 'Premium'])
  for (const [name, price] of [
    ['Free', '$0/month'],
    ['Basic', '$10/month'],
    ['Premium', '$20/month'],
  ] as const)
    expect(
      cardOf(name).getByText((_, node) => node?.tagName === 'P' && node.textContent === price),
    ).toBeTruthy()
  expect(screen.getAllByText('Most Popular')).toHaveLength(1)
  expect(cardOf('Premium').getByText('Most Popular')).toBeTruthy()
  expect(screen.queryByText('Save up to 20%')).toBeNull()
  expect(screen.queryByText(/^Save \$/)).toBeNull()
  await waitFor(() => expect(document.title).toBe('Pricing · Rental Portal'))
})

test('by the year each paid plan says what it saves to the cent, and the address keeps it', async () => {
  await draw(null, '/pricing?for=landlord')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Yearly' }))
  expect(screen.getByText('Save up to 20%')).toBeTruthy()
  for (const [name, price, saving] of [
    ['Basic', '$100/year', 'Save $19.89 per year'],
    ['Premium', '$200/year', 'Save $39.89 per year'],
    ['Enterprise', '$500/year', 'Save $99.89 per year'],
  ] as const) {
    expect(cardOf(name).getByText(saving)).toBeTruthy()
    expect(
      cardOf(name).getByText((_, node) => node?.tagName === 'P' && node.textContent === price),
    ).toBeTruthy()
  }
  expect(cardOf('Free').queryByText(/^Save/)).toBeNull()
  expect(window.location.search).toBe('?for=landlord&billing=yearly')
})

test('landlords also see Enterprise, and someone signed in sees their own side first', async () => {
  await draw({ userType: 'landlord' })
  expect(plansShown()).toEqual(['Free', 'Basic', 'Premium', 'Enterprise'])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tenant Plans' }))
  expect(plansShown()).toEqual(['Free', 'Basic', 'Premium'])
  expect(window.location.search).toBe('?for=tenant')
})

test('the comparison has the six rows, ticks what works and calls the rest coming soon', async () => {
  await draw(null)
  const rows = within(screen.getByRole('table', { name: 'Compare plans' })).getAllByRole('row')
  expect(rows.map(row => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Feature', 'Free', 'Basic', 'Premium'],
    ['Basic profile creation', 'Included', 'Included', 'Included'],
    ['Property search', 'Included', 'Included', 'Included'],
    ['Background checks', 'Not included', 'Coming soon', 'Coming soon'],
    ['Document verification', 'Not included', 'Coming soon', 'Coming soon'],
    ['Financial sharing', 'Not included', 'Not included', 'Coming soon'],
    ['Priority support', 'Not included', 'Coming soon', 'Coming soon'],
  ])
})

test('four questions are answered', async () => {
  await draw(null)
  const questions = screen
    .getAllByRole('heading', { level: 3 })
    .filter(({ textContent }) => textContent?.endsWith('?'))
  expect(questions).toHaveLength(4)
  expect(document.body.textContent).toContain('effective immediately')
  expect(document.body.textContent).toContain('available forever')
})

test('a visitor is asked to log in before buying, and the link comes back to the same plans', async () => {
  const { toasts } = await draw(null, '/pricing?for=landlord&billing=yearly')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Choose Basic' }))
  expect(toasts).toMatchObject([
    { title: 'Authentication Required', description: 'Please log in to upgrade your subscription.' },
  ])
  expect(screen.getByRole('link', { name: 'Log in to upgrade' }).getAttribute('href')).toBe(
    '/auth?next=%2Fpricing%3Ffor%3Dlandlord%26billing%3Dyearly',
  )
})

test('choosing Free says that it is active', async () => {
  const { toasts } = await draw({})
  await userEvent.setup().click(screen.getByRole('button', { name: 'Choose Free' }))
  expect(toasts).toMatchObject([{ title: 'Free Plan Active' }])
})

test('a plan without a price id cannot be bought yet', async () => {
  const { toasts } = await draw({})
  await userEvent.setup().click(screen.getByRole('button', { name: 'Choose Premium' }))
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Plan Unavailable', description: 'This plan is not available for purchase yet.' },
    ]),
  )
})

test('while the checkout is pending its button says so, and a refusal is told', async () => {
  const asked: Checkout[] = []
  let refuse = () => {}
  const { toasts } = await draw({}, '/pricing?billing=yearly', {
    isForSale: true,
    checkout: async body => {
      asked.push(body)
      await new Promise<void>(resolve => {
        refuse = resolve
      })
      throw new Refusal('not_now', 'Not now')
    },
  })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Choose Basic' }))
  const pending = await screen.findByRole('button', { name: 'Processing...' })
  expect(pending.hasAttribute('disabled')).toBe(true)
  await waitFor(() =>
    expect(asked).toEqual([{ priceId: 'basic-year', planName: 'Basic', billingPeriod: 'yearly' }]),
  )
  refuse()
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Payment Error', description: 'Unable to start checkout process. Please try again.' },
    ]),
  )
  expect(screen.getByRole('button', { name: 'Choose Basic' })).toBeTruthy()
})

test('a checkout that begins leads to the provider', async () => {
  await draw({}, '/pricing', { isForSale: true, checkout: () => ({ url: `${server.url}pay` }) })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Choose Basic' }))
  await waitFor(() => expect(window.location.pathname).toBe('/pay'))
})

test('someone with a subscription sees which plan they have', async () => {
  const current: CurrentSubscription = {
    planName: 'Premium',
    status: 'active',
    amount: 19.99,
    currency: 'usd',
    billingPeriod: 'month',
    currentPeriodStart: null,
    currentPeriodEnd: null,
    nextBillingDate: null,
    cancelAtPeriodEnd: false,
    graceEndsAt: null,
  }
  await draw({}, '/pricing', { current })
  expect(await screen.findAllByText('Current plan')).toHaveLength(1)
  expect(cardOf('Premium').getByText('Current plan')).toBeTruthy()
})

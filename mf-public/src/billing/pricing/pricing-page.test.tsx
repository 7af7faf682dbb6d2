import { afterEach, describe, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Answer, Input } from '@portal/contract/endpoint'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { plans } from '@portal/contract/subscriptions/plan'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
let previewed: string[] = []
let platform: ReturnType<typeof testPlatform>
afterEach(async () => {
  await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
  server.stop()
  previewed = []
})

type Person = Parameters<typeof testPlatform>[0]
type Checkout = Input<typeof paymentEndpoints.checkout>['body']

type Preview = Answer<typeof paymentEndpoints.previewChange>['preview']

interface DrawOptions {
  current?: CurrentSubscription | null | (() => CurrentSubscription | null)
  preview?: () => Preview | Promise<Preview>
  isForSale?: boolean
  hasPayments?: boolean
  checkout?: (body: Checkout) => { url: string } | Promise<{ url: string }>
}

const draw = async (person: Person, path = '/pricing', options: DrawOptions = {}) => {
  const { current = null, isForSale = false, hasPayments = true, checkout, preview } = options
  const priceIds = (key: string) =>
    isForSale
      ? { monthlyPriceId: `${key}-month`, yearlyPriceId: `${key}-year` }
      : { monthlyPriceId: null, yearlyPriceId: null }
  server = await serveEndpoints([
    answering(subscriptionEndpoints.current, () => (typeof current === 'function' ? current() : current)),
    answering(subscriptionEndpoints.plans, () => ({
      plans: plans.map(plan => ({ ...plan, ...priceIds(plan.planKey) })),
    })),
    answering(paymentEndpoints.checkout, ({ body }) => {
      if (checkout) return checkout(body)
      throw new Refusal('not_now', 'Not now')
    }),
    answering(paymentEndpoints.previewChange, async ({ query }) => {
      previewed.push(query.priceId)
      if (preview) return { preview: await preview() }
      throw new Refusal('not_now', 'Billing is unavailable right now.')
    }),
  ])
  visit(server.url, path)
  platform = testPlatform(person)
  platform.settings.hasPayments = hasPayments
  drawOn(platform, <Routes />)
  await screen.findByRole('heading', { level: 1, name: 'Pricing' })
  await screen.findByRole('table', { name: 'Compare plans' })
  return { ...platform, user: userEvent.setup() }
}

const premium: CurrentSubscription = {
  planName: 'Premium',
  status: 'active',
  amount: 19.99,
  currency: 'usd',
  billingPeriod: 'month',
  periodCount: 1,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  nextBillingDate: null,
  cancelAtPeriodEnd: false,
  endsAt: null,
  owed: null,
  onItsWay: null,
  graceEndsAt: null,
}
const basic: CurrentSubscription = { ...premium, planName: 'Basic', amount: 9.99 }

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 2, name }).closest('li')
  if (!card) throw new Error(`${name} has no card`)
  return within(card)
}
const plansShown = () =>
  plans.map(({ name }) => name).filter(name => screen.queryByRole('heading', { level: 2, name }))

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
  expect(cardOf('Basic').getByText('Exactly $9.99, billed every month')).toBeTruthy()
  expect(screen.getAllByText('Most Popular')).toHaveLength(1)
  expect(cardOf('Premium').getByText('Most Popular')).toBeTruthy()
  expect(screen.queryByText('Save up to 20%')).toBeNull()
  expect(screen.queryByText(/^Save \$/)).toBeNull()
  await waitFor(() => expect(document.title).toBe('Pricing · Rental Portal'))
})

test('with yearly billing each paid plan shows its savings to the cent, and the address keeps the choice', async () => {
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

test('Basic has instant alerts for tenants, who save searches', async () => {
  const { user } = await draw(null)
  const alerts = 'Instant alerts for saved searches'
  expect(cardOf('Basic').getByText(alerts)).toBeTruthy()
  expect(cardOf('Premium').queryByText(alerts)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Landlord Plans' }))
  expect(screen.queryByText(alerts)).toBeNull()
})

test('landlords also see Enterprise, and a signed-in person sees their own side first', async () => {
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
    ['Background checks', 'Not included', 'Included', 'Included'],
    ['Document verification', 'Not included', 'Included', 'Included'],
    ['Financial sharing', 'Not included', 'Not included', 'Included'],
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

test('a visitor is asked to log in before buying, and comes back to the plan that they chose', async () => {
  const { toasts } = await draw(null, '/pricing?for=landlord&billing=yearly')
  expect(screen.getByRole('link', { name: 'Log in to upgrade' }).getAttribute('href')).toBe(
    '/auth?next=%2Fpricing%3Ffor%3Dlandlord%26billing%3Dyearly',
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Choose Basic' }))
  expect(toasts).toMatchObject([
    { title: 'Authentication Required', description: 'Please log in to upgrade your subscription.' },
  ])
  await waitFor(() => expect(window.location.pathname).toBe('/auth'))
  expect(new URLSearchParams(window.location.search).get('next')).toBe(
    '/pricing?for=landlord&billing=yearly#basic',
  )
  expect(window.history.state).toMatchObject({ usr: { tab: 'register' } })
})

test('the plan that the address names has the focus', async () => {
  await draw({}, '/pricing#premium')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose Premium'))
})

test('choosing Free says that it is active', async () => {
  const { toasts, user } = await draw({})
  await user.click(await screen.findByRole('button', { name: 'Keep your current plan' }))
  expect(toasts).toMatchObject([
    { title: 'Free Plan Active', description: 'You can use it for as long as you like.' },
  ])
})

test.each([null, {}])('without payments each paid plan says so before it is chosen: %p', async person => {
  await draw(person, '/pricing?for=landlord', { hasPayments: false })
  for (const { name, planKey } of plans.filter(({ name }) => plansShown().includes(name))) {
    const isThere = planKey !== 'free'
    const card = cardOf(name)
    expect(card.queryAllByText('This plan is not available for purchase yet.')).toHaveLength(Number(isThere))
    expect(card.queryAllByRole('button')).toHaveLength(Number(!isThere))
  }
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

test('while the checkout is pending its button says so, and a refusal is reported', async () => {
  const checkouts: Checkout[] = []
  let refuse = () => {}
  const { toasts } = await draw({}, '/pricing?billing=yearly', {
    isForSale: true,
    checkout: async body => {
      checkouts.push(body)
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
    expect(checkouts).toEqual([{ priceId: 'basic-year', planName: 'Basic', billingPeriod: 'yearly' }]),
  )
  refuse()
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Payment Error', description: 'Unable to start checkout process. Please try again.' },
    ]),
  )
  expect(screen.getByRole('button', { name: 'Choose Basic' })).toBeTruthy()
})

test('a checkout goes to the provider, and the button stays pending until the person is back', async () => {
  const { user } = await draw({}, '/pricing', {
    isForSale: true,
    checkout: () => ({ url: `${server.url}pay` }),
  })
  await user.click(screen.getByRole('button', { name: 'Choose Basic' }))
  await waitFor(() => expect(window.location.pathname).toBe('/pay'))
  expect(screen.getByRole('button', { name: 'Processing...' }).hasAttribute('disabled')).toBe(true)
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(screen.getByRole('button', { name: 'Choose Basic' })).toBeTruthy()
})

test('someone with a subscription sees their plan, and what every other choice does', async () => {
  const { user, toasts } = await draw({ userType: 'landlord' }, '/pricing', { current: premium })
  expect(await screen.findAllByText('Current plan')).toHaveLength(1)
  expect(cardOf('Premium').getByText('Current plan')).toBeTruthy()
  expect(cardOf('Premium').getByRole('link', { name: 'Manage your current plan' }).getAttribute('href')).toBe(
    '/subscription',
  )
  expect(cardOf('Premium').getByText('What you have now')).toBeTruthy()
  expect(cardOf('Basic').getByText(/^Up to \d+ listings instead of /)).toBeTruthy()
  expect(cardOf('Basic').getByRole('button').textContent).toBe('Downgrade to Basic')
  expect(cardOf('Enterprise').getByRole('button').textContent).toBe('Upgrade to Enterprise')
  await user.click(cardOf('Free').getByRole('button', { name: 'Choose Free' }))
  expect(toasts.at(-1)).toMatchObject({
    title: 'Free Plan Active',
    description:
      'Premium includes everything in Free. To switch to Free, cancel Premium on your subscription page.',
  })
  await user.click(screen.getByRole('button', { name: 'Yearly' }))
  expect(cardOf('Premium').getByRole('button').textContent).toBe('Switch to yearly billing')
})

test('a plan that is not paid yet, or no longer, is not the current one', async () => {
  await draw({}, '/pricing', { current: { ...premium, status: 'incomplete' } })
  expect(await cardOf('Free').findByText('Current plan')).toBeTruthy()
  expect(cardOf('Premium').getByRole('button').textContent).toBe('Choose Premium')
})

test('an unpaid plan is current until its grace period ends', async () => {
  const pastDue: CurrentSubscription = { ...premium, status: 'past_due' }
  let current: CurrentSubscription = { ...pastDue, graceEndsAt: '2099-11-29T12:00:00.000Z' }
  await draw({}, '/pricing', { current: () => current })
  expect(await cardOf('Premium').findByText('Current plan')).toBeTruthy()
  current = { ...pastDue, graceEndsAt: '2026-11-01T12:00:00.000Z' }
  window.dispatchEvent(new Event('visibilitychange')) // the person comes back from another tab
  expect(await cardOf('Free').findByText('Current plan')).toBeTruthy()
  expect(cardOf('Premium').getByRole('link', { name: 'Manage plan' })).toBeTruthy()
})

test('a tenant is told that Enterprise is for landlords, before any request', async () => {
  const { user, toasts } = await draw({}, '/pricing?for=landlord', { isForSale: true })
  await user.click(screen.getByRole('button', { name: 'Choose Enterprise' }))
  expect(toasts).toMatchObject([
    {
      title: 'Plan Unavailable',
      description: 'Enterprise is only for landlords.',
    },
  ])
})

describe('a change of plan', () => {
  const costs: Preview = {
    dueToday: 189.5,
    credit: 0,
    currency: 'usd',
    amount: 199.99,
    billingPeriod: 'year',
    nextBillingDate: '2027-11-22T12:00:00.000Z',
  }

  test('says first what changes, when, and what it costs, and then goes to the provider', async () => {
    const checkouts: Checkout[] = []
    const { user } = await draw({}, '/pricing?billing=yearly', {
      current: basic,
      isForSale: true,
      preview: () => costs,
      checkout: body => {
        checkouts.push(body)
        return { url: `${server.url}confirm` }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Premium' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Premium?' }))
    expect(await dialog.findByText('$189.50 USD')).toBeTruthy()
    for (const words of [
      'Unlimited inquiries instead of 50',
      'New: Direct landlord connections',
      /^Coming soon: .*24\/7 support/,
      'As soon as you confirm',
      '$199.99 USD a year',
      'Nov 22, 2027',
    ])
      expect(dialog.getByText(words)).toBeTruthy()
    expect(dialog.queryByText('Credit')).toBeNull()
    expect(previewed).toEqual(['premium-year'])
    expect(checkouts).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toBe('/confirm'))
    expect(checkouts).toEqual([{ priceId: 'premium-year', planName: 'Premium', billingPeriod: 'yearly' }])
  })

  test('to a smaller plan says what stays, what goes, and what remains as credit', async () => {
    const { user } = await draw({ userType: 'landlord' }, '/pricing', {
      current: premium,
      isForSale: true,
      preview: () => ({ ...costs, dueToday: 0, credit: 4.21, amount: 9.99, billingPeriod: 'month' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Downgrade to Basic' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Downgrade to Basic?' }))
    for (const words of [
      'Up to 25 listings instead of 100',
      'No longer: Direct landlord connections',
      /^Homes that you’ve listed beyond 25 stay listed/,
      '$4.21 USD, applied to your next invoices',
      '$9.99 USD a month',
    ])
      expect(await dialog.findByText(words)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('from monthly to yearly changes nothing else', async () => {
    const { user } = await draw({}, '/pricing?billing=yearly', {
      current: premium,
      isForSale: true,
      preview: () => costs,
    })
    await user.click(await screen.findByRole('button', { name: 'Switch to yearly billing' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch to yearly billing?' }))
    expect(await dialog.findByText('Nothing changes in Premium.')).toBeTruthy()
  })

  test('says that it loads the costs or why it failed, and can be retried with the same button', async () => {
    const answer = Promise.withResolvers<Preview>()
    const { user } = await draw({}, '/pricing', {
      current: basic,
      isForSale: true,
      preview: () => answer.promise,
    })
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Premium' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Loading the price...')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Continue' }).hasAttribute('disabled')).toBe(true)
    answer.reject(new Refusal('not_now', 'Billing is unavailable right now.'))
    expect(await dialog.findByText('Billing is unavailable right now.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(previewed).toHaveLength(2))
  })

  test('reports a refused checkout, and keeps showing the costs', async () => {
    const { user } = await draw({}, '/pricing', { current: basic, isForSale: true, preview: () => costs })
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Premium' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('$189.50 USD')
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await dialog.findByText('Payment Error')).toBeTruthy()
    expect(dialog.getByText('Unable to start checkout process. Please try again.')).toBeTruthy()
    expect(dialog.getByText('$189.50 USD')).toBeTruthy()
  })
})

describe('someone who left the provider’s page without paying', () => {
  const left = '/pricing?checkout=left&plan=basic&billing=yearly'

  test('learns that nothing was charged, and may try the same again', async () => {
    const checkouts: Checkout[] = []
    const { user } = await draw({}, left, {
      isForSale: true,
      checkout: body => {
        checkouts.push(body)
        return { url: `${server.url}pay` }
      },
    })
    expect(screen.getByText('You left before paying').closest('[role=status]')?.textContent).toContain(
      'You weren’t charged',
    )
    await waitFor(() => expect(window.location.search).toBe('?billing=yearly'))
    await user.click(screen.getByRole('button', { name: 'Try Basic again' }))
    await waitFor(() => expect(window.location.pathname).toBe('/pay'))
    expect(checkouts).toEqual([{ priceId: 'basic-year', planName: 'Basic', billingPeriod: 'yearly' }])
  })

  test('sees no retry without a plan in the address, and can dismiss the notice', async () => {
    const { user } = await draw({}, '/pricing?checkout=left')
    expect(screen.getByText('You left before paying')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('You left before paying')).toBeNull()
  })
})

import { afterEach, describe, expect, test } from 'bun:test'
import { ComparePlans } from '@portal/app-kit/compare-plans'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Answer } from '@portal/contract/endpoint'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import type { CurrentSubscription, Invoice, Usage } from '@portal/contract/subscriptions/subscription'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { pages } from '../../pages.tsx'
import { patience } from './use-payment-confirmation.ts'

const Routes = routesFor(pages)

let server: ServedEndpoints
let platform: ReturnType<typeof testPlatform>
const allRead = () => waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
afterEach(async () => {
  await allRead()
  server.stop()
})

const premium: CurrentSubscription = {
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
const ending = {
  ...premium,
  cancelAtPeriodEnd: true,
  endsAt: premium.currentPeriodEnd,
  nextBillingDate: null,
}

const usage: Usage = {
  listings: { used: 21, limit: 25, unlimited: false },
  contacts: { used: 8, limit: 10, unlimited: false },
  backgroundChecks: { used: 0, limit: null, unlimited: true },
}

const invoice = (number: number, overrides: Partial<Invoice> = {}): Invoice => ({
  id: `0190a000-0000-7000-8000-00000000000${number}`,
  amount: 19.99,
  currency: 'usd',
  created: Date.UTC(2026, 10 - number, 2, 12) / 1000,
  status: 'paid',
  hosted_invoice_url: null,
  invoice_pdf: null,
  ...overrides,
})

interface DrawOptions {
  path?: string
  person?: Parameters<typeof testPlatform>[0]
  current?: () => CurrentSubscription | null | Promise<CurrentSubscription | null>
  usage?: () => Usage
  invoices?: () => Invoice[]
  nextInvoice?: () => Answer<typeof paymentEndpoints.nextInvoice>
  cancel?: () => CurrentSubscription
  reactivate?: () => CurrentSubscription
  /** The provider's answer for someone who comes back from paying. */
  comeBack?: () => Answer<typeof paymentEndpoints.comeBack>
  hasPayments?: boolean
}

const refuse = (): never => {
  throw new Refusal('not_now', 'Not now')
}

const draw = async (options: DrawOptions = {}) => {
  server = await serveEndpoints([
    answering(subscriptionEndpoints.current, options.current ?? (() => premium)),
    answering(subscriptionEndpoints.usage, options.usage ?? (() => usage)),
    answering(subscriptionEndpoints.invoices, options.invoices ?? (() => [])),
    answering(subscriptionEndpoints.cancel, options.cancel ?? refuse),
    answering(subscriptionEndpoints.reactivate, options.reactivate ?? refuse),
    answering(paymentEndpoints.comeBack, options.comeBack ?? refuse),
    answering(paymentEndpoints.portal, refuse),
    answering(paymentEndpoints.nextInvoice, options.nextInvoice ?? (() => ({ invoice: null }))),
  ])
  visit(server.url, options.path ?? '/subscription')
  platform = testPlatform(options.person ?? {})
  platform.settings.hasPayments = options.hasPayments ?? true
  drawOn(platform, <Routes />)
  await screen.findByRole('region', { name: 'Need Help?' }) // the skeleton does not have it
  return { ...platform, user: userEvent.setup() }
}

const card = (name: string) => screen.findByRole('region', { name })

describe('the current plan', () => {
  test('says that it loads, then shows its name, state, price and dates', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>(resolve => {
      answer = resolve
    })
    await draw({ current: () => isAnswered.then(() => premium) })
    expect(screen.getAllByText('Loading subscription details...').length).toBeGreaterThan(0)
    answer()
    const plan = within(await card('Current Plan'))
    expect(await plan.findByRole('heading', { name: 'Premium' })).toBeTruthy()
    for (const words of ['Active', '$19.99 USD a month', 'Nov 2, 2026 to Dec 2, 2026', 'Dec 2, 2026'])
      expect(plan.getByText(words)).toBeTruthy()
  })

  test('shows the next invoice as the provider previews it, and a price by the quarter as such', async () => {
    const parts = { discount: 9.9, tax: 4, credit: 5 }
    await draw({
      current: () => ({ ...premium, amount: 49.5, periodCount: 3 }),
      nextInvoice: () => ({ invoice: { amount: 38.6, currency: 'usd', ...parts } }),
    })
    const plan = within(await card('Current Plan'))
    expect(await plan.findByText('$49.50 USD every 3 months')).toBeTruthy()
    expect(
      await plan.findByText(
        '$38.60 USD, including $4.00 USD tax, after a $9.90 USD discount and $5.00 USD of credit',
      ),
    ).toBeTruthy()
  })

  test.each([
    ['jpy', 1980, '1,980 JPY a month'],
    ['kwd', 5.25, '5.250 KWD a month'],
  ])('in %s has that currency’s decimals', async (currency, amount, words) => {
    await draw({ current: () => ({ ...premium, currency, amount }), nextInvoice: refuse })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(await screen.findByText('Not available right now')).toBeTruthy()
  })

  test.each([
    ['past_due', 'Past Due'],
    ['incomplete', 'Incomplete'],
    ['canceled', 'Cancelled'],
  ] as const)('in the state %s reads %s', async (status, words) => {
    await draw({ current: () => ({ ...premium, status }) })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('that has ended says so, can be neither canceled nor reactivated, and the plans are one link away', async () => {
    await draw({ current: () => ({ ...premium, status: 'canceled', cancelAtPeriodEnd: true }) })
    expect(await screen.findByText('Cancelled')).toBeTruthy()
    expect(screen.getByText('Your subscription has ended')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/pricing')
    for (const name of ['Cancel Subscription', 'Reactivate'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('is missing without a subscription, and the plans are one link away', async () => {
    await draw({ current: () => null })
    expect(await screen.findByRole('heading', { name: 'No active subscription' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/pricing')
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull()
  })
})

describe('a plan that changes elsewhere', () => {
  test.each([
    ['as soon as a notification arrives', { category: 'subscription' }],
    ['once something may have been missed', null],
  ])('is seen %s, with its limits and invoices', async (_, arrival) => {
    let current = { ...premium, planName: 'Basic' }
    let invoices: Invoice[] = []
    const { arrived } = await draw({ current: () => current, invoices: () => invoices })
    const plan = within(await card('Current Plan'))
    expect(await plan.findByRole('heading', { name: 'Basic' })).toBeTruthy()
    current = premium
    invoices = [invoice(1)]
    // Neither the start of the connection nor other notifications concern the plan.
    for (const other of [null, { category: 'inquiry' }]) act(() => arrived.set(other))
    act(() => arrived.set(arrival))
    expect(await plan.findByRole('heading', { name: 'Premium' })).toBeTruthy()
    expect(await within(await card('Recent Invoices')).findByText('$19.99 USD')).toBeTruthy()
  })
})

test('a new invoice appears with its notification, even if the plan stays the same', async () => {
  let invoices: Invoice[] = []
  const { arrived } = await draw({ current: () => premium, invoices: () => invoices })
  expect(await screen.findByText(/^No invoices yet/)).toBeTruthy()
  invoices = [invoice(1)]
  act(() => arrived.set(null)) // the connection starts
  act(() => arrived.set({ category: 'subscription' }))
  expect(await within(await card('Recent Invoices')).findByText('$19.99 USD')).toBeTruthy()
})

describe('a payment that did not go through', () => {
  const pastDue: CurrentSubscription = { ...premium, status: 'past_due' }
  const open = async (current: CurrentSubscription) => {
    await draw({ current: () => current })
    return within(await card('Current Plan'))
  }

  test('says until when the plan is kept, and leads to the billing settings', async () => {
    const plan = await open({ ...pastDue, graceEndsAt: '2099-11-29T12:00:00.000Z' })
    expect(await plan.findByText('Past Due')).toBeTruthy()
    expect(plan.getByText(/^You keep Premium until Nov 29, 2099/)).toBeTruthy()
    expect(plan.getByRole('button', { name: 'Billing Settings' })).toBeTruthy()
    expect(screen.getByText('Your plan').closest('li')?.textContent).toContain('Premium')
  })

  test('says after the grace period that the plan is Free, and how to get the other back', async () => {
    const plan = await open({ ...pastDue, graceEndsAt: '2026-11-01T12:00:00.000Z' })
    expect(await plan.findByText(/^You’re on the Free plan now/)).toBeTruthy()
    expect(screen.getByText('Your plan').closest('li')?.textContent).toContain('Free')
  })

  test('for a first payment offers no cancellation: pay it, or choose a plan again', async () => {
    const plan = await open({ ...premium, status: 'incomplete' })
    expect(await plan.findByText('Your first payment didn’t go through')).toBeTruthy()
    expect(plan.getByRole('button', { name: 'Billing Settings' })).toBeTruthy()
    expect(plan.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/pricing')
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull()
  })
})

describe('someone who comes back from paying', () => {
  const usual = { ...patience }
  afterEach(() => Object.assign(patience, usual))

  const back = '/subscription?checkout=done&plan=premium&billing=monthly'
  const none = { isPaid: false, subscription: null }

  test('shows the plan once the provider confirms it, and until then does not deny one', async () => {
    Object.assign(patience, { everyMs: 20, forMs: 60_000 })
    let hasArrived = false
    await draw({
      path: `${back}&session=cs_1`,
      current: () => null,
      usage: () => (hasArrived ? usage : { ...usage, contacts: { used: 10, limit: 10, unlimited: false } }),
      invoices: () => (hasArrived ? [invoice(1)] : []),
      comeBack: () => (hasArrived ? { isPaid: true, subscription: premium } : refuse()),
    })
    const announced = (await screen.findByText('Checking your payment')).closest('[role=status]')
    expect(announced).toBeTruthy()
    expect(await screen.findByText('10 / 10')).toBeTruthy()
    expect(await screen.findByText(/^No invoices yet/)).toBeTruthy()
    expect(screen.queryByText('No active subscription')).toBeNull()
    expect(window.location.search).toBe('')
    hasArrived = true
    await waitFor(() => expect(announced?.textContent).toContain('Your payment is confirmed'))
    expect(within(await card('Current Plan')).getByRole('heading', { name: 'Premium' })).toBeTruthy()
    expect(await screen.findByText('8 / 10')).toBeTruthy()
    expect(within(await card('Recent Invoices')).getByText('$19.99 USD')).toBeTruthy()
  })

  test('of a change shows the chosen plan, without mentioning a payment', async () => {
    const yearly = { ...premium, billingPeriod: 'year' as const }
    await draw({
      path: back.replace('monthly', 'yearly'),
      comeBack: () => ({ isPaid: false, subscription: yearly }),
    })
    expect(await screen.findByText('Your plan is up to date')).toBeTruthy()
    expect(await screen.findByText('$19.99 USD a year')).toBeTruthy()
    expect(screen.queryByText(/payment is confirmed/)).toBeNull()
  })

  test('is led on to where the plan was too small', async () => {
    const drawBack = async () => {
      await draw({ path: back, comeBack: () => ({ isPaid: true, subscription: premium }) })
      await screen.findByText('Your payment is confirmed')
      return screen.queryByRole('link', { name: 'Continue where you left off' })
    }
    expect(await drawBack()).toBeNull()
    cleanup()
    server.stop()
    window.history.replaceState(null, '', '/search?location=Oakland')
    drawOn(
      platform,
      <BrowserRouter>
        <ComparePlans />
      </BrowserRouter>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Compare plans' }))
    expect(window.location.pathname).toBe('/pricing')
    cleanup()
    expect((await drawBack())?.getAttribute('href')).toBe('/search?location=Oakland')
    window.sessionStorage.clear()
  })

  test('no longer reads that the plan is active once it is canceled, nor when it is reactivated', async () => {
    const { user } = await draw({
      path: `${back}&session=cs_1`,
      comeBack: () => ({ isPaid: true, subscription: premium }),
      cancel: () => ending,
      reactivate: () => premium,
    })
    expect(await screen.findByText('Thanks! Your plan is active.')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }))
    expect(await screen.findByText('Subscription Ending')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Thanks! Your plan is active.')).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }))
    await waitFor(() => expect(screen.queryByText('Subscription Ending')).toBeNull())
    expect(screen.queryByText('Thanks! Your plan is active.')).toBeNull()
  })

  test.each([
    ['an address that only says so', back, () => none],
    ['a checkout that nobody has paid', `${back}&session=cs_open`, () => none],
    [
      'someone else’s checkout',
      `${back}&session=cs_of_another`,
      (): never => {
        throw new Refusal('not_found', 'There is no such checkout.')
      },
    ],
  ])('claims nothing for %s', async (_, path, comeBack) => {
    await draw({ path, current: () => null, comeBack })
    expect(await screen.findByText('No active subscription')).toBeTruthy()
    await allRead()
    expect(screen.queryByText(/your payment|up to date/i)).toBeNull()
  })

  test('says what to do if the provider stays unreachable, and can check again', async () => {
    Object.assign(patience, { everyMs: 20, forMs: 100 })
    let answer = (): Answer<typeof paymentEndpoints.comeBack> => refuse()
    const { user } = await draw({
      path: `${back}&session=cs_1`,
      current: () => null,
      comeBack: () => answer(),
    })
    expect(await screen.findByText('We couldn’t confirm your payment yet')).toBeTruthy()
    expect(screen.queryByText('No active subscription')).toBeNull()
    await allRead()
    answer = () => ({ isPaid: true, subscription: premium })
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('Your payment is confirmed')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Your payment is confirmed')).toBeNull()
  })
})

test('a bank debit is on its way: neither failed nor paid, and nobody is asked to pay again', async () => {
  await draw({
    current: () => ({ ...premium, status: 'past_due', onItsWay: { amount: 19.99, currency: 'usd' } }),
    invoices: () => [invoice(1, { status: 'processing' })],
  })
  expect(await screen.findByText(/^Your bank is still processing \$19\.99 USD\./)).toBeTruthy()
  expect(await within(await card('Recent Invoices')).findByText('On its way')).toBeTruthy()
  expect(screen.queryByText('Your last payment didn’t go through')).toBeNull()
})

test('canceling while a payment is due says what is still owed', async () => {
  const owed = { amount: 39.98, currency: 'usd', url: null }
  const { user } = await draw({ current: () => ({ ...premium, status: 'past_due', owed }) })
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel your Premium plan?' })
  expect(dialog.textContent).toContain('You still owe $39.98 USD, also after you cancel.')
  expect(dialog.textContent).not.toContain('you won’t be billed again')
})

test('canceling while the bank still processes a payment says that it goes through', async () => {
  const onItsWay = { amount: 19.99, currency: 'usd' }
  const { user } = await draw({ current: () => ({ ...premium, onItsWay }) })
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel your Premium plan?' })
  expect(dialog.textContent).toContain(
    'Your bank is still processing $19.99 USD; after that you won’t be billed again.',
  )
})

test('shows what is owed and how to pay it; the end date is the provider’s', async () => {
  const url = 'https://pay.example.com/invoice'
  await draw({
    current: () => ({
      ...premium,
      status: 'past_due',
      cancelAtPeriodEnd: true,
      endsAt: '2027-05-20T12:00:00.000Z',
      owed: { amount: 39.98, currency: 'usd', url },
    }),
  })
  expect(await screen.findByText('You owe $39.98 USD.')).toBeTruthy()
  const link = screen.getByRole('link', { name: /^Pay open invoice/ })
  expect(link.getAttribute('href')).toBe(url)
  expect(screen.getByText(/ends on May 20, 2027/)).toBeTruthy()
})

test('changes made in another tab appear here when the person is back, with the invoices', async () => {
  let current: CurrentSubscription = premium
  await draw({ current: () => current, invoices: () => (current === ending ? [invoice(1)] : []) })
  expect(await screen.findByRole('button', { name: 'Cancel Subscription' })).toBeTruthy()
  await allRead()
  current = ending
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('Subscription Ending')).toBeTruthy()
  expect(await within(await card('Recent Invoices')).findByText('$19.99 USD')).toBeTruthy()
})

describe('canceling', () => {
  test('asks first, then says until when the plan stays, and offers to reactivate it in the same place', async () => {
    const { user, toasts } = await draw({ cancel: () => ending })
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your Premium plan?' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }))
    expect(await screen.findByText('Subscription Ending')).toBeTruthy()
    expect(screen.getByText(/ends on Dec 2, 2026/)).toBeTruthy()
    expect(toasts).toMatchObject([
      {
        title: 'Subscription Cancelled',
        description: 'Your subscription will remain active until the end of your billing period.',
      },
    ])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Reactivate'))
    expect(screen.queryAllByRole('button', { name: 'Cancel Subscription' })).toHaveLength(0)
  })

  test('can be dismissed without sending anything', async () => {
    const { user, toasts } = await draw()
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
    await user.click(await screen.findByRole('button', { name: 'Keep plan' }))
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0))
    expect(toasts).toEqual([])
  })

  test('that fails says so and changes nothing', async () => {
    const { user, toasts } = await draw()
    await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Cancel Subscription' }))
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Error', description: 'Unable to cancel subscription. Please try again.' },
      ]),
    )
    expect(screen.queryByText('Subscription Ending')).toBeNull()
  })
})

describe('reactivating', () => {
  test('takes the end back', async () => {
    const { user, toasts } = await draw({ current: () => ending, reactivate: () => premium })
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }))
    expect(await screen.findByRole('button', { name: 'Cancel Subscription' })).toBeTruthy()
    expect(screen.queryByText('Subscription Ending')).toBeNull()
    expect(toasts).toMatchObject([
      {
        title: 'Subscription Reactivated',
        description: 'Your subscription has been successfully reactivated.',
      },
    ])
  })

  test('that fails says so', async () => {
    const { user, toasts } = await draw({ current: () => ending })
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }))
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Error', description: 'Unable to reactivate subscription. Please try again.' },
      ]),
    )
  })
})

describe('usage', () => {
  test('above 80 percent is warned of with a word; without limit there is no bar', async () => {
    await draw({ person: { userType: 'landlord' } })
    const rows = within(await card('Usage'))
    const bar = await rows.findByRole('progressbar', { name: 'Homes listed' })
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['21', '25'])
    expect(rows.getByText('21 / 25')).toBeTruthy()
    expect(rows.getByText('Almost at your limit')).toBeTruthy()
    expect(rows.getAllByRole('progressbar')).toHaveLength(1)
    expect(rows.getByText('Background checks this month').closest('li')?.textContent).toContain('Unlimited')
  })

  test('of exactly 80 percent is not warned of, and a tenant sees their own features', async () => {
    await draw()
    const rows = within(await card('Usage'))
    expect(await rows.findByText('8 / 10')).toBeTruthy()
    expect(rows.queryByText('Almost at your limit')).toBeNull()
    expect(rows.queryByText('Homes listed')).toBeNull()
  })
})

test('usage over the plan’s limit is a full bar with its words, and says what happens to the homes', async () => {
  await draw({
    person: { userType: 'landlord' },
    usage: () => ({ ...usage, listings: { used: 30, limit: 25, unlimited: false } }),
  })
  const rows = within(await card('Usage'))
  const bar = await rows.findByRole('progressbar', { name: 'Homes listed' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['25', '25'])
  expect(rows.getByText('30 / 25')).toBeTruthy()
  expect(rows.getByText('Over your plan’s limit')).toBeTruthy()
  expect(rows.getByText(/^Your homes stay listed/)).toBeTruthy()
  expect(rows.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
})

test('a limit that no plan for sale lifts leads to none', async () => {
  await draw({
    usage: () => ({ ...usage, contacts: { used: 10, limit: 10, unlimited: false } }),
    hasPayments: false,
  })
  const rows = await card('Usage')
  await within(rows).findByText('10 / 10')
  expect(rows.textContent).toContain('Larger plans are not available for purchase yet.')
  expect(within(rows).queryByRole('link')).toBeNull()
})

test('the newest five invoices show what was billed, when, and whether it was paid', async () => {
  const [page, pdf] = ['https://pay.example.com/1', 'https://pay.example.com/1.pdf']
  const invoices = [
    invoice(1, { status: 'open', invoice_pdf: pdf, hosted_invoice_url: page }),
    ...[2, 3, 4, 5, 6].map(number => invoice(number)),
  ]
  await draw({ invoices: () => invoices })
  const rows = within(await card('Recent Invoices'))
  expect(await rows.findAllByRole('listitem')).toHaveLength(5)
  expect(rows.getAllByText('$19.99 USD')).toHaveLength(5)
  expect(rows.getByText('Oct 2, 2026')).toBeTruthy()
  expect(rows.getByText('Open').querySelector('svg')).toBeTruthy()
  expect(rows.getAllByText('Paid')[0]?.querySelector('svg')).toBeNull()
  expect(rows.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([page, pdf])
  expect(
    rows.getByRole('link', { name: 'PDF of the invoice of Oct 2, 2026, opens in a new tab' }),
  ).toBeTruthy()
  expect(rows.getByRole('link', { name: 'View the invoice of Oct 2, 2026, opens in a new tab' })).toBeTruthy()
})

test('each card that fails says so and is tried again by itself', async () => {
  let isDown = true
  const { user } = await draw({
    usage: () => (isDown ? refuse() : usage),
    current: () => (isDown ? refuse() : premium),
  })
  const failed = within(await card('Usage'))
  const retry = await failed.findByRole('button', { name: 'Try again' })
  expect(within(await card('Recent Invoices')).getByText(/^No invoices yet/)).toBeTruthy()
  isDown = false
  await user.click(retry)
  expect(await failed.findByText('8 / 10')).toBeTruthy()
  expect(within(await card('Current Plan')).getByText('We couldn’t load your plan')).toBeTruthy()
})

test('the quick actions lead to the plans, the billing settings and the help', async () => {
  const { user, toasts } = await draw()
  const actions = within(await card('Quick Actions'))
  expect(actions.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/pricing')
  expect(actions.getByRole('link', { name: 'Support Center' }).getAttribute('href')).toBe('/help')
  await user.click(actions.getByRole('button', { name: 'Billing Settings' }))
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Error', description: 'Unable to open billing portal. Please try again.' },
    ]),
  )
})

test('the benefits mark the person’s own plan', async () => {
  await draw()
  const own = (await screen.findByText('Your plan')).closest('li')
  expect(own?.textContent).toContain('Premium')
  expect(own?.textContent).toContain('Unlimited background checks')
})

test('what was read is kept for half a minute, a minute and five minutes', async () => {
  await draw()
  const staleAfter = (path: string) =>
    platform.queryClient.getQueryCache().find({ queryKey: ['GET', path], exact: false })?.observers[0]
      ?.options.staleTime
  expect(['current', 'usage', 'invoices'].map(name => staleAfter(`/api/subscriptions/${name}`))).toEqual([
    30_000, 60_000, 300_000,
  ])
})

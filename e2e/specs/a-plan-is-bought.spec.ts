import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { cards, clockOf, countBilled, payWith } from '../payments.ts'
import { type NewPerson, newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'

// @own-portal: only this portal's payment provider is a stand-in, with a clock that a story can move.
test.describe('a plan', { tag: '@own-portal' }, () => {
  test.use({ expectedComplaints: [/422 \(Unprocessable|410 \(Gone|403 \(Forbidden/] })

  const arrive = async (context: BrowserContext, origin: string | undefined): Promise<NewPerson> => {
    const person = await newTenant(origin)
    await context.addCookies(person.cookies)
    return person
  }

  const mainOf = (page: Page) => page.getByRole('main')
  const planOf = (page: Page) => mainOf(page).getByRole('region', { name: 'Current Plan' })

  const checkoutOn = (page: Page) => page.getByRole('heading', { name: 'Subscribe to Rental Portal' })

  const choose = async (page: Page, name: string): Promise<void> => {
    await page.goto('/pricing')
    await waitUntilFinished(page)
    await mainOf(page)
      .getByRole('button', { name: `Choose ${name}` })
      .click()
  }

  const buy = async (page: Page, name: string): Promise<void> => {
    await choose(page, name)
    await pay(page)
  }

  const pay = async (page: Page): Promise<void> => {
    await payWith(page, cards.pays)
    await expect(mainOf(page).getByText('Your payment is confirmed')).toBeVisible()
    await expect(planOf(page).getByText('Active')).toBeVisible()
  }

  /** Billing Settings open in a new tab. */
  const changeCard = async (page: Page, card: string): Promise<void> => {
    const opening = page.waitForEvent('popup')
    await mainOf(page).getByRole('button', { name: 'Billing Settings' }).last().click()
    const settings = await opening
    await settings.getByRole('link', { name: 'Change card' }).click()
    await settings.getByLabel('Test card number').fill(card)
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect(settings.getByText(`ending in ${card.slice(-4)}`)).toBeVisible()
    await settings.getByRole('link', { name: 'Return to Rental Portal' }).click()
    await expect(settings).toHaveURL('/subscription')
    await settings.close()
  }

  /** Waits until the portal has heard from the provider. */
  const showOnce = async (page: Page, person: NewPerson, status: string): Promise<void> => {
    const read = () => person.call<{ status: string } | null>('GET', '/api/subscriptions/current')
    await expect.poll(async () => (await read())?.status).toBe(status)
    await page.reload()
    await waitUntilFinished(page)
  }

  test('is bought where a smaller one did not suffice, leads back there, and is changed to a larger one by the year', async ({
    page,
    context,
    baseURL,
  }) => {
    const { email } = await arrive(context, baseURL)
    await page.goto('/search?view=list')
    await page.getByRole('button', { name: 'Save this search' }).filter({ visible: true }).click()
    const saving = page.getByRole('dialog', { name: 'Save this search' })
    await saving.getByRole('combobox').click()
    await page.getByRole('option', { name: 'Instantly (Basic plan)' }).click()
    await saving.getByRole('button', { name: 'Save search' }).click()
    await saving.getByRole('link', { name: 'Compare plans' }).click()
    await mainOf(page).getByRole('button', { name: 'Choose Basic' }).click()
    await pay(page)
    await expect(page).toHaveURL('/subscription')
    await expect(planOf(page).getByRole('heading', { name: 'Basic' })).toBeVisible()
    await expect(planOf(page).getByText('$9.99 USD a month')).toBeVisible()
    const invoice = mainOf(page).getByRole('link', { name: /^PDF of the invoice/ })
    await expect(invoice).toHaveCount(1)
    const pdf = await context.request.get((await invoice.getAttribute('href')) ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    await mainOf(page).getByRole('link', { name: 'Continue where you left off' }).click()
    await expect(page).toHaveURL('/search?view=list')

    await page.goto('/pricing?billing=yearly')
    await waitUntilFinished(page)
    await mainOf(page).getByRole('button', { name: 'Upgrade to Premium' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium?' })
    await expect(dialog.getByText('$199.99 USD a year')).toBeVisible()
    await expect(dialog.getByText(/^\$190\.0\d USD$/)).toBeVisible() // nearly all of Basic is left
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Confirm your new plan' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Due today' })).toContainText('$190.0')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(mainOf(page).getByText('Your plan is up to date')).toBeVisible()
    await expect(planOf(page).getByRole('heading', { name: 'Premium' })).toBeVisible()
    await expect(planOf(page).getByText('$199.99 USD a year')).toBeVisible()
    await expect(mainOf(page).getByRole('link', { name: /^PDF of the invoice/ })).toHaveCount(2)
    expect(await countBilled(email)).toEqual({ subscriptions: 1, payments: 2 })
  })

  // Short: api/src/features/subscriptions/start-checkout.test.ts.
  test('is not bought with a declined card, or by leaving', { tag: '@long' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const person = await arrive(context, baseURL)
    await choose(page, 'Basic')
    await payWith(page, cards.isDeclined)
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(mainOf(page).getByText('You left before paying')).toBeVisible()
    await expect(page).toHaveURL('/pricing?billing=monthly')
    expect(await countBilled(person.email)).toEqual({ subscriptions: 0, payments: 0 })
    await page.goto('/subscription')
    await expect(planOf(page).getByText('No active subscription')).toBeVisible()
  })

  test('waits for the bank’s approval where needed', { tag: '@long' }, async ({ page, context, baseURL }) => {
    await arrive(context, baseURL)
    await choose(page, 'Premium')
    await payWith(page, cards.needsApproval)
    await page.getByRole('button', { name: 'Fail authentication' }).click()
    await expect(page.getByRole('alert')).toContainText('We are unable to authenticate')
    await payWith(page, cards.needsApproval)
    await page.getByRole('button', { name: 'Authenticate', exact: true }).click()
    await expect(mainOf(page).getByText('Your payment is confirmed')).toBeVisible()
    await expect(planOf(page).getByRole('heading', { name: 'Premium' })).toBeVisible()
  })

  test('bought in two tabs at once is one subscription, paid once', { tag: '@long' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const person = await arrive(context, baseURL)
    const other = await context.newPage()
    const tabs = [page, other]
    const expiredOn = (tab: Page) => tab.getByText('This checkout has expired')
    const confirmedOn = (tab: Page) => tab.getByText('Your payment is confirmed')
    await Promise.all([choose(page, 'Basic'), choose(other, 'Premium')])
    for (const tab of tabs) await expect(checkoutOn(tab).or(expiredOn(tab))).toBeVisible()
    await Promise.all(
      tabs.map(async tab => {
        if (await checkoutOn(tab).isVisible()) await payWith(tab, cards.pays)
        await expect(expiredOn(tab).or(confirmedOn(tab))).toBeVisible()
      }),
    )
    const counts = await Promise.all(tabs.map(tab => confirmedOn(tab).count()))
    expect(counts.toSorted()).toEqual([0, 1])
    expect(await countBilled(person.email)).toEqual({ subscriptions: 1, payments: 1 })
    await other.close()
  })

  // Short: mf-public/src/billing/subscription/subscription-page.test.tsx, and the API’s tell-of-change.test.ts.
  test('is canceled, reactivated, and over at the end of its period', { tag: '@long' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const person = await arrive(context, baseURL)
    await buy(page, 'Basic')
    const clock = await clockOf(person.email)
    const cancel = async () => {
      await planOf(page).getByRole('button', { name: 'Cancel Subscription' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
      await expect(planOf(page).getByText('Subscription Ending')).toBeVisible()
    }
    await cancel()
    await planOf(page).getByRole('button', { name: 'Reactivate' }).click()
    await expect(planOf(page).getByText('Subscription Ending')).toBeHidden()
    await clock.advanceDays(32)
    await expect
      .poll(async () => (await person.call<unknown[]>('GET', '/api/subscriptions/invoices')).length)
      .toBe(2)
    await showOnce(page, person, 'active')
    await cancel()
    await clock.advanceDays(32)
    await showOnce(page, person, 'canceled')
    await expect(planOf(page).getByText('Your subscription has ended')).toBeVisible()
    expect(await countBilled(person.email)).toEqual({ subscriptions: 0, payments: 2 })
  })

  // Short: billing-states.spec.ts, and the API’s settle-account.test.ts.
  test('is kept while a payment is late, and renews once it is made', { tag: '@long' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const person = await arrive(context, baseURL)
    await buy(page, 'Basic')
    const clock = await clockOf(person.email)
    await changeCard(page, cards.isDeclinedLater)
    await clock.advanceDays(32)
    await showOnce(page, person, 'past_due')
    await expect(planOf(page).getByText('Past Due')).toBeVisible()
    await expect(planOf(page).getByText(/^You owe \$9\.99 USD\. You keep Basic until/)).toBeVisible()
    const invoice = page.waitForEvent('popup')
    await planOf(page)
      .getByRole('link', { name: /^Pay open invoice/ })
      .click()
    await expect((await invoice).getByText('$9.99').first()).toBeVisible()
    await changeCard(page, cards.pays)
    await clock.advanceDays(4)
    await showOnce(page, person, 'active')
    await expect(planOf(page).getByText('Past Due')).toBeHidden()
    expect(await countBilled(person.email)).toEqual({ subscriptions: 1, payments: 2 })
  })
})

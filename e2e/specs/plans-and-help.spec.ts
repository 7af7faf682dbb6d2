import { isFileOf } from '../app-under-fault.ts'
import { boxOf } from '../box-of.ts'
import { breakFiles, withoutFirstAnswers } from '../broken-files.ts'
import { changeAnswer } from '../change-answer.ts'
import { expect, test } from '../fixtures.ts'
import { AuthPage, newcomer } from '../pages/auth-page.ts'
import { toast } from '../pages/toast.ts'
import { waitUntilFinished } from '../screens.ts'
import { whenOffline } from '../when-offline.ts'

// Without payments no plan can be chosen.
test('a visitor compares plans, signs up to buy one, and comes back to it', { tag: '@own-portal' }, async ({
  page,
}) => {
  await page.goto('/pricing')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Landlord Plans' }).press('Enter')
  await main.getByRole('button', { name: 'Yearly' }).press('Enter')
  await expect(main.getByText('Save up to 20%')).toBeVisible()
  await expect(page).toHaveURL('/pricing?for=landlord&billing=yearly')
  await page.reload()
  await expect(main.getByText('Save $99.89 per year')).toBeVisible()

  await main.getByRole('button', { name: 'Choose Premium' }).press('Enter')
  await expect(toast(page, 'Authentication Required')).toBeVisible()
  await expect(toast(page, 'Please log in to upgrade your subscription.')).toBeVisible()
  await expect(main.getByText('Sign in or sign up to choose a plan.')).toBeVisible()
  await expect(main.getByRole('radio', { name: 'Landlord' })).toBeChecked()
  await new AuthPage(page).signUp(newcomer('Landlord'))
  await expect(page).toHaveURL('/pricing?for=landlord&billing=yearly#premium')
  await expect(main.getByRole('button', { name: 'Choose Premium' })).toBeFocused()

  await main.getByRole('button', { name: 'Keep your current plan' }).click()
  await expect(toast(page, 'Free Plan Active')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  // Short: “a visitor compares plans”, above, and pricing-page.test.tsx.
  test('a person with an account logs in on the way, and comes back to the plan, which is in view', {
    tag: '@long',
  }, async ({ page, world }) => {
    const { email, password } = world.people.tenant
    await page.goto('/pricing')
    await waitUntilFinished(page)
    await page.getByRole('button', { name: 'Choose Premium' }).click()
    await expect(page.getByRole('radio', { name: 'Tenant' })).toBeChecked()
    await page.getByRole('tab', { name: 'Login' }).click()
    await new AuthPage(page).logIn(email, password)
    await expect(page).toHaveURL('/pricing#premium')
    const premium = page.getByRole('button', { name: 'Choose Premium' })
    await expect(premium).toBeFocused()
    await expect(premium).toBeInViewport({ ratio: 1 })
  })

  // Short: mf-public/src/billing/pricing/pricing-page.test.tsx.
  test('the comparison has a card for each feature, with the plans by name', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/pricing')
    const row = page.getByRole('row', { name: /^Background checks/ })
    await expect(row).toBeVisible()
    const [name, basic] = [row.getByRole('rowheader'), row.getByRole('cell').nth(1)]
    const [above, below] = [await boxOf(name), await boxOf(basic)]
    expect(below.y).toBeGreaterThan(above.y + above.height)
    await expect(basic).toHaveText('Included')
  })
})

test.describe('without the code to buy a plan', () => {
  test.use({ expectedComplaints: [/404|is missing or altered/] })

  // Short: pricing-page.test.tsx.
  test('choosing a plan shows an error, and can be retried', { tag: '@long' }, async ({ page, signInAs }) => {
    await signInAs('landlord')
    const read = page.waitForResponse('**/api/subscriptions/current')
    await page.goto('/pricing')
    await waitUntilFinished(page)
    await read
    const repair = await breakFiles(page, isFileOf('mf-public'), route => route.fulfill({ status: 404 }))
    const premium = page.getByRole('button', { name: 'Choose Premium' })
    await premium.click()
    await expect(toast(page, 'Payment Error')).toBeVisible()
    await expect(toast(page, /^The portal cannot be reached right now/)).toBeVisible()
    await repair()
    await page.route('**/api/subscriptions/plans', route =>
      changeAnswer(route, async response => {
        const { plans } = await response.json()
        const unsold = plans.map((plan: object) => ({ ...plan, monthlyPriceId: null, yearlyPriceId: null }))
        return { json: { plans: unsold } }
      }),
    )
    await premium.click()
    await expect(toast(page, 'This plan is not available for purchase yet.')).toBeVisible()
  })
})

test.describe('with an API that fails', () => {
  test.use({ expectedComplaints: [whenOffline(/500/)] })

  // Short: subscription-page.test.tsx.
  test('a card of the subscription fails alone, and is tried again by itself', { tag: '@long' }, async ({
    page,
    signInAs,
  }) => {
    await signInAs('tenant')
    await withoutFirstAnswers(page)
    const broken = '**/api/subscriptions/usage'
    await page.route(broken, route => route.fulfill({ status: 500, body: 'broken' }))
    await page.goto('/subscription')
    await expect(page.getByRole('heading', { name: 'No active subscription' })).toBeVisible()
    await expect(page.getByText('We couldn’t load your usage')).toBeVisible()
    await page.unroute(broken)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('progressbar', { name: 'Inquiries this month' })).toBeVisible()
  })

  // Short: mf-public/src/billing/subscription/subscription-page.test.tsx.
  test('billing settings that do not open say so, and offline they say why', { tag: '@long' }, async ({
    page,
    signInAs,
    context,
  }) => {
    await signInAs('landlord')
    const opening = '**/api/stripe/create-portal-session'
    await page.route(opening, route => route.fulfill({ status: 500, body: 'broken' }))
    await page.goto('/subscription')
    const settings = page.getByRole('button', { name: 'Billing Settings' })
    await settings.click()
    await expect(toast(page, 'Unable to open billing portal. Please try again.')).toBeVisible()
    await page.unroute(opening)
    await context.setOffline(true)
    await settings.click()
    await expect(toast(page, /offline/i)).toBeVisible()
    await context.setOffline(false)
  })
})

test('help is there before any script, found by everyday words, read, printed and left again, by keyboard alone', async ({
  page,
  request,
}) => {
  expect((await request.get('/help/teleportation')).status()).toBe(404)
  const html = await (await request.get('/help/staying-safe')).text()
  expect(html).toContain('Signs of a scam')
  expect(html).toContain('<title>Staying safe')

  await page.goto('/help')
  await waitUntilFinished(page)
  await page.getByRole('searchbox', { name: 'Search help' }).focus()
  await page.keyboard.type('broken heating')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Repairs')
  await page.keyboard.press('Tab')
  const topic = page.getByRole('link', { name: /^Repairs/ })
  await expect(topic).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Repairs' })).toBeVisible()
  await page.getByRole('link', { name: 'Priorities: how long a request can take' }).press('Enter')
  await expect(page).toHaveURL('/help/repairs#priority')
  await expect(
    page.getByRole('heading', { name: 'Priorities: how long a request can take' }),
  ).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo')])
    await expect(hidden).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search help' })).toHaveValue('broken heating')
})

// Short: mf-public/src/content/help, api/src/features/help/find-help.test.ts.
test('a question in a person’s own words leads to the part that answers it', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/help')
  await waitUntilFinished(page)
  await page.getByRole('searchbox', { name: 'Search help' }).fill('how do i cancel my plan')
  await page.getByRole('region', { name: 'Best matches' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/help/plans#cancel')
  await expect(page.getByRole('heading', { name: 'Canceling and reactivating' })).toBeInViewport()
})

// Short: screens.spec.ts, whose screens all have the footer.
test('every link of the footer leads to a page', { tag: '@long' }, async ({ page, request }) => {
  await page.goto('/terms')
  const links = page.getByRole('contentinfo').getByRole('link')
  const paths = await links.evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 200])
})

// Short: mf-public/src/content/legal/cookies.test.ts.
test('the Cookie Policy names what this browser stores', { tag: '@long' }, async ({
  page,
  signInAs,
  context,
  world,
}) => {
  await page.goto(`/properties/${world.homes[0].id}`)
  await page
    .getByRole('button', { name: /^Add to favorites/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Toggle theme' }).first().click()
  await signInAs('landlord')
  await page.goto('/create-property')
  await page.getByLabel(/^Title/).fill('Sunny flat')
  await page.goto('/cookies')
  const cookies = await context.cookies()
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  // Over HTTPS some names have this prefix, which the policy mentions next to the table.
  const stored = [...cookies.map(({ name }) => name.replace(/^__Host-/, '')), ...keys]
  expect(stored).toEqual(expect.arrayContaining(['session', 'theme', 'rental-portal:favourites']))
  const named = await page.getByRole('rowheader').allTextContents()
  const isNamed = (name: string) =>
    named.some(words => (words.endsWith('…') ? name.startsWith(words.slice(0, -1)) : name === words))
  expect(stored.filter(name => !isNamed(name))).toEqual([])
})

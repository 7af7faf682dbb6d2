import type { Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { Header } from '../pages/header.ts'
import { toast } from '../pages/toast.ts'
import { endPatience, holdTimers } from '../patience.ts'
import { signIn } from '../sign-in.ts'

test.describe('with a wrong password, and while nobody can be signed in', () => {
  test.use({ expectedComplaints: [/401|502/] })

  // Short: sign-in-needs-little.spec.ts.
  test('a visitor on a guarded screen keeps what was typed, and is brought back to it once signed in', {
    tag: '@long',
  }, async ({ page, world }) => {
    const { email, password } = world.people.tenant
    const auth = new AuthPage(page)
    await page.goto('/ai?tab=notifications')
    await expect(page).toHaveURL('/auth?next=%2Fai%3Ftab%3Dnotifications')
    await auth.logIn(email, 'not the password')
    await expect(toast(page, 'Login failed')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)

    await page.route('**/api/auth/login', route =>
      route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    )
    const refused = page.waitForResponse(response => response.status() === 502)
    await auth.logIn(email, password)
    await refused
    await expect(page.getByText(/try again|cannot be reached|could not be/i).first()).toBeVisible()
    await expect(page.getByLabel(/^Password/)).toHaveValue(password)
    await page.unroute('**/api/auth/login')
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/ai?tab=notifications')
    await expect(toast(page, 'Login successful!')).toBeVisible()
  })
})

// Short: mf-public/src/account/auth/next-path.test.ts.
test('a return path to another site is ignored', { tag: '@long' }, async ({ page, world }) => {
  await page.goto('/auth?next=//evil.example/phish')
  await new AuthPage(page).logIn(world.people.tenant.email, world.people.tenant.password)
  await expect(toast(page, 'Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('logging out in one tab logs out the other, and neither sends calls that would be refused, however slow', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page.request, 'tenant', baseURL) // a separate session, because the story ends it
  const other = await context.newPage()
  const tabs = [page, other]
  for (const tab of tabs) {
    await holdTimers(tab)
    // A page that is being left cannot be evaluated from outside.
    await tab.addInitScript(() => {
      const wait = () => {
        window.runOutOfPatience?.(20_000)
        void fetch('/api/waited')
      }
      window.addEventListener('beforeunload', () => setTimeout(wait))
    })
  }
  const stream = page.waitForResponse('**/api/ai/notifications/stream') // it listens for both
  await page.goto('/search')
  await stream
  await other.goto('/maintenance/requests')
  await expect(other.getByRole('heading', { name: 'Maintenance Requests', exact: true })).toBeVisible()

  const requests: string[] = []
  let waiting = 2
  await context.route('**/api/waited', async route => {
    await route.fulfill({ status: 204 })
    waiting -= 1
  })
  const pages: Route[] = []
  await context.route(
    url => ['/', '/maintenance/requests'].includes(url.pathname),
    route => void pages.push(route),
  )
  await page.route('**/api/auth/logout', async route => {
    const response = await route.fetch()
    context.on('request', request => {
      if (request.url().includes('/api/ai/notifications')) requests.push(request.url())
    })
    for (const tab of tabs) await endPatience(tab, 4000)
    await route.fulfill({ response })
  })
  const signedOut = new Header(page).logOut()
  await expect.poll(() => pages.length).toBe(2)
  await expect.poll(() => waiting).toBe(0)
  for (const route of pages) await route.continue()
  await signedOut
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/auth?next=%2Fmaintenance%2Frequests')
  expect(requests).toEqual([])
})

test.describe('while nobody can be signed in', () => {
  test.use({ expectedComplaints: [/500|502|net::ERR/] })

  // Short: the proxy’s 502 above.
  for (const [name, answer] of [
    ['the portal answers 500', (route: Route) => route.fulfill({ status: 500, body: '{}' })],
    ['a proxy answers 502', (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })],
    ['the connection is cut', (route: Route) => route.abort('connectionreset')],
  ] as const)
    test(`the right password is neither blamed nor lost, and signs in once it can: ${name}`, {
      tag: '@long',
    }, async ({ page, world }) => {
      const { email, password } = world.people.tenant
      const blame = page.getByText(/password is wrong|wrong password|incorrect/i)
      await page.route('**/api/auth/login', answer)
      await page.goto('/auth?next=%2Fterms')
      await new AuthPage(page).logIn(email, password)
      await expect(page.getByText(/try again|cannot be reached|could not be/i).first()).toBeVisible()
      await expect(blame).toHaveCount(0)
      await expect(page.getByLabel(/^Password/)).toHaveValue(password)

      await page.unroute('**/api/auth/login')
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
      await expect(page).toHaveURL('/terms')
      await expect(blame).toHaveCount(0)
    })
})

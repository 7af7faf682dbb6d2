import type { Page, Route } from '@playwright/test'
import { withoutFirstAnswers } from '../broken-files.ts'
import { type Account, expect, test } from '../fixtures.ts'
import { SignInDialog } from '../pages/sign-in-dialog.ts'
import { openScreen, readingScreens, type Screen, waitUntilFinished } from '../screens.ts'
import { signIn } from '../sign-in.ts'
import { credentialsOf } from '../world.ts'

// A file still on its way when the clock moves on is late.
test.use({ expectedComplaints: [/Failed to load resource|net::ERR|did not come in time/] })

/** A new listing reads only what it can do without. */
const reading = readingScreens.filter(({ path }) => path !== '/create-property')

/** Only these screens need them. */
const needs: Record<string, RegExp> = {
  '/saved': /\/api\/favourites/,
  '/ai?tab=notifications': /\/api\/ai\/notifications/,
  '/profile/security': /\/api\/auth\/(?:sessions|activity)/,
}
/** Calls of the page around the screen, or of decoration. */
const decorations = /\/api\/(?:ai\/notifications|favourites|warnings|auth|page-head|client-failures)/

const refusal = (code: string) => ({
  error: { code, message: 'Something went wrong. Please try again.', requestId: 'test' },
})

const faults = [
  ['an answer of 500', (route: Route) => route.fulfill({ status: 500, json: refusal('internal') })],
  ['no connection', (route: Route) => route.abort('internetdisconnected')],
] as const

/** Returns the requested paths, and a function to restore the calls. */
const breakCalls = async (page: Page, { path }: Screen, answer: (route: Route) => Promise<void>) => {
  await withoutFirstAnswers(page)
  const paths = new Set<string>()
  const isCall = ({ pathname }: URL) =>
    pathname.startsWith('/api/') && (!decorations.test(pathname) || needs[path]?.test(pathname) === true)
  await page.route(isCall, route => {
    paths.add(new URL(route.request().url()).pathname)
    return answer(route)
  })
  return { paths, repair: () => page.unroute(isCall) }
}

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

type Fault = (page: Page, screen: Screen) => Promise<void>

const recovers =
  (answer: (route: Route) => Promise<void>): Fault =>
  async (page, screen) => {
    const { paths, repair } = await breakCalls(page, screen, answer)
    await openScreen(page, screen)
    await waitUntilFinished(page)
    expect(paths.size).toBeGreaterThan(0)
    await expect(tryAgain(page).first(), `to ${[...paths].join(', ')}`).toBeVisible()
    await repair()
    const count = () => tryAgain(page).count()
    for (let left = await count(); left > 0; left = await count()) {
      // A part that retries on its own can recover before the click.
      await tryAgain(page)
        .first()
        .click({ timeout: 5000 })
        .catch(() => undefined)
      await expect.poll(count).toBeLessThan(left)
    }
    await waitUntilFinished(page)
  }

const saysWhenItWaits: Fault = async (page, screen) => {
  await page.clock.install()
  const { paths } = await breakCalls(page, screen, () => new Promise(() => undefined))
  await openScreen(page, screen)
  await expect(page.locator('#first-paint')).toHaveCount(0)
  await expect.poll(() => paths.size).toBeGreaterThan(0)
  await page.clock.fastForward(11_000)
  await expect(
    page
      .getByRole('main')
      .getByText(/longer than usual|Still/)
      .first(),
  ).toBeVisible()
}

const asksToSignInAgain = async (page: Page, screen: Screen, account: Account) => {
  const { paths, repair } = await breakCalls(page, screen, route =>
    route.fulfill({ status: 401, json: refusal('no_session') }),
  )
  await openScreen(page, screen)
  await expect(page.locator('#first-paint')).toHaveCount(0)
  await expect.poll(() => paths.size).toBeGreaterThan(0)
  const dialog = new SignInDialog(page)
  await expect(dialog.root).toBeVisible()
  await repair()
  await dialog.logIn(credentialsOf(account).password)
  await expect(dialog.root).toBeHidden()
  await waitUntilFinished(page)
  await expect(tryAgain(page)).toHaveCount(0)
}

// Short: one page for each; screens treat faults alike.
const [first, second] = reading
for (const [screen, what, fault] of [
  [first, 'says that the API fails with an answer of 500, and recovers', recovers(faults[0][1])],
  [second, 'says when it waits for more than ten seconds', saysWhenItWaits],
] as const)
  if (screen)
    test(`${screen.path} ${what}`, async ({ page, signInAs }) => {
      if (screen.account) await signInAs(screen.account)
      await fault(page, screen)
    })

for (const screen of reading)
  test(`${screen.path} says that the API fails, is unreachable, or takes long, and that a session has ended, and recovers`, {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    const { account } = screen
    if (account) await signIn(page.request, account, baseURL) // a separate session, because signing in again ends it
    for (const [name, answer] of faults) await test.step(name, () => recovers(answer)(page, screen))
    if (account) await test.step('a session has ended', () => asksToSignInAgain(page, screen, account))
    await test.step('a long wait', () => saysWhenItWaits(page, screen))
  })

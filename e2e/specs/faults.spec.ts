// Every screen when the API fails: it says so in words, offers to try again, and recovers.
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { SignInDialog } from '../pages/sign-in-dialog.ts'
import { openScreen, screens, waitUntilFinished } from '../screens.ts'

test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] })

/** What a screen can do without: the page around it asks for these, and they only decorate. */
const decorations = /\/api\/(?:ai\/notifications|favourites|warnings|auth|page-head)/

const refusal = (code: string) => ({
  error: { code, message: 'Something went wrong. Please try again.', requestId: 'test' },
})

const faults: Record<string, (route: Route) => Promise<void>> = {
  'an answer of 500': route => route.fulfill({ status: 500, json: refusal('internal') }),
  'no connection': route => route.abort('internetdisconnected'),
}

/** Breaks the screen's calls; returns the paths that were asked for, and the way to mend them. */
const breakCalls = async (page: Page, answer: (route: Route) => Promise<void>) => {
  const asked = new Set<string>()
  const isCall = (url: URL) => url.pathname.startsWith('/api/') && !decorations.test(url.pathname)
  await page.route(isCall, route => {
    asked.add(new URL(route.request().url()).pathname)
    return answer(route)
  })
  return { asked, mend: () => page.unroute(isCall) }
}

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

for (const screen of screens) {
  test(`${screen.path} says that the API fails, and recovers`, async ({ page, signInAs }) => {
    if (screen.account) await signInAs(screen.account)
    for (const [name, answer] of Object.entries(faults)) {
      const { asked, mend } = await breakCalls(page, answer)
      await openScreen(page, screen)
      await waitUntilFinished(page)
      if (asked.size === 0) return
      await expect(tryAgain(page).first(), `with ${name} to ${[...asked].join(', ')}`).toBeVisible()
      await mend()
      while ((await tryAgain(page).count()) > 0) {
        const left = await tryAgain(page).count()
        await tryAgain(page).first().click()
        await expect.poll(() => tryAgain(page).count(), `after ${name}`).toBeLessThan(left)
      }
      await waitUntilFinished(page)
    }
  })

  if (screen.account)
    test(`${screen.path} asks to sign in again when the session has ended, and continues`, async ({
      page,
      signInAs,
    }) => {
      await signInAs(screen.account ?? 'tenant')
      const { asked, mend } = await breakCalls(page, route =>
        route.fulfill({ status: 401, json: refusal('no_session') }),
      )
      await openScreen(page, screen)
      await expect(page.locator('#first-paint')).toHaveCount(0)
      await page.waitForTimeout(500)
      if (asked.size === 0) return
      const dialog = new SignInDialog(page)
      await expect(dialog.root).toBeVisible()
      await mend()
      await dialog.logIn()
      await expect(dialog.root).toBeHidden()
      await waitUntilFinished(page)
      await expect(tryAgain(page)).toHaveCount(0)
    })

  test(`${screen.path} says when it waits for more than ten seconds`, async ({ page, signInAs }) => {
    if (screen.account) await signInAs(screen.account)
    await page.clock.install()
    const { asked } = await breakCalls(page, () => new Promise(() => undefined))
    await openScreen(page, screen)
    await expect(page.locator('#first-paint')).toHaveCount(0)
    await page.waitForTimeout(500)
    if (asked.size === 0) return
    await page.clock.fastForward(11_000)
    await expect(
      page
        .getByRole('main')
        .getByText(/longer than usual|Still/)
        .first(),
    ).toBeVisible()
  })
}

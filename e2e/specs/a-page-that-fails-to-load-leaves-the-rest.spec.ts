import type { Page, Route } from '@playwright/test'
import {
  alterCode,
  app,
  errorPanel,
  expectErrorPanel,
  goTo,
  headingOf,
  isFileOf,
} from '../app-under-fault.ts'
import { breakFiles } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import { Header } from '../pages/header.ts'
import { endPatience, holdTimers } from '../patience.ts'
import { waitUntilFinished } from '../screens.ts'

const { lazy } = app

test.use({ expectedComplaints: [/./] })

const faults: Record<string, (route: Route) => Promise<void> | void> = {
  'is missing': route => route.fulfill({ status: 404, body: 'Not found' }),
  'is a page of HTML': route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'is not the one that was released': alterCode,
  hangs: () => {},
}

const open = async (page: Page) => {
  await holdTimers(page)
  await page.goto(app.path)
  await expect(headingOf(page, app)).toBeVisible()
  await waitUntilFinished(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}

const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage') === true)

if (lazy) {
  // Short: a-broken-app-leaves-the-rest.spec.ts.
  for (const [what, happen] of Object.entries(faults))
    test(`the code of a page that ${what} affects no other pages, and loads later without a reload`, {
      tag: '@long',
    }, async ({ page, signInAs }) => {
      await signInAs(app.account)
      await open(page)
      const repair = await breakFiles(page, isFileOf(app.name), happen)
      await new Header(page).goTo(lazy.link)
      await expect(page).toHaveURL(lazy.path)
      // Another page of the same app, whose code is loaded.
      await goTo(page, app)
      await new Header(page).goTo(lazy.link)
      await expectErrorPanel(page)
      await goTo(page, app.away)
      await new Header(page).goTo(lazy.link)
      await expectErrorPanel(page)
      await repair()
      if (what === 'is missing') {
        await errorPanel(page).getByRole('button', { name: 'Try again' }).click()
        await expect(headingOf(page, lazy)).toBeVisible()
      } else {
        await endPatience(page) // with parts of the page that are still on their way
        await goTo(page, app)
        await goTo(page, lazy)
      }
      expect(await isSamePage(page)).toBe(true)
      expect(await page.evaluate(() => Reflect.has(window, 'hasAlteredCodeRun'))).toBe(false)
    })

  test('the code of a page that is missing once is retried automatically', async ({ page, signInAs }) => {
    await signInAs(app.account)
    await open(page)
    const refused: string[] = []
    await page.route(isFileOf(app.name), route => {
      const { pathname } = new URL(route.request().url())
      if (refused.includes(pathname)) return route.continue()
      refused.push(pathname)
      return route.fulfill({ status: 404, body: 'Not found' })
    })
    await goTo(page, lazy)
    expect(refused.length).toBeGreaterThan(0)
    expect(await isSamePage(page)).toBe(true)
  })
}

// Whatever happens to one app, the header, the navigation and the other apps keep working, and trying again helps.
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { Header } from '../pages/header.ts'

const appFiles = '**/apps/mf-tenant/**'
const entry = '**/apps/mf-tenant/**/remote-entry.js*'

const faults: Record<string, { files: string; happen(route: Route): Promise<void> | void }> = {
  'is missing': { files: appFiles, happen: route => route.fulfill({ status: 404, body: 'Not found' }) },
  'cannot be reached': { files: appFiles, happen: route => route.abort('connectionrefused') },
  'returns a page of HTML': {
    files: entry,
    happen: route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  },
  'returns JSON': {
    files: entry,
    happen: route => route.fulfill({ json: { hello: 'there' } }),
  },
  'has code that throws': {
    files: '**/apps/mf-tenant/**/*.js*',
    happen: route =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken build")' }),
  },
  hangs: { files: appFiles, happen: () => {} },
}

const errorPanel = (page: Page) => page.getByRole('main').getByRole('alert')

/** An app that hangs is waited for, then its earlier version: the page's clock is moved on instead. */
const expectErrorPanel = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(8000)
    await expect(errorPanel(page)).toBeVisible({ timeout: 1000 })
  }).toPass()

test.use({ expectedComplaints: [/./] })

for (const [what, { files, happen }] of Object.entries(faults))
  test(`an app that ${what} shows an error panel only in its place, and loads once it works`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('tenant')
    await page.route(files, happen)
    await page.clock.install()
    await page.goto('/maintenance/requests')
    await expectErrorPanel(page)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('#first-paint')).toHaveCount(0)

    await new Header(page).goTo('Find a home')
    await expect(page.getByRole('heading', { name: 'Property List' })).toBeVisible()
    await expect(errorPanel(page)).toBeHidden()

    await new Header(page).goTo('Maintenance')
    await expectErrorPanel(page)
    await page.unroute(files)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Maintenance Requests' })).toBeVisible()
  })

test('leaving while an app hangs works at once', async ({ page, signInAs }) => {
  // Where no limit on loading ever runs out, only leaving helps.
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window)
    const setShortTimer = (work: TimerHandler, ms = 0) => (ms < 4000 ? setTimer(work, ms) : 0)
    Object.assign(window, { setTimeout: setShortTimer })
  })
  await signInAs('tenant')
  await page.route(appFiles, () => {})
  await page.goto('/search')
  await expect(page.getByRole('heading', { name: 'Property List' })).toBeVisible()
  await new Header(page).goTo('Maintenance')
  await expect(page).toHaveURL(/maintenance\/requests/)
  await new Header(page).goTo('Find a home')
  await expect(page.getByRole('heading', { name: 'Property List' })).toBeVisible()
})

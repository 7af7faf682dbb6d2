// An app that breaks at any stage of its life leaves the header and the other apps alone, and coming back to it helps.
import type { Page } from '@playwright/test'
import { app, comeBackTo, errorPanel, expectErrorPanel, goTo, headingOf } from '../app-under-fault.ts'
import { type Fault, putFaultyApp, setFault } from '../faulty-app.ts'
import { expect, test } from '../fixtures.ts'
import { Header } from '../pages/header.ts'
import { holdTimers } from '../patience.ts'
import { expectCharged, kindsOf, listenToReports } from '../reports.ts'

test.use({ expectedComplaints: [/./] })

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs(app.account)
  await holdTimers(page)
  await putFaultyApp(page, app.name)
  await page.goto(app.away.path)
  await expect(headingOf(page, app.away)).toBeVisible()
})

/** Leaves the app while it hangs or has just failed, and again once the page has said so; then it works. */
const comeBack = async (page: Page, fault: Fault) => {
  await setFault(page, fault)
  await new Header(page).goTo(app.link)
  await expect(page).toHaveURL(app.path)
  await goTo(page, app.away)

  await new Header(page).goTo(app.link)
  await expectErrorPanel(page)
  await expect(page.getByText('Half a page')).toHaveCount(0)
  await goTo(page, app.away)

  await setFault(page)
  await comeBackTo(page, app)
}

for (const fault of ['bootstrap throws', 'bootstrap hangs'] as const)
  test(`an app whose ${fault} is left at will, and started when one comes back`, ({ page }) =>
    comeBack(page, fault))

const groups: Record<string, Fault[]> = {
  'be mounted': ['mount throws', 'mount hangs', 'nothing is drawn'],
  'be drawn': [
    'it brings its own React',
    'it suspends for ever',
    'the first render throws',
    'the error panel throws, too',
    'an effect throws',
  ],
}

for (const [what, faults] of Object.entries(groups))
  test(`an app that cannot ${what} is left at will, and works when one comes back`, async ({ page }) => {
    for (const fault of faults)
      await test.step(fault, async () => {
        await comeBack(page, fault)
        await goTo(page, app.away)
      })
  })

test('an app that breaks while it is used is left at will, and a button brings it back', async ({ page }) => {
  await goTo(page, app)
  await setFault(page, 'a later render throws')
  await page.evaluate(() => window.drawAgain?.())
  await expectErrorPanel(page)
  await goTo(page, app.away)
  await new Header(page).goTo(app.link)
  await expectErrorPanel(page)
  await setFault(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await errorPanel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(headingOf(page, app)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})

/** What an app does outside of the lifecycle that the shell calls; the first two stand for the others in the short form. */
const outside: Fault[] = [
  'an event handler throws',
  'it replaces globals',
  'a timer throws',
  'a promise is rejected',
  'it breaks the history',
  'it fills the storage',
]

for (const [index, fault] of outside.entries())
  test(`when ${fault}, the app stays as it is, the others go on, and it alone is charged`, {
    tag: index < 2 ? [] : '@long',
  }, async ({ page }) => {
    const reports = listenToReports(page)
    await setFault(page, fault)
    const thrown = page.waitForEvent('pageerror')
    await goTo(page, app)
    await headingOf(page, app).click()
    await thrown
    await expect(headingOf(page, app)).toBeVisible()
    await goTo(page, app.away)
    await goTo(page, app)
    await expectCharged(page, reports)
  })

test('when a cleanup throws, the app is charged, and can be left', async ({ page }) => {
  const reports = listenToReports(page)
  await goTo(page, app)
  await setFault(page, 'a cleanup throws')
  await new Header(page).goTo(app.away.link)
  await expect(headingOf(page, app.away)).toBeVisible()
  await expectCharged(page, reports)
})

test('an app that holds the main thread is reported, and that is no failure', async ({ page }) => {
  const reports = listenToReports(page)
  await setFault(page, 'it holds the main thread')
  await goTo(page, app)
  await headingOf(page, app).click()
  await expect.poll(() => kindsOf(reports, app.name)).toEqual(['block'])
  await goTo(page, app.away)
  expect(reports.filter(({ kind }) => kind === 'failure')).toEqual([])
})

test('an app that does not leave is taken away, and works when one comes back', async ({ page }) => {
  for (const fault of ['unmount throws', 'unmount hangs'] as const)
    await test.step(fault, async () => {
      await goTo(page, app)
      await setFault(page, fault)
      await goTo(page, app.away)
      await expect(headingOf(page, app)).toHaveCount(0)
      await setFault(page)
      await comeBackTo(page, app)
      await goTo(page, app.away)
    })
})

import type { Page } from '@playwright/test'
import { app, comeBackTo, errorPanel, expectErrorPanel, goTo, headingOf } from '../app-under-fault.ts'
import { type Fault, putFaultyApp, setFault } from '../faulty-app.ts'
import { expect, test } from '../fixtures.ts'
import { Header } from '../pages/header.ts'
import { holdTimers } from '../patience.ts'
import { expectCharged, kindsOf, listenToReports } from '../reports.ts'

test.use({ expectedComplaints: [/./], reports: 'answered' })

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs(app.account)
  await holdTimers(page)
  await putFaultyApp(page, app.name)
  await page.goto(app.away.path)
  await expect(headingOf(page, app.away)).toBeVisible()
})

/** While it hangs or has just failed, and again once the page says so; then it works. */
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

// Short: an app that throws when it is mounted, below, ends in the same panel.
for (const fault of ['bootstrap throws', 'bootstrap hangs'] as const)
  test(`an app whose ${fault} can be left, and starts on return`, { tag: '@long' }, ({ page }) =>
    comeBack(page, fault),
  )

const groups: Record<string, Fault[]> = {
  'be mounted': ['mount throws', 'nothing is drawn', 'mount hangs'],
  'be drawn': [
    'it suspends for ever',
    'the error panel throws, too',
    'it brings its own React',
    'the first render throws',
    'an effect throws',
  ],
}

const comeBackAfterEach = async (page: Page, faults: readonly Fault[]) => {
  for (const fault of faults)
    await test.step(fault, async () => {
      await comeBack(page, fault)
      await goTo(page, app.away)
    })
}

// Short: an app that throws when it is mounted, below; all end in the same panel.
for (const [what, faults] of Object.entries(groups))
  test(`an app that cannot ${what} can be left, and works on return`, { tag: '@long' }, ({ page }) =>
    comeBackAfterEach(page, faults),
  )

const breakInUse = async (page: Page) => {
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
}

const breakWhenLeft = async (page: Page, fault: Fault) => {
  await setFault(page, fault)
  await goTo(page, app.away)
  await expect(headingOf(page, app)).toHaveCount(0)
  await setFault(page)
  await comeBackTo(page, app)
}

test('an app that breaks when it is mounted, used and left works on return, and a button restarts it', async ({
  page,
}) => {
  await test.step('mounted', () => comeBack(page, 'mount throws'))
  await test.step('used', () => breakInUse(page))
  await test.step('left', () => breakWhenLeft(page, 'unmount throws'))
})

// Short: the app that throws when it is left, above.
test('an app that hangs when it is left is removed, and works on return', { tag: '@long' }, async ({
  page,
}) => {
  await goTo(page, app)
  await breakWhenLeft(page, 'unmount hangs')
})

/** Outside of the lifecycle that the shell calls. */
const outside: Fault[] = [
  'an event handler throws',
  'it replaces globals',
  'a timer throws',
  'a promise is rejected',
  'it breaks the history',
  'it fills the storage',
]

/** Replaced by the faulty app. */
const brokenInBrowser = (page: Page) =>
  page.evaluate(() => {
    const owned: [owner: object, names: string[]][] = [
      [window, ['fetch', 'Promise', 'setTimeout', 'addEventListener', 'BroadcastChannel']],
      [Promise.prototype, ['then']],
      [EventTarget.prototype, ['addEventListener']],
      [history, ['pushState', 'replaceState']],
    ]
    return owned.flatMap(([owner, names]) =>
      names.filter(name => String(Reflect.get(owner, name)).includes('broken on purpose')),
    )
  })

// Short: shell/src/reports/culprit.test.ts.
for (const fault of outside)
  test(`when ${fault}, the app stays as it is, the others work, and only it is charged`, {
    tag: '@long',
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
    expect(await brokenInBrowser(page)).toEqual([])
  })

test('when a cleanup throws, the app is charged, and can be left', { tag: '@long' }, async ({ page }) => {
  const reports = listenToReports(page)
  await goTo(page, app)
  await setFault(page, 'a cleanup throws')
  await new Header(page).goTo(app.away.link)
  await expect(headingOf(page, app.away)).toBeVisible()
  await expectCharged(page, reports)
})

// Short: the handler that throws, above; this one takes the processor for five seconds.
test('an app that blocks the main thread is reported, but not as a failure', { tag: '@long' }, async ({
  page,
}) => {
  const reports = listenToReports(page)
  await setFault(page, 'it holds the main thread')
  await goTo(page, app)
  await headingOf(page, app).click()
  await expect.poll(() => kindsOf(reports, app.name)).toEqual(['block'])
  await goTo(page, app.away)
  expect(reports.filter(({ kind }) => kind === 'failure')).toEqual([])
})

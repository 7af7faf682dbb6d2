// What breaks in the shell itself: a part of it is left out, and a page that cannot start says so and can be loaded again.
import { expect, type Page, type Route } from '@playwright/test'
import { app, headingOf } from '../app-under-fault.ts'
import { breakFiles, changePages } from '../faulty-app.ts'
import { test } from '../fixtures.ts'
import { Header } from '../pages/header.ts'
import { endPatience, holdTimers } from '../patience.ts'

test.use({ expectedComplaints: [/./] })

const isFileOfShell = (url: URL) => url.pathname.startsWith('/apps/shell/') && url.pathname.endsWith('.js')
const isLaterFileOfShell = (url: URL) => isFileOfShell(url) && !url.pathname.endsWith('/main.js')

const notice = (page: Page) => page.getByText('This page is taking longer than usual.')

/** Twelve seconds of a page on which no script runs. */
const endAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 12_001
  })

const tryAgain = async (page: Page, mend: () => void) => {
  mend()
  await notice(page).getByRole('link', { name: 'Try again' }).click()
  await expect(headingOf(page, app.away)).toBeVisible()
  await expect(page.locator('#first-paint')).toHaveCount(0)
  await expect(notice(page)).toHaveCount(0)
}

const faults: Record<string, { files: (url: URL) => boolean; happen: (route: Route) => void }> = {
  'does not come': { files: isFileOfShell, happen: () => {} },
  'does not come whole': { files: isLaterFileOfShell, happen: () => {} },
  'is missing': { files: isFileOfShell, happen: route => route.fulfill({ status: 404 }) },
}

for (const [what, { files, happen }] of Object.entries(faults))
  test(`a shell that ${what} is said to be late, below a page that is drawn and leads on`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(app.account)
    const mend = await breakFiles(page, files, happen)
    await page.goto(app.away.path, { waitUntil: 'commit' })
    await expect(notice(page)).toHaveCount(1)
    await expect(new Header(page).root.getByRole('link', { name: app.link })).toBeVisible()
    await endAnimations(page)
    await expect(notice(page)).toBeVisible()
    await tryAgain(page, mend)
  })

test('a shell that cannot start says so before anyone has waited', async ({ page, signInAs }) => {
  await signInAs(app.account)
  const mend = await changePages(page, html => html.replace('id="page-data">{', 'id="page-data">'))
  await page.goto(app.away.path)
  await expect(notice(page)).toBeVisible()
  await tryAgain(page, mend)
})

test('a shell that is missing in part says so as soon as that is known', async ({ page, signInAs }) => {
  await signInAs(app.account)
  const mend = await breakFiles(page, isLaterFileOfShell, route => route.fulfill({ status: 404 }))
  await page.goto(app.away.path)
  await expect(notice(page)).toBeVisible()
  await tryAgain(page, mend)
})

test('a shell whose code hangs says so once it has given up', async ({ page, signInAs }) => {
  await signInAs(app.account)
  await holdTimers(page)
  const mend = await breakFiles(page, isLaterFileOfShell, () => {})
  await page.goto(app.away.path, { waitUntil: 'commit' })
  await expect(async () => {
    await endPatience(page)
    await expect(notice(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await tryAgain(page, mend)
})

test('a part of the header that throws is left out, and is tried again on the next page', async ({
  page,
  signInAs,
}) => {
  await signInAs(app.account)
  // The count at the bell hears of notifications from the browser's other pages.
  await page.addInitScript(() => {
    const Channel = window.BroadcastChannel
    class BreakingChannel extends Channel {
      constructor(name: string) {
        super(name)
        if (!name.startsWith('notifications')) return
        const isMended = Reflect.has(window, 'isMended')
        document.documentElement.setAttribute('data-bell', isMended ? 'counts' : 'broken')
        if (!isMended) throw new Error('The count is broken on purpose.')
      }
    }
    Object.assign(window, { BroadcastChannel: BreakingChannel })
  })
  const bell = new Header(page).root.getByRole('button', { name: 'Notifications' })
  await page.goto(app.away.path)
  await expect(headingOf(page, app.away)).toBeVisible()
  await expect(new Header(page).root.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-bell', 'broken')
  await expect(bell).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isMended: true }))
  await new Header(page).goTo(app.link)
  await expect(headingOf(page, app)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-bell', 'counts')
})

test('a throw around all parts leaves a page that can be loaded again', async ({ page, signInAs }) => {
  await signInAs(app.account)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('isMended')) return
    Object.defineProperty(history, 'scrollRestoration', {
      set: () => {
        throw new Error('The layout is broken on purpose.')
      },
    })
  })
  await page.goto(app.away.path)
  const button = page.getByRole('button', { name: 'Load it again' })
  await expect(button).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('isMended', 'yes'))
  await button.click()
  await expect(headingOf(page, app.away)).toBeVisible()
})

test('an app that is registered without routes is left out, and the others work', async ({
  page,
  signInAs,
}) => {
  await signInAs(app.account)
  await changePages(page, html => {
    const [before, data = '', after] = html.split(/(?<=id="page-data">)(.*?)(?=<\/script>)/s)
    const { registry, ...rest } = JSON.parse(data)
    delete registry.apps[app.name].routes
    return before + JSON.stringify({ ...rest, registry }) + after
  })
  await page.goto(app.away.path)
  await expect(headingOf(page, app.away)).toBeVisible()
  await expect(new Header(page).root.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(page.locator('#first-paint')).toHaveCount(0)
})

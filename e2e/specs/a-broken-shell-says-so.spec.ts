// What breaks in the shell itself: a part of it is left out, and a page that cannot start says so and can be loaded again.
import { createHash } from 'node:crypto'
import { expect, type Page, type Route } from '@playwright/test'
import { app, headingOf } from '../app-under-fault.ts'
import { breakFiles, changePages } from '../faulty-app.ts'
import { test } from '../fixtures.ts'
import { Header } from '../pages/header.ts'
import { endPatience, holdTimers } from '../patience.ts'
import { listenToReports, type Report } from '../reports.ts'

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

test.describe('what is reported of a shell', { tag: '@own-portal' }, () => {
  const heartbeatMs = 10_000
  const ofShell = (reports: Report[]) =>
    reports.filter(one => one.app === 'shell').map(({ kind, stage }) => `${kind} ${stage}`)

  test('the page tells of a shell that dies at once', async ({ page }) => {
    const { shell } = await (await page.request.get('/registry.json')).json()
    const code = 'throw new Error("It dies at once.")'
    const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`
    await changePages(page, html => html.replaceAll(shell.integrity, integrity))
    await page.route('**/apps/shell/*/main.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: code }),
    )
    await holdTimers(page)
    const reports = listenToReports(page)
    await page.goto('/help')
    await endPatience(page, heartbeatMs)
    await expect.poll(() => ofShell(reports)).toEqual(['load boot', 'failure heartbeat'])
    expect(reports.at(-1)?.message).toBe('Uncaught Error: It dies at once.')
    expect(reports.at(-1)?.version).toBe(shell.version)
  })

  test('the page tells of a shell that is missing, when it goes away', async ({ page }) => {
    await holdTimers(page)
    await breakFiles(page, isFileOfShell, route => route.fulfill({ status: 404 }))
    const reports = listenToReports(page)
    await page.goto('/help')
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect.poll(() => ofShell(reports)).toEqual(['load boot', 'failure heartbeat'])
    expect(reports.at(-1)?.message).toMatch(/^\/apps\/shell\/.*\.js did not come$/)
  })

  test('of a shell that lives the page tells nothing', async ({ page }) => {
    await holdTimers(page)
    const reports = listenToReports(page)
    await page.goto('/help')
    await expect.poll(() => ofShell(reports)).toEqual(['load boot'])
    await endPatience(page, heartbeatMs)
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
    expect(ofShell(reports)).toEqual(['load boot'])
  })

  test('a mistake of the shell is its own, in a handler and while it loads an app', async ({
    page,
    signInAs,
  }) => {
    await signInAs(app.account)
    // None of these has an address of its own: they break for whoever calls them.
    await page.addInitScript(() => {
      const RealUrl = window.URL
      window.URL = class extends RealUrl {
        constructor(url: string | URL, base?: string | URL) {
          if (Reflect.has(window, 'isLoaderBroken') && String(url).endsWith('/remote-entry.js'))
            throw new TypeError('The loader is broken on purpose.')
          super(url, base)
        }
      }
    })
    const reports = listenToReports(page)
    await page.goto(app.away.path)
    await expect(headingOf(page, app.away)).toBeVisible()
    await page.evaluate(() => {
      Object.assign(window, { isLoaderBroken: true })
      DOMTokenList.prototype.toggle = () => {
        throw new TypeError('The theme is broken on purpose.')
      }
    })
    await new Header(page).goTo(app.link)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect.poll(() => ofShell(reports)).toContain('failure load')
    expect(reports.filter(one => one.app !== 'shell').map(({ kind }) => kind)).toEqual(['load', 'load'])

    await page.reload()
    const pageIsHeard = reports.length
    await expect(headingOf(page, app)).toBeVisible()
    await page.evaluate(() => {
      DOMTokenList.prototype.toggle = () => {
        throw new TypeError('The theme is broken on purpose.')
      }
    })
    await page
      .getByRole('button', { name: /theme|dark|light/i })
      .first()
      .click()
    await expect.poll(() => ofShell(reports.slice(pageIsHeard))).toContain('failure uncaught')
    const innocent = reports.filter(one => one.app !== 'shell' && one.kind !== 'load')
    expect(innocent).toEqual([])
  })
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

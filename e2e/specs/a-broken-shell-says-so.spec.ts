import { createHash } from 'node:crypto'
import { expect, type Page, type Route } from '@playwright/test'
import { phoneWidth } from '../accessibility.ts'
import { app, headingOf } from '../app-under-fault.ts'
import { breakFiles, changePages } from '../broken-files.ts'
import { test } from '../fixtures.ts'
import { Header } from '../pages/header.ts'
import { endPatience, holdTimers } from '../patience.ts'
import { listenToReports, type Report } from '../reports.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'
import { expectUncovered } from '../uncovered.ts'

test.use({ expectedComplaints: [/./], reports: 'answered' })

const isFileOfShell = (url: URL) => url.pathname.startsWith('/apps/shell/') && url.pathname.endsWith('.js')
const isLaterFileOfShell = (url: URL) => isFileOfShell(url) && !url.pathname.endsWith('/main.js')

const notice = (page: Page) => page.getByText('This page is taking longer than usual.')

const ofShell = (reports: Report[]) =>
  reports.filter(one => one.app === 'shell').map(({ kind, stage }) => `${kind} ${stage}`)

/** Twelve seconds on a page where no script runs. */
const endAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 12_001
  })

const tryAgain = async (page: Page, repair: () => Promise<void>) => {
  await repair()
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
  test(`a shell that ${what} is reported as late, below a page whose links work`, {
    tag: what === 'does not come whole' ? [] : '@long',
  }, async ({ page, signInAs }) => {
    await signInAs(app.account)
    await holdTimers(page) // a slow machine does not end any patience
    const repair = await breakFiles(page, files, happen)
    await page.goto(app.away.path, { waitUntil: 'commit' })
    await expect(notice(page)).toHaveCount(1)
    await expect(new Header(page).root.getByRole('link', { name: app.link })).toBeVisible()
    await endAnimations(page)
    await expect(notice(page)).toBeVisible()
    await resize(page, phoneWidth, 740) // where the page has a bar at the bottom
    await expectUncovered(page, 'by the notice')
    await tryAgain(page, repair)
  })

test('an incomplete shell says so and is reported as soon as that is known', async ({ page, signInAs }) => {
  await signInAs(app.account)
  const reports = listenToReports(page)
  const repair = await breakFiles(page, isLaterFileOfShell, route => route.fulfill({ status: 404 }))
  await page.goto(app.away.path)
  await expect(notice(page)).toBeVisible()
  await expect.poll(() => ofShell(reports)).toEqual(['load boot', 'failure boot'])
  await tryAgain(page, repair)
})

// Short: the incomplete shell above.
test('a shell that cannot start says so right away', { tag: '@long' }, async ({ page, signInAs }) => {
  await signInAs(app.account)
  const repair = await changePages(page, html => html.replace('id="page-data">{', 'id="page-data">'))
  await page.goto(app.away.path)
  await expect(notice(page)).toBeVisible()
  await tryAgain(page, repair)
})

// Short: the incomplete shell above.
test('a shell whose code hangs says so after its time limit', { tag: '@long' }, async ({
  page,
  signInAs,
}) => {
  await signInAs(app.account)
  await holdTimers(page)
  const repair = await breakFiles(page, isLaterFileOfShell, () => {})
  await page.goto(app.away.path, { waitUntil: 'commit' })
  await expect(async () => {
    await endPatience(page)
    await expect(notice(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await tryAgain(page, repair)
})

test.describe('reports about a shell', { tag: '@own-portal' }, () => {
  const heartbeatMs = 10_000

  // Short: the incomplete shell above.
  test('the page reports a shell that fails at once, and nothing about one that works', {
    tag: '@long',
  }, async ({ page }) => {
    const { shell } = await (await page.request.get('/registry.json')).json()
    const code = 'throw new Error("It dies at once.")'
    const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`
    const repair = await changePages(page, html => html.replaceAll(shell.integrity, integrity))
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

    await repair()
    await page.unroute('**/apps/shell/*/main.js')
    reports.length = 0
    await page.goto('/terms')
    await expect.poll(() => ofShell(reports)).toEqual(['load boot'])
    await endPatience(page, heartbeatMs)
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
    expect(ofShell(reports)).toEqual(['load boot'])
  })

  // Short: the shell that fails at once, above.
  test('the page reports a missing shell when it is left', { tag: '@long' }, async ({ page }) => {
    await holdTimers(page)
    await breakFiles(page, isFileOfShell, route => route.fulfill({ status: 404 }))
    const reports = listenToReports(page)
    await page.goto('/help')
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect.poll(() => ofShell(reports)).toEqual(['load boot', 'failure heartbeat'])
    expect(reports.at(-1)?.message).toMatch(/^\/apps\/shell\/.*\.js did not come$/)
  })

  // Short: shell/src/reports/culprit.test.ts.
  test('the shell is charged with its own errors, in a handler and while it loads an app', {
    tag: '@long',
  }, async ({ page, signInAs }) => {
    await signInAs(app.account)
    await holdTimers(page) // no app is late on a busy machine
    // None of these has its own address: they break for all callers.
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
    // A link of a page that is only drawn would open a page where nothing is broken.
    await waitUntilFinished(page)
    await page.evaluate(() => Object.assign(window, { isLoaderBroken: true }))
    await new Header(page).goTo(app.link)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect.poll(() => ofShell(reports)).toContain('failure load')
    expect(reports.filter(one => one.app !== 'shell').map(({ kind }) => kind)).toEqual(['load', 'load'])

    await page.reload()
    const pageIsHeard = reports.length
    await waitUntilFinished(page)
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

// Short: shared-ui/src/boundary/boundary.test.tsx.
test('a part of the header that throws is left out, and is retried on the next page', {
  tag: '@long',
}, async ({ page, signInAs }) => {
  await signInAs(app.account)
  // The bell's count hears about notifications from the browser's other pages.
  await page.addInitScript(() => {
    const Channel = window.BroadcastChannel
    class BreakingChannel extends Channel {
      constructor(name: string) {
        super(name)
        if (!name.startsWith('notifications')) return
        const isRepaired = Reflect.has(window, 'isRepaired')
        document.documentElement.setAttribute('data-bell', isRepaired ? 'counts' : 'broken')
        if (!isRepaired) throw new Error('The count is broken on purpose.')
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
  await page.evaluate(() => Object.assign(window, { isRepaired: true }))
  await new Header(page).goTo(app.link)
  await expect(headingOf(page, app)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-bell', 'counts')
})

// Short: shared-ui/src/boundary/boundary.test.tsx.
test('a throw around all parts leaves a page that can be reloaded', { tag: '@long' }, async ({
  page,
  signInAs,
}) => {
  await signInAs(app.account)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('isRepaired')) return
    Object.defineProperty(history, 'scrollRestoration', {
      set: () => {
        throw new Error('The layout is broken on purpose.')
      },
    })
  })
  await page.goto(app.away.path)
  const button = page.getByRole('button', { name: 'Reload the page' })
  await expect(button).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('isRepaired', 'yes'))
  await button.click()
  await expect(headingOf(page, app.away)).toBeVisible()
})

// Short: a-broken-app-leaves-the-rest.spec.ts.
test('an app that is registered without routes is left out, and the others work', { tag: '@long' }, async ({
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

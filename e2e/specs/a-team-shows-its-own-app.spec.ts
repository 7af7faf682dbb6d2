import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { listenToReports } from '../reports.ts'
import { isMissing, openScreen, pagesOfApps, screens, waitUntilFinished } from '../screens.ts'

const origin = `http://localhost:${process.env.E2E_APP_PORT}`

/** Serves the app like `bun run dev` in its folder. */
const serve = (app: string) => {
  let server: ChildProcess
  test.beforeAll(async () => {
    server = spawn('bun', ['run', '../packages/releases/build/serve.ts', String(process.env.E2E_APP_PORT)], {
      cwd: join(import.meta.dirname, '../..', app),
      stdio: 'ignore',
      env: { ...process.env, PORTAL_URL: `http://localhost:${process.env.E2E_PORT}` },
    })
    const isBuilt = () =>
      fetch(`${origin}/remote-entry.js`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isBuilt, { timeout: 90_000 }).toBe(true)
  })
  test.afterAll(async () => {
    server.kill()
    await once(server, 'exit')
  })
}

const bannerOf = (page: Page, app: string) => page.getByText(`It loads ${app} from ${origin}.`)

const listenTo = (page: Page): URL[] => {
  const requests: URL[] = []
  page.on('request', request => requests.push(new URL(request.url())))
  return requests
}

const releasedOf = (app: string, requests: readonly URL[]): string[] =>
  requests.map(({ pathname }) => pathname).filter(path => path.startsWith(`/apps/${app}/`))

// One worker: an app's server has one port, which OVERRIDE_ORIGINS must list.
test.describe.configure({ mode: 'default' })

test.describe('an app from an allowed origin', { tag: '@own-portal' }, () => {
  test.use({ reports: 'sent' })
  serve('mf-tenant')

  test('is shown with a banner and not reported, kept for the next page, and reset', async ({
    page,
    signInAs,
  }) => {
    await signInAs('tenant')
    const requests = listenTo(page)
    const reports = listenToReports(page)
    await page.goto(`/maintenance/requests?mf=mf-tenant@${origin}`)
    const banner = bannerOf(page, 'mf-tenant')
    await expect(page.getByText('Total Requests')).toBeVisible()
    await expect(banner).toBeVisible()

    const loaded = page.waitForResponse(`${origin}/remote-entry.js`)
    await page.goto('/maintenance/requests')
    await loaded
    await expect(banner).toBeVisible()
    expect(releasedOf('mf-tenant', requests)).toEqual([])
    await expect.poll(() => reports.map(report => report.app)).toContain('shell')
    expect(reports.map(report => report.app)).not.toContain('mf-tenant')

    await page.getByRole('button', { name: 'Reset overrides' }).click()
    await expect(banner).toBeHidden()
    await expect(page.getByText('Total Requests')).toBeVisible()

    await page.goto('/maintenance/requests?mf=mf-tenant@http://localhost:1')
    await expect(page.getByText('Total Requests')).toBeVisible()
    expect(requests.map(url => url.origin)).not.toContain('http://localhost:1') // not in OVERRIDE_ORIGINS
  })
})

// The short form is the one app above.
for (const [app, pages] of Object.entries(pagesOfApps))
  test.describe(`${app} from an allowed origin`, { tag: ['@own-portal', '@long'] }, () => {
    serve(app)
    const shown = screens.filter(
      screen => pages.some(({ path }) => path === screen.path) && !isMissing(screen),
    )

    test('works on every route, without a file of the released one', async ({ page, signInAs }) => {
      expect(shown.length).toBeGreaterThan(0)
      const requests = listenTo(page)
      await page.goto(`/terms?mf=${app}@${origin}`)
      for (const screen of shown) {
        await page.goto('about:blank') // the last page's requests would have no session
        await page.context().clearCookies({ name: /session/ })
        if (screen.account) await signInAs(screen.account)
        await openScreen(page, screen)
        await waitUntilFinished(page)
        await expect(bannerOf(page, app), screen.path).toBeVisible()
        await expect(page.getByRole('main').getByRole('alert'), screen.path).toHaveCount(0)
      }
      expect(releasedOf(app, requests)).toEqual([])
      expect(requests.filter(url => url.origin === origin).length).toBeGreaterThan(shown.length)
    })

    if (app === 'mf-public')
      test('shows the map with its styles', async ({ page }) => {
        await page.goto(`/search?mf=${app}@${origin}`)
        const map = page.locator('.leaflet-container')
        await expect(map).toHaveCSS('overflow', 'hidden')
        await expect(page.locator('.leaflet-tile').first()).toHaveCSS('position', 'absolute')
        await expect(page.getByText(/^\d+ on map$/)).toBeVisible()
      })
  })

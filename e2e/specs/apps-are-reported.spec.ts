import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test.use({ reports: 'sent' })

interface Report {
  app: string
  version: string
  route: string
  kind: string
  stage: string
  message: string
}

/** Hears reports from now on, with their answers. */
const listen = (page: Page) => {
  const reports: Report[] = []
  const statuses: number[] = []
  page.on('response', response => {
    const request = response.request()
    if (!request.url().endsWith('/api/client-failures')) return
    reports.push(...request.postDataJSON().reports)
    statuses.push(response.status())
  })
  return { reports, statuses }
}
/** Playwright sees nothing of a page that is really gone. */
const goAway = (page: Page) => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
const seen = (reports: Report[]) => reports.map(({ app, kind, stage }) => `${app} ${kind} ${stage}`)

// Deliberate faults must not be reported to a portal in real use.
test('a page reports the shell and the app that it loaded once, each route by its pattern, and what is pending when it is left', {
  tag: '@own-portal',
}, async ({ page }) => {
  const { reports, statuses } = listen(page)
  const goTo = async (name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.goto('/help')
  await expect.poll(() => seen(reports)).toEqual(['shell load boot', 'mf-public load load'])
  expect(statuses).toEqual([202])
  const registry = await (await page.request.get('/registry.json')).json()
  expect(reports.map(({ version }) => version)).toEqual([
    registry.shell.version,
    registry.apps['mf-public'].version,
  ])

  await expect(page.locator('#first-paint')).toHaveCount(0) // a link pressed earlier would load another page
  await goTo('Privacy Policy')
  await goTo('Terms of Service')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  const loads = () => reports.map(({ app, kind, route }) => `${app} ${kind} ${route}`).toSorted()
  await expect
    .poll(loads)
    .toEqual(
      ['/help', '/privacy', '/terms']
        .flatMap(route => [`mf-public load ${route}`, `shell load ${route}`])
        .toSorted(),
    )

  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0 // never idle
  })
  reports.length = 0
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#first-paint')).toHaveCount(0)
  expect(reports).toEqual([])
  await goAway(page)
  await expect.poll(() => seen(reports)).toEqual(['shell load boot', 'mf-public load load'])
})

test.describe(() => {
  test.use({ expectedComplaints: [/./] })

  // Short: a-hostile-app-harms-itself.spec.ts.
  test('a page reports an app that cannot be loaded, with what went wrong', {
    tag: ['@own-portal', '@long'],
  }, async ({ page }) => {
    const { reports, statuses } = listen(page)
    await page.route('**/apps/mf-public/**', route => route.abort())
    await page.goto('/help')
    await expect
      .poll(() => seen(reports).toSorted())
      .toEqual(['mf-public failure load', 'mf-public load load', 'shell load boot'])
    expect(reports.find(({ kind }) => kind === 'failure')?.message).toMatch(/Error/)
    expect(new Set(statuses)).toEqual(new Set([202]))
  })

  // Short: a-team-shows-its-own-app.spec.ts.
  test('an app from elsewhere that fails is not reported', {
    tag: ['@own-portal', '@long'],
  }, async ({ page }) => {
    const { reports } = listen(page)
    const origin = `http://localhost:${process.env.E2E_APP_PORT}`
    await page.route(`${origin}/**`, route => route.abort())
    await page.goto(`/help?mf=mf-public@${origin}`)
    await expect(page.getByText(`It loads mf-public from ${origin}.`)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await goAway(page)
    await expect.poll(() => seen(reports)).toEqual(['shell load boot'])
  })
})

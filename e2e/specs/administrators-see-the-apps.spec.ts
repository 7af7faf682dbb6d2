import type { Page } from '@playwright/test'
import {
  desktopWidth,
  expectAccessible,
  expectFit,
  expectGoodLooks,
  phoneWidth,
  themes,
  widths,
} from '../accessibility.ts'
import { changeAnswer } from '../change-answer.ts'
import { expect, test } from '../fixtures.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'

const path = '/__apps'

/** No call creates an administrator. */
const signInAsAdministrator = async (page: Page, origin = '') => {
  const data = { email: 'admin@example.com', password: 'rental-demo' }
  const { status } = await page.request
    .post(`${origin}/api/auth/login`, { data, headers: { origin } })
    .then(response => ({ status: response.status() }))
  expect(status).toBe(200)
}

// Short: the versions below, which are found in the menu.
test('an administrator has that label, and finds the apps in the menu at each width', {
  tag: ['@demonstration', '@long'],
}, async ({ page, baseURL }) => {
  await signInAsAdministrator(page, baseURL)
  for (const width of [phoneWidth, desktopWidth]) {
    await page.goto('/profile')
    await waitUntilFinished(page)
    await resize(page, width)
    await expect(page.getByRole('definition').filter({ hasText: /^Administrator$/ })).toBeVisible()
    const header = page.getByRole('banner')
    if (width === phoneWidth) await header.getByRole('button', { name: 'Open menu' }).click()
    const administration = header.getByRole('link', { name: 'Administration' })
    await expect(administration.filter({ visible: true })).toHaveCount(1)
    await expect(header.getByText(/^(Tenant|Landlord)$/)).toHaveCount(0)
    await header.getByRole('button', { name: /^Account of/ }).press('Enter')
    await expect(page.getByRole('menu')).toContainText('Administrator')
    await page.getByRole('menuitem', { name: 'Apps' }).press('Enter')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: 'Apps', level: 1 })).toBeVisible()
    await expectFit(page, width)
  }
})

/** Sends a browser's headers, and the token of a page that no script has run on. */
const reportFrom = async (page: Page, message: string) => {
  const html = await (await page.request.get('/search')).text()
  const [, token] = /"pageToken":"([^"]+)"/.exec(html) ?? []
  const { apps } = await (await page.request.get('/registry.json')).json()
  const about = { app: 'mf-tenant', version: apps['mf-tenant'].version, route: '/saved' }
  const report = { ...about, kind: 'failure', stage: 'mount', message }
  return page.evaluate(
    async body => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/client-failures', { method: 'POST', headers, body })).status
    },
    JSON.stringify({ token, reports: [report] }),
  )
}

/** Stored once this page has been open for a while. */
const keptVersions = (page: Page) => page.evaluate(() => sessionStorage.getItem('rental-portal:versions'))

test.describe(() => {
  test.use({ reports: 'sent' })

  test('an administrator finds the apps in the menu, with versions, loads and failures of each app, and why this tab has its version; they look good', {
    tag: ['@own-portal', '@demonstration'],
  }, async ({ page, baseURL }) => {
    await signInAsAdministrator(page, baseURL)
    await page.goto('/search')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const message = `<img src=x onerror="document.title='broken'"> ${Date.now()}`
    expect(await reportFrom(page, message)).toBe(202)
    const { apps } = await (await page.request.get('/registry.json')).json()
    await expect.poll(() => keptVersions(page)).toContain('mf-public')

    expect((await page.request.get(path)).status()).toBe(200)
    const header = page.getByRole('banner')
    await expect(header.getByText('Administrator', { exact: true })).toBeVisible()
    await header.getByRole('button', { name: /^Account of/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Apps' }).press('Enter')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: 'Apps', level: 1 })).toBeVisible()
    const found = page.getByRole('region', { name: 'mf-public' })
    await expect(found).toContainText(`${apps['mf-public'].version}: the live version.`)
    const loads = found.getByRole('row', { name: apps['mf-public'].version }).getByRole('cell').first()
    await expect(loads).not.toHaveText('00')
    const tenant = page.getByRole('region', { name: 'mf-tenant' })
    await expect(tenant.getByText(message)).toBeVisible()
    const votes = tenant.getByRole('table', { name: /^Networks where/ })
    await expect(votes.getByRole('row', { name: '/saved' })).toContainText('1 of 1')
    await expect(page.getByRole('region', { name: 'Shared modules' })).toContainText(/react-dom.*by shell/)
    await expect(page.getByRole('region', { name: 'Billing' })).toContainText(/Nothing to check|to check/)
    await expect(page).toHaveTitle(/Apps/)

    const answer = await page.request.get(`${path}.json`)
    expect(await answer.json()).toMatchObject({
      apps: [{ app: 'shell' }, {}, {}, {}, {}],
      shared: expect.arrayContaining([expect.objectContaining({ name: 'react', provider: 'shell' })]),
    })
    await expectGoodLooks(page, 'brief')
  })
})

/** The next page names a missing version of mf-public, with the live one as its fallback. */
const loseNewestVersion = async (page: Page, missing: string) => {
  await page.route('/help', route =>
    changeAnswer(route, async response => {
      const html = await response.text()
      const data = /(<script[^>]*id="page-data"[^>]*>)(.*?)(<\/script>)/s.exec(html)
      if (!data) throw new Error('The page has no data')
      const [whole, opening, json = '', closing] = data
      const pageData = JSON.parse(json)
      const { version, entry, integrity, ...rest } = pageData.registry.apps['mf-public']
      const live = { version: missing, entry: entry.replace(version, missing), integrity }
      pageData.registry.apps['mf-public'] = { ...rest, ...live, previous: [{ version, entry, integrity }] }
      const changed = JSON.stringify(pageData).replaceAll('<', '\\u003c')
      return { body: html.replace(whole, () => opening + changed + closing) }
    }),
  )
}

test.describe(() => {
  test.use({ expectedComplaints: [/./], reports: 'answered' })

  // Short: shell/src/overview/tab-reason.test.ts.
  test('a tab that fell back says from which version, and why', {
    tag: ['@own-portal', '@demonstration', '@long'],
  }, async ({ page, baseURL }) => {
    await signInAsAdministrator(page, baseURL)
    await loseNewestVersion(page, '9.9.9')
    const reports: { app: string; version: string; kind: string }[] = []
    page.on('request', request => {
      if (request.url().endsWith('/api/client-failures')) reports.push(...request.postDataJSON().reports)
    })
    await page.goto('/help')
    const kindsOf = (isGivenUp: boolean) =>
      reports
        .filter(({ app, version }) => app === 'mf-public' && (version === '9.9.9') === isGivenUp)
        .map(({ kind }) => kind)
    await expect.poll(() => kindsOf(true)).toEqual(expect.arrayContaining(['failure', 'fallback']))
    await expect.poll(() => kindsOf(false)).toEqual(['load'])
    await expect.poll(() => keptVersions(page)).toContain('gaveUp')
    await expect(page.getByRole('heading', { name: 'Help Center', level: 1 })).toBeVisible()
    await page.goto(path)
    const found = page.getByRole('region', { name: 'mf-public' })
    await expect(found).toContainText(/In this tab.*: a fallback, because 9\.9\.9 failed \(.*Error/)
  })
})

// Short: the versions above, on a phone and a dark desktop.
test('the apps are accessible at every width in both themes', {
  tag: ['@own-portal', '@demonstration', '@long'],
}, async ({ page, baseURL }) => {
  await signInAsAdministrator(page, baseURL)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await expect(page.getByRole('table').first()).toBeVisible()
    for (const width of widths) {
      await resize(page, width)
      await expectFit(page, width)
      await expectAccessible(page, { width, depth: 'full' })
    }
  }
})

test.describe(() => {
  test.use({ expectedComplaints: [/404 \(Not Found\)/] })

  test('for anyone else the page does not exist', async ({ page, signInAs }) => {
    for (const account of [null, 'tenant', 'landlord'] as const) {
      if (account) await signInAs(account)
      const urls: string[] = []
      page.on('request', request => urls.push(request.url()))
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible()
      expect(urls.filter(url => url.includes('overview'))).toEqual([])
      const answer = await page.request.get(`${path}.json`)
      expect([answer.status(), (await answer.json()).error.code]).toEqual([404, 'not_found'])
    }
  })
})

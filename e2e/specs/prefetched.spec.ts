import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { waitUntilFinished } from '../screens.ts'

test.describe.configure({ mode: 'default' })

interface RouteFiles {
  apps: Record<string, { routes: Record<string, number[]> }>
  files: [address: string, integrity: string, bytes: number][]
}

const address = '/apps/route-files.json'

const readRouteFiles = async (page: Page): Promise<RouteFiles> => (await page.request.get(address)).json()

const scriptsOf = async (page: Page, app: string, route: string): Promise<string[]> => {
  const { apps, files } = await readRouteFiles(page)
  const scripts = apps[app]?.routes[route]?.map(index => files[index]?.[0] ?? '') ?? []
  expect(scripts.length).toBeGreaterThan(1)
  return scripts
}

/** All scripts and their list from now on, without the shell's own. */
const listen = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname === address || /^\/apps\/mf-.*\.js$/.test(pathname)) paths.push(pathname)
  })
  return paths
}

const skipLikelyPages = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('fetched-ahead', 'yes'))

const connectAs = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript(
    connection => Object.defineProperty(navigator, 'connection', { value: connection }),
    connection,
  )

const waitForFiles = (page: Page, files: string[]) =>
  expect
    .poll(() =>
      page.evaluate(
        files =>
          files.filter(file => performance.getEntriesByName(new URL(file, location.href).href).length === 0),
        files,
      ),
    )
    .toEqual([])

test.describe('a page that is pointed at', { tag: '@released' }, () => {
  const header = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true })

  for (const [what, pointAt] of Object.entries({
    'with the pointer': (page: Page, name: string) => header(page, name).hover(),
    'with the keyboard': (page: Page, name: string) => header(page, name).focus(),
  }))
    test(`${what} opens without waiting for code, also in another app`, {
      tag: what === 'with the pointer' ? [] : '@long',
    }, async ({ page, signInAs }) => {
      await signInAs('tenant')
      await skipLikelyPages(page)
      await page.goto('/terms')
      await waitUntilFinished(page)
      await page.waitForLoadState('networkidle')
      const paths = listen(page)
      await pointAt(page, 'Saved')
      const files = await scriptsOf(page, 'mf-tenant', '/saved')
      await waitForFiles(page, files)
      // Without what the page itself loads later.
      const askedForSaved = () => paths.filter(path => !path.startsWith('/apps/mf-public/')).toSorted()
      expect(askedForSaved()).toEqual(
        [address, ...files.filter(file => file.startsWith('/apps/mf-'))].toSorted(),
      )
      // Its code has loaded, but not run.
      await expect(page.locator('#app-mf-tenant')).toHaveCount(0)

      paths.length = 0
      await header(page, 'Saved').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Saved homes' })).toBeVisible()
      await waitUntilFinished(page)
      expect(askedForSaved()).toEqual([])
    })

  // Short: the pointer above.
  test('is fetched once, and not at all for people who save data', { tag: '@long' }, async ({
    page,
    signInAs,
  }) => {
    await signInAs('tenant')
    await skipLikelyPages(page)
    await page.goto('/terms')
    await waitUntilFinished(page)
    const paths = listen(page)
    const files = await scriptsOf(page, 'mf-tenant', '/saved')
    await header(page, 'Saved').hover()
    await waitForFiles(page, files)
    await header(page, 'Inquiries').hover()
    await waitForFiles(page, await scriptsOf(page, 'mf-tenant', '/inquiries'))
    await header(page, 'Saved').hover()
    await waitForFiles(page, files)
    expect(paths).toHaveLength(new Set(paths).size)

    await connectAs(page, { saveData: true })
    await page.goto('/terms')
    await waitUntilFinished(page)
    await page.waitForLoadState('networkidle')
    paths.length = 0
    await header(page, 'Saved').hover()
    await header(page, 'Inquiries').focus()
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 500)))
    expect(paths).toEqual([])
  })
})

// Short: shell/src/prefetch/likely.test.ts.
test('a page that is still fetches up to three likely ones, and no more than 150 kB', {
  tag: ['@released', '@long'],
}, async ({ page }) => {
  const { files } = await readRouteFiles(page)
  await page.goto('/')
  await waitUntilFinished(page)
  const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const paths = listen(page)
  await page.waitForResponse(response => response.url().endsWith(address))
  const ofRoutes = () => paths.filter(path => files.some(([file]) => file === path))
  await expect.poll(ofRoutes).not.toEqual([])
  await waitForFiles(page, ofRoutes()) // all were requested at once
  const ahead = ofRoutes()
  expect(ahead.filter(path => before.some(name => name.endsWith(path)))).toEqual([])
  const bytes = files.filter(([file]) => ahead.includes(file)).reduce((sum, [, , size]) => sum + size, 0)
  expect(bytes).toBeLessThanOrEqual(150_000)
})

const hide = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))

// Short: people who save data, above.
for (const [who, prepare] of Object.entries<(page: Page) => Promise<unknown>>({
  'who saves data': page => connectAs(page, { saveData: true }),
  'who is connected badly': page => connectAs(page, { effectiveType: 'slow-2g' }),
  'a page that nobody sees': hide,
  'the second page of a tab': skipLikelyPages,
}))
  test(`nothing is preloaded for ${who}`, {
    tag: '@long',
  }, async ({ page, context }) => {
    const later = async (page: Page, isExpected: boolean) => {
      await page.clock.install()
      const paths = listen(page)
      await page.goto('/')
      await waitUntilFinished(page)
      const wait = async () => {
        await page.clock.runFor(5000)
        return paths.includes(address)
      }
      if (isExpected) await expect.poll(wait).toBe(true)
      else expect([await wait(), await wait(), await wait()]).toEqual([false, false, false])
    }
    const usual = await context.newPage()
    await later(usual, true)
    await usual.close()
    await prepare(page)
    await later(page, false)
  })

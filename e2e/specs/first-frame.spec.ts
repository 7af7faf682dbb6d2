// The page is there before its script: header, skeleton, the right theme, and no failing call.
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openScreen, type Screen, screens, waitUntilFinished } from '../screens.ts'

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/404 \(Not Found\)/] })

  const expectShape = async (page: Page, screen: Screen) => {
    await openScreen(page, screen)
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Rental Portal' }),
      screen.path,
    ).toBeVisible()
    await expect(page.getByRole('contentinfo'), screen.path).toContainText('Stay Connected')
    const content = await page.getByRole('main').boundingBox()
    expect(content?.height, screen.path).toBeGreaterThan(200)
    const drawn = page.locator(screen.path === '/nowhere' ? 'main' : '#first-paint')
    await expect(drawn, screen.path).not.toBeEmpty()
  }

  for (const account of new Set(screens.map(screen => screen.account))) {
    const own = screens.filter(screen => screen.account === account)
    const who = account ?? 'visitor'

    test(`a third of the screens of a ${who} show their header and their shape`, async ({
      page,
      signInAs,
    }) => {
      if (account) await signInAs(account)
      for (const screen of own.filter((_, index) => index % 3 === 0)) await expectShape(page, screen)
    })

    test(`each screen of a ${who} shows its header and its shape`, { tag: '@long' }, async ({
      page,
      signInAs,
    }) => {
      if (account) await signInAs(account)
      for (const screen of own) await expectShape(page, screen)
    })
  }
})

test("a visitor's first load makes no failing call", async ({ page }) => {
  const failed: string[] = []
  page.on('response', response => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  await page.goto('/search')
  await expect(page.getByText(/\d+ properties/).first()).toBeVisible()
  expect(failed).toEqual([])
})

test('every script that a page preloads is used', async ({ page }) => {
  await page.addInitScript(() => {
    const used = new Set<string>()
    Object.assign(window, { used })
    new MutationObserver(changes => {
      // The page's scripts load further code through this function.
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLLinkElement && document.readyState !== 'loading') used.add(node.href)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/search')
  await expect(page.getByRole('article').first()).toBeVisible()
  const unused = () =>
    page.evaluate(() => {
      const { used } = window as Window & { used?: Set<string> }
      const ahead = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
      const main = document.querySelector<HTMLScriptElement>('script[type="module"]')
      return [...ahead].map(({ href }) => href).filter(href => href !== main?.src && !used?.has(href))
    })
  await expect.poll(unused).toEqual([])
})

test('all code that an app needs to render a screen is requested before any of it runs', {
  tag: '@released', // the page cannot name the files of an app from elsewhere
}, async ({ page, signInAs }) => {
  await signInAs('landlord')
  await page.addInitScript(() => {
    const until = new MutationObserver(() => {
      if (
        !document.querySelector('main h1') ||
        document.querySelector('main :is(#first-paint, [aria-busy="true"])')
      )
        return
      until.disconnect()
      Object.assign(window, { loaded: performance.getEntriesByType('resource').map(({ name }) => name) })
    })
    until.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const isScript = (path: string) => /^\/apps\/.*\.js$/.test(path)
  for (const path of ['/terms', '/help/plans', '/pricing', '/profile', '/landlord/properties']) {
    await page.goto('about:blank') // stops the last page's loading
    asked.length = 0
    const html = (await (await page.goto(path))?.text()) ?? ''
    await waitUntilFinished(page)
    const named = [...html.matchAll(/(?:href|src)="([^"]*)"/g)]
      .map(([, address = '']) => address)
      .filter(isScript)
    const loaded = await page.evaluate(() => Reflect.get(window, 'loaded') as string[])
    const late = loaded
      .map(address => new URL(address).pathname)
      .filter(address => isScript(address) && !address.startsWith('/apps/shell/') && !named.includes(address))
    expect(late, `not named by ${path}`).toEqual([])
    const first = asked.filter(isScript).slice(0, new Set(named).size)
    expect(first.sort(), `what ${path} asks for first`).toEqual([...new Set(named)].sort())
  }
})

test('a server-rendered page stays until its code has loaded, without a blank moment', {
  tag: '@released', // holds files back that the released app has
}, async ({ page }) => {
  const [html, another] = await Promise.all(
    ['/', '/terms'].map(async path => (await page.request.get(path)).text()),
  )
  const isOwnFile = ({ pathname }: URL) =>
    pathname.startsWith('/apps/mf-public/files/') &&
    html?.includes(pathname) === true &&
    another?.includes(pathname) === false
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(isOwnFile, async route => {
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { blanks: 0 })
    new MutationObserver(() => {
      const isBlank = document.querySelector('footer') && !document.querySelector('main h1')
      if (isBlank) Object.assign(window, { blanks: Number(Reflect.get(window, 'blanks')) + 1 })
    }).observe(document, { childList: true, subtree: true })
  })

  const asked = page.waitForRequest(request => isOwnFile(new URL(request.url())))
  await page.goto('/')
  await asked
  await expect(page.locator('#first-paint h1')).toBeVisible()
  release()
  await expect(page.locator('#first-paint')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Connect with Verified' })).toBeVisible()
  expect(await page.evaluate(() => Number(Reflect.get(window, 'blanks')))).toBe(0)
})

test('an address that has a word where a home has its id is not found, by server and browser', async ({
  page,
}) => {
  const answer = await page.request.get('/properties/search')
  expect(answer.status()).toBe(404)
  await page.goto('/search')
  await waitUntilFinished(page)
  await page.evaluate(() => history.pushState(null, '', '/properties/search'))
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible()
})

test('the theme follows the system until it is chosen, and then the server renders the choice', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const dark = await background()
  await page.getByRole('banner').getByRole('button', { name: 'Toggle theme' }).click()
  await expect.poll(background).not.toBe(dark) // a press before the header is live is repeated once it is
  await page.reload()
  await expect(page.locator('html')).toHaveClass('light')
  expect(await background()).not.toBe(dark)
})

// Server-rendered pages include their data, and hydration does not fetch it again.
import type { Page } from '@playwright/test'
import { isFileOf } from '../app-under-fault.ts'
import { expect, test } from '../fixtures.ts'
import { newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

/** The page's reads of addresses with this prefix, since it was last opened. */
const readsOf = (page: Page, path: string): string[] => {
  const asked: string[] = []
  page.on('response', response => {
    if (response.request().isNavigationRequest()) asked.length = 0
  })
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith(path)) asked.push(pathname + search)
  })
  return asked
}

/** A page with its data. On a busy machine that may take longer than the half second that a page waits for it. */
const openDrawn = (page: Page, path: string) =>
  expect(async () => {
    const answer = await page.goto(path)
    expect(await answer?.text()).toContain('id="first-answers"')
  }).toPass()

/** Records what the page shows from its first frame on: the heading, and whether its list has entries, after each change. */
const noteFrames = (page: Page, entry = '#search-results article') =>
  page.addInitScript(entry => {
    const frames: string[] = []
    Object.assign(window, { frames })
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent ?? 'nothing'
      const frame = document.querySelector(`main ${entry}`) ? `${heading}, with entries` : heading
      if (document.querySelector('footer') && frames.at(-1) !== frame) frames.push(frame)
    }).observe(document, { childList: true, subtree: true })
  }, entry)
const framesOf = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'frames'))

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('a home shows its name, rent, description and picture', async ({ page, world }) => {
    const { id, title } = world.pictured
    await openDrawn(page, `/properties/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(/^\$[\d,]+\/month$/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'About this home' })).toBeVisible()
    const picture = page.getByRole('img', { name: `${title}, picture 1` })
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect
      .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('a search shows exactly the homes that its address asks for', async ({ page, world }) => {
    await openDrawn(page, world.search)
    const homes = page.locator('#search-results').getByRole('article')
    const town = new URLSearchParams(world.search.split('?')[1]).get('location') ?? ''
    await expect(homes.first()).toBeVisible()
    await expect(homes.filter({ hasNotText: town })).toHaveCount(0)
    await expect(page.getByText(/^\d+ properties$/)).toBeVisible()
    await openDrawn(page, '/search?location=Nowhere+at+all')
    await expect(page.getByText('No properties found in this area')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})

for (const account of [null, 'tenant', 'landlord'] as const)
  test(`a home that was drawn for ${account ? `a ${account}` : 'a visitor'} is hydrated unchanged`, {
    tag: account ? '@long' : [],
  }, async ({ page, signInAs, world }) => {
    if (account) await signInAs(account)
    const { id, title } = world.homes[0]
    const reads = readsOf(page, `/api/properties/${id}`)
    await noteFrames(page)
    await openDrawn(page, `/properties/${id}`)
    await expect(page.locator('#first-paint')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(reads).toEqual([])
    expect(await framesOf(page)).toEqual([title])
  })

for (const account of [null, 'tenant'] as const)
  test(`homes that were found for ${account ? `a ${account}` : 'a visitor'} are hydrated unchanged`, {
    tag: account ? [] : '@long',
  }, async ({ page, signInAs }) => {
    if (account) await signInAs(account)
    const reads = readsOf(page, '/api/properties/search')
    await noteFrames(page)
    await openDrawn(page, '/search')
    await expect(page.locator('#first-paint')).toHaveCount(0)
    await expect(page.locator('#search-results').getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(reads).toEqual([])
    expect(await framesOf(page)).toEqual(['Find a home, with entries'])
    // The embedded data is used once: another search fetches its own.
    await page.evaluate(() => history.pushState(null, '', '/search?area=38,-122,37,-123'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect.poll(() => reads.length).toBe(1)
  })

test.describe('saved items', () => {
  const saveSearch = async (page: Page, baseURL: string | undefined): Promise<string> => {
    const tenant = await newTenant(baseURL)
    const name = unique('Near the lake')
    await tenant.call('POST', '/api/saved-searches', { name, filters: { q: name }, alert: 'never' })
    await page.context().addCookies(tenant.cookies)
    return name
  }

  test.describe('without any script', () => {
    test.use({ javaScriptEnabled: false })

    test('searches are shown, and for recently viewed homes a note that only the browser knows them', async ({
      page,
      baseURL,
    }) => {
      const name = await saveSearch(page, baseURL)
      await openDrawn(page, '/saved?tab=searches')
      await expect(page.getByRole('link', { name })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Searches', pressed: true })).toBeVisible()
      await page.goto('/saved?tab=viewed')
      await expect(page.getByRole('button', { name: 'Recently viewed', pressed: true })).toBeVisible()
      await expect(page.getByText('No homes viewed yet')).toHaveCount(0)
    })
  })

  // Short: the homes that were found, above.
  test('searches are hydrated unchanged', { tag: '@long' }, async ({ page, baseURL }) => {
    await saveSearch(page, baseURL)
    const reads = readsOf(page, '/api/saved-searches')
    await noteFrames(page, 'article')
    await openDrawn(page, '/saved?tab=searches')
    await expect(page.locator('#first-paint')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(reads).toEqual([])
    expect(await framesOf(page)).toEqual(['Saved homes and searches, with entries'])
  })
})

test('a missing home is reported as gone, after the browser has asked for it', {}, async ({ page }) => {
  const path = `/properties/${crypto.randomUUID()}`
  const answer = await page.request.get(path)
  expect([answer.status(), (await answer.text()).includes('first-answers')]).toEqual([404, false])
})

test.describe('pages with forms', () => {
  test.describe('without any script', () => {
    test.use({ javaScriptEnabled: false })

    test('show what is stored, and keep what is sent out of the address', async ({
      page,
      signInAs,
      world,
    }) => {
      const [home] = world.homes
      await signInAs('landlord')
      const path = `/landlord/properties/${home.id}/edit`
      await openDrawn(page, path)
      const title = page.getByRole('textbox', { name: 'Title' })
      await expect(title).toHaveValue(home.title)
      await title.press('Enter')
      await expect(page).toHaveURL(path)
      await openDrawn(page, '/create-property')
      await expect(page.getByRole('textbox', { name: 'Monthly rent' })).toHaveValue('1000')

      const { firstName } = world.people.tenant
      await signInAs('tenant')
      await openDrawn(page, '/profile')
      await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(firstName)
      await openDrawn(page, '/profile/security')
      await page.getByLabel(/^Current password/).fill('a long enough password')
      await page.getByLabel(/^Current password/).press('Enter')
      await expect(page).toHaveURL('/profile/security')
    })
  })

  const written = [
    ['tenant', () => '/profile'],
    ['landlord', () => '/create-property'],
    ['landlord', (id: string) => `/landlord/properties/${id}/edit`],
    ['landlord', () => '/landlord/inquiries'],
  ] as const
  for (const [account, pathOf] of written)
    test(`${pathOf(':id')} is drawn for its ${account}, and asks for nothing again`, {
      tag: pathOf(':id') === '/landlord/inquiries' ? [] : '@long',
    }, async ({ page, signInAs, world }) => {
      await signInAs(account)
      const reads = readsOf(page, '/api/')
      const path = pathOf(world.homes[0].id)
      await noteFrames(page)
      await openDrawn(page, path)
      await expect(page.locator('#first-paint')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      const own = [
        '/api/auth/profile',
        '/api/tenant-profile',
        '/api/warnings',
        '/api/properties/',
        '/api/inquiries',
      ]
      expect(reads.filter(read => own.some(begin => read.startsWith(begin)))).toEqual([])
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    })

  test('text typed into a server-rendered home is in its live form, as an unsaved change', async ({
    page,
    signInAs,
    world,
  }) => {
    const [home] = world.homes
    await signInAs('landlord')
    let arrive = () => {}
    const arrived = new Promise<void>(resolve => {
      arrive = resolve
    })
    await page.route(isFileOf('mf-landlord'), async route => {
      await arrived
      await route.continue()
    })
    await page.goto(`/landlord/properties/${home.id}/edit`, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelector('#first-paint h1') && 'portalImport' in window)
    const city = page.getByRole('textbox', { name: 'City' })
    await city.fill('Elsewhere')
    arrive()
    await waitUntilFinished(page)
    await expect(city).toHaveValue('Elsewhere')
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(home.title)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  })
})

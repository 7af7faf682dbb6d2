import type { Page } from '@playwright/test'
import { expectAccessible, expectFit, goDark } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { listHome } from '../new-home.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { toast } from '../pages/toast.ts'
import { buyPlan, clockOf } from '../payments.ts'
import { newLandlord, newTenant, type Person } from '../person.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'
import { newKey } from '../unique.ts'

interface SavedSearch {
  name: string
  newCount: number
}

const save = (person: Person, name: string, filters: object, alert = 'daily') =>
  person.call('POST', '/api/saved-searches', { name, filters, alert })

const newCounts = async (person: Person): Promise<Record<string, number>> => {
  const { savedSearches } = await person.call<{ savedSearches: SavedSearch[] }>('GET', '/api/saved-searches')
  return Object.fromEntries(savedSearches.map(({ name, newCount }) => [name, newCount]))
}

const searchNamed = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

// Short: from-a-question-to-a-key.spec.ts, and api/src/features/saved-searches.
test('two searches count a new home that matches, one that misses it does not, and opening one resets its count', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const [tenant, landlord] = await Promise.all([newTenant(baseURL), newLandlord(baseURL)])
  const word = newKey()
  await save(tenant, 'By its words', { q: word })
  await save(tenant, 'By words and rent', { q: word, maxRent: 2500 })
  await save(tenant, 'For a dog', { q: word, petFriendly: 'true' })
  await page.context().addCookies(tenant.cookies)
  const title = `Walled garden ${word}`
  await listHome(landlord, title)

  await page.goto('/saved?tab=searches')
  await waitUntilFinished(page)
  await expect(searchNamed(page, 'By its words')).toContainText('1 new')
  await expect(searchNamed(page, 'By words and rent')).toContainText('1 new')
  await expect(searchNamed(page, 'For a dog')).not.toContainText('1 new')
  const wasSeen = page.waitForResponse(
    response => response.request().method() === 'PUT' && response.url().includes('/api/saved-searches/'),
  )
  await page.getByRole('link', { name: 'By words and rent' }).click()
  await expect(page).toHaveURL(`/search?q=${word}&maxRent=2500`)
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  await wasSeen
  expect(await newCounts(tenant)).toEqual({ 'By its words': 1, 'By words and rent': 0, 'For a dog': 0 })
  await page.goBack()
  await expect(searchNamed(page, 'By its words')).toContainText('1 new')
  await expect(searchNamed(page, 'By words and rent')).not.toContainText('1 new')
})

// Short: the API’s alert-of-home.test.ts.
test('two searches that find one new home notify once on a paid plan, and wait for the morning once it has ended', {
  tag: ['@own-portal', '@long'],
}, async ({ page, baseURL }) => {
  const [tenant, landlord] = await Promise.all([newTenant(baseURL), newLandlord(baseURL)])
  await page.context().addCookies(tenant.cookies)
  await buyPlan(tenant, 'Basic')
  await tenant.call('PUT', '/api/ai/notifications/read-all')
  const word = newKey()
  await save(tenant, 'By its words', { q: word }, 'instant')
  await save(tenant, 'By words and rent', { q: word, maxRent: 2500 }, 'instant')
  const title = `Walled garden ${word}`
  await listHome(landlord, title)
  const readNotifications = async () =>
    (await tenant.call<{ notifications: unknown[] }>('GET', '/api/ai/notifications?unread=true'))
      .notifications
  await expect.poll(async () => (await readNotifications()).length).toBeGreaterThan(0)
  await page.goto('/ai?tab=notifications')
  await expect(page.getByRole('button', { name: 'Notifications 1', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(`New home: ${title}`)).toHaveCount(1)

  await tenant.call('POST', '/api/subscriptions/cancel')
  await (await clockOf(tenant.email)).advanceDays(32)
  await expect
    .poll(() => tenant.call('GET', '/api/subscriptions/current'))
    .toMatchObject({ status: 'canceled' })
  await page.goto('/saved?tab=searches')
  await waitUntilFinished(page)
  for (const name of ['By its words', 'By words and rent'])
    await expect(searchNamed(page, name).getByRole('combobox')).toHaveText('Every morning at 8')
})

// Short: mf-tenant/src/saved/saved-page.test.tsx.
test('a saved search opens its results, with every filter and its area', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const tenant = await newTenant(baseURL)
  const filters = {
    north: 39.6,
    south: 39.4,
    east: -116.9,
    west: -117.1,
    q: 'garden',
    minRent: 600,
    maxRent: 4200,
    propertyType: 'house',
    bedrooms: 0,
    bathrooms: 1.5,
    amenities: 'Gym,Pool',
    petFriendly: 'true',
    smokingAllowed: 'true',
    includeRented: 'true',
  }
  await save(tenant, 'All of it', filters, 'never')
  await page.context().addCookies(tenant.cookies)
  await page.goto('/saved?tab=searches')
  await waitUntilFinished(page)
  const request = page.waitForRequest(request => request.url().includes('/api/properties/search?'))
  await page.getByRole('link', { name: 'All of it' }).click()
  const query = new URL((await request).url()).searchParams
  for (const [name, value] of Object.entries(filters))
    expect([name, query.get(name)]).toEqual([name, String(value)])
})

// Short: from-a-question-to-a-key.spec.ts, and mf-public/src/search/save-search/save-search.test.tsx.
test('a visitor saves a search, signs in on the way, and finds the same search again', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const [tenant, landlord] = await Promise.all([newTenant(baseURL), newLandlord(baseURL)])
  const word = newKey()
  const searched = `/search?location=Quiet+Springs%2C+NV&q=${word}&maxRent=2500`
  await page.goto(`${searched}&view=list`)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page).toHaveURL(/\/auth\?next=/)
  await new AuthPage(page).logIn(tenant.email, tenant.password)
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('By the lake')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(toast(page, 'Search saved')).toBeVisible()
  await expect(page).toHaveURL(`${searched}&view=list`)

  const title = `Walled garden ${word}`
  await listHome(landlord, title)
  await expect.poll(() => newCounts(tenant)).toEqual({ 'By the lake': 1 })
  await page.goto('/saved?tab=searches')
  await waitUntilFinished(page)
  await expect(searchNamed(page, 'By the lake')).toContainText('1 new')
  await page.getByRole('link', { name: 'By the lake' }).click()
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  await expect(page).toHaveURL(address => {
    const query = Object.fromEntries(address.searchParams)
    return (
      JSON.stringify(query) === JSON.stringify({ q: word, location: 'Quiet Springs, NV', maxRent: '2500' })
    )
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, expectedComplaints: [/403/] })

  // Short: mf-tenant/src/saved/saved-page.test.tsx, and the API’s saved-searches.
  test('a search is set to morning alerts, renamed, deleted and saved again', { tag: '@long' }, async ({
    page,
    baseURL,
  }) => {
    const tenant = await newTenant(baseURL)
    await save(tenant, 'Near work', { location: 'Quiet Springs, NV', bedrooms: 2 })
    await page.context().addCookies(tenant.cookies)
    await page.goto('/saved')
    await page.getByRole('button', { name: 'Searches' }).tap()
    const card = searchNamed(page, 'Near work')
    await expect(card).toContainText('Quiet Springs, NV · 2 bedrooms')
    await card.getByRole('combobox', { name: 'Notify me about new homes' }).tap()
    await page.getByRole('option', { name: 'Instantly' }).tap()
    await expect(card.getByRole('status')).toContainText('The Basic plan sends them instantly.')
    await expect(card.getByRole('link', { name: 'Compare plans' })).toBeVisible()
    await expect(card.getByRole('combobox')).toHaveText('Every morning at 8')
    await card.getByRole('button', { name: 'Rename Near work' }).tap()
    await page.getByRole('textbox', { name: 'Name' }).fill('Near the lake')
    await page.getByRole('button', { name: 'Save name' }).tap()
    const renamed = searchNamed(page, 'Near the lake')
    await expect(renamed).toBeVisible()
    for (const width of [375, 320]) {
      await resize(page, width, 812)
      await expectFit(page, width)
    }
    await expectAccessible(page, { width: 320, depth: 'full' })
    await goDark(page)
    await expectAccessible(page, { width: 320, depth: 'full' })
    await renamed.getByRole('button', { name: 'Delete Near the lake' }).tap()
    await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(renamed.getByRole('combobox')).toHaveText('Every morning at 8')
    await page.reload()
    await expect(renamed).toBeVisible()
    expect(await newCounts(tenant)).toEqual({ 'Near the lake': 0 })
  })
})

// Short: favorites.spec.ts.
test('homes saved and viewed before signing in are on the saved page, each once', { tag: '@long' }, async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  const tenant = await newTenant(baseURL)
  const [, ...others] = world.otherHomes
  const [first, second] = others
  await tenant.call('PUT', `/api/favourites/${first.id}`)
  for (const home of [first, second]) {
    await page.goto(`/properties/${home.id}`)
    await page.getByRole('button', { name: `Add to favorites: ${home.title}` }).click()
    await expect(page.getByRole('button', { name: `Remove from favorites: ${home.title}` })).toBeVisible()
  }
  await page.goto('/saved')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await new AuthPage(page).logIn(tenant.email, tenant.password)
  await expect(page).toHaveURL('/saved')
  const titlesIn = (shown: Page) =>
    shown.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
  await expect
    .poll(async () => (await titlesIn(page)).toSorted())
    .toEqual([first.title, second.title].toSorted())

  await page.getByRole('button', { name: 'Recently viewed' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  expect(await titlesIn(page)).toEqual([second.title, first.title])

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  try {
    await elsewhere.addCookies(tenant.cookies)
    const other = await elsewhere.newPage()
    await other.goto('/saved')
    await expect
      .poll(async () => (await titlesIn(other)).toSorted())
      .toEqual([first.title, second.title].toSorted())
    await other.getByRole('button', { name: 'Recently viewed' }).click()
    await expect(other.getByRole('heading', { name: 'No homes viewed yet' })).toBeVisible()
  } finally {
    await elsewhere.close()
  }
})

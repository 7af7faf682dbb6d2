import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { SearchPage } from '../pages/search-page.ts'
import { waitUntilFinished } from '../screens.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const filtersOf = (page: Page) => page.getByRole('region', { name: 'Search Filters' })

const applyLocation = async (page: Page, place: string): Promise<void> => {
  await filtersOf(page).getByLabel('Location').fill(place)
  await filtersOf(page).getByRole('button', { name: 'Apply Filters' }).click()
}

// Short: a-listing-is-found-on-the-map.spec.ts.
test('the map goes to a named place, and searching an area replaces the name', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const search = new SearchPage(page)
  const [home] = world.homes
  await page.goto('/search')
  await waitUntilFinished(page)
  await applyLocation(page, `${home.city}, NV`)
  await expect(search.card(home.title)).toBeVisible()
  await expect(page.getByRole('status').getByText('16 properties')).toBeVisible()
  await expect.poll(async () => (await search.marks()).length).toBeGreaterThan(4)

  await search.moveMap()
  await search.searchThisArea()
  await expect(page).not.toHaveURL(/location=/)
  await expect(page.getByText(`${home.city}, NV`, { exact: true })).toHaveCount(0)
  await expect(filtersOf(page).getByLabel('Location')).toHaveValue('')

  await applyLocation(page, `${home.city}, NV`)
  await expect(page).not.toHaveURL(/area=/)
  await expect(page.getByRole('status').getByText('16 properties')).toBeVisible()
})

// Short: mf-public/src/listing/filters/filters-in-url.test.ts.
test('applying filters adds no rent, a changed rent counts, and at its lowest it sets no floor', {
  tag: '@long',
}, async ({ page, world }) => {
  const rent = () => filtersOf(page).getByRole('slider', { name: 'Lowest rent' })
  await page.goto(world.search)
  await waitUntilFinished(page)
  await filtersOf(page).getByRole('checkbox', { name: 'Pet friendly' }).click()
  await filtersOf(page).getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/petFriendly=true/)
  expect(page.url()).not.toContain('Rent=')
  await expect(filtersOf(page).getByText('2 active')).toBeVisible()
  await rent().focus()
  await page.keyboard.press('ArrowRight')
  await expect(filtersOf(page).getByText('3 active')).toBeVisible()
  await filtersOf(page).getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/minRent=1100&maxRent=5000/)
  await rent().focus()
  await page.keyboard.press('Home')
  await filtersOf(page).getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).not.toHaveURL(/minRent=/)
  await expect(page).toHaveURL(/maxRent=5000/)
})

// Short: words-for-places.spec.ts.
test('"oaklnd" is Oakland, which the map goes to @demonstration', { tag: '@long' }, async ({ page }) => {
  await page.goto('/search')
  await waitUntilFinished(page)
  await page.getByRole('searchbox', { name: 'Search homes' }).pressSequentially('oaklnd')
  await page.getByRole('option', { name: 'Oakland, CA' }).click()
  await expect(page).toHaveURL(/city=Oakland&state=CA/)
  await expect(page.getByRole('article').first()).toContainText('Oakland, CA')
  await expect(page.getByRole('article').filter({ hasNotText: 'Oakland, CA' })).toHaveCount(0)
  const prices = page.locator('.leaflet-marker-pane .price-pin')
  await expect.poll(() => prices.count()).toBeGreaterThan(0)
})

// Short: the API’s search-properties.test.ts.
test('words find homes by title, description and street, and the count includes all homes', {
  tag: '@long',
}, async ({ page, world }) => {
  const search = new SearchPage(page)
  const [first, second] = world.homes
  const words = first.title.split(' ').slice(0, 1).join()
  await page.goto(`${world.search}&view=list`)
  await expect(page.getByRole('status').getByText('16 properties')).toBeVisible()
  await waitUntilFinished(page)
  await page
    .getByRole('button', { name: /^Filters/ })
    .or(filtersOf(page))
    .first()
    .waitFor()
  await filtersOf(page).getByLabel('Keywords').fill(`${words.toLowerCase()} first st`)
  await filtersOf(page).getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByRole('status').getByText('1 property')).toBeVisible()
  await expect(search.card(first.title)).toBeVisible()
  await expect(search.card(second.title)).toHaveCount(0)
})

// Short: mf-public/src/search/search-page.test.tsx.
test('the server sorts, and the order survives a reload', { tag: '@long' }, async ({ page, world }) => {
  const rents = async () =>
    (await page.getByRole('article').allTextContents()).map(text =>
      Number(/\$([\d,]+)/.exec(text)?.[1]?.replace(',', '')),
    )
  await page.goto(`${world.search}&view=list`)
  await waitUntilFinished(page)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Highest rent first')
  await expect(page).toHaveURL(/sort=rent_desc/)
  const expected = [...world.homes, ...world.otherHomes].map(home => home.rentAmount).sort((a, b) => b - a)
  await expect.poll(rents).toEqual(expected)
  await page.reload()
  await expect.poll(rents).toEqual(expected)
})

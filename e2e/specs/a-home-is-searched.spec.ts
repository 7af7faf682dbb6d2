import { expect, test } from '../fixtures.ts'
import { listHome, newHome } from '../new-home.ts'
import { CreatePropertyPage } from '../pages/create-property-page.ts'
import { countCommits, expectRest } from '../pages/map-rest.ts'
import { SearchPage } from '../pages/search-page.ts'
import { toast } from '../pages/toast.ts'
import { type NewPerson, newLandlord, newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const middle = { latitude: 41.2, longitude: -115.4 }

/** Six homes in their own town; three allow pets. */
const settle = async (landlord: NewPerson, city: string): Promise<void> => {
  for (const index of [0, 1, 2, 3, 4, 5])
    await listHome(landlord, `House ${index + 1} of ${city}`, {
      city,
      latitude: middle.latitude + Math.floor(index / 3) * 0.01,
      longitude: middle.longitude + (index % 3) * 0.01,
      rentAmount: 1900 - index * 100,
      petFriendly: index % 2 === 0,
    })
}

interface SavedSearches {
  savedSearches: { newCount: number }[]
}

// Each step alone: words-for-places, search-return and saved-searches.
test('a misspelled town is found, its view is restored, and its saved search counts a new home', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const [tenant, landlord] = await Promise.all([newTenant(baseURL), newLandlord(baseURL)])
  const city = unique('Copper Springs')
  const town = `${city}, NV`
  await settle(landlord, city)
  const search = new SearchPage(page)
  await countCommits(page)
  await page.context().addCookies(tenant.cookies)

  await test.step('type it, choose it, filter, sort, and move the map', async () => {
    await expect
      .poll(() => tenant.call('GET', `/api/places?${new URLSearchParams({ q: town })}`))
      .toMatchObject({ places: [{ count: 6 }] })
    await page.goto('/')
    await waitUntilFinished(page)
    await page
      .getByRole('searchbox', { name: 'Search homes' })
      .pressSequentially(town.replace('Springs', 'Sprngs'))
    const option = page.getByRole('option', { name: town })
    await expect(option).toContainText('6 homes')
    await option.click()
    await expect(page.getByRole('status').getByText('6 properties')).toBeVisible()
    const filters = page.getByRole('region', { name: 'Search Filters' })
    await filters.getByRole('checkbox', { name: 'Pet friendly' }).click()
    await filters.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page.getByRole('status').getByText('3 properties')).toBeVisible()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Lowest rent first')
    await expect(page.getByRole('article').first()).toContainText('$1,500/month')
    await expect(page.getByText('3 on map')).toBeVisible()
    await waitUntilFinished(page)
    const moved = page.waitForResponse('**/api/properties/map?*')
    await search.moveMap()
    await moved
    await expect(page).toHaveURL(/map=/)
    await expectRest(page)
  })

  await test.step('open a home, come back to the same view, and reload it', async () => {
    const address = page.url()
    const marks = await search.sortedMarks()
    expect(marks.map(({ name }) => name.slice(0, 6))).toEqual(['$1,500', '$1,700', '$1,900'])
    const firstCard = page.getByRole('article').first()
    const title = (await firstCard.getByRole('heading').textContent()) ?? ''
    await firstCard.getByRole('link', { name: /^View Details/ }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await page.goBack()
    // The opened home is still highlighted.
    await expect(page).toHaveURL(url => url.href.replace(/&selected=[^&]+/, '') === address)
    await expect.poll(() => search.sortedMarks()).toEqual(marks)
    await page.reload()
    await expect(page.getByRole('status').getByText('3 properties')).toBeVisible()
    await expect.poll(() => search.sortedMarks()).toEqual(marks)
  })

  await test.step('save the search, and another that finds the same', async () => {
    await page.getByRole('button', { name: 'Save this search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this search' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('With a dog')
    await dialog.getByRole('button', { name: 'Save search' }).click()
    await expect(toast(page, 'Search saved')).toBeVisible()
    await tenant.call('POST', '/api/saved-searches', {
      name: 'Anything there',
      filters: { location: town },
      alert: 'daily',
    })
  })

  const title = `Walled garden in ${city}`
  await test.step('a landlord lists a home that fits both', async () => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
    try {
      await elsewhere.addCookies(landlord.cookies)
      const form = await elsewhere.newPage()
      await form.goto('/create-property')
      await waitUntilFinished(form)
      await form.getByRole('checkbox', { name: 'Pet friendly', exact: true }).click()
      await new CreatePropertyPage(form).list({ ...newHome(title), city })
      await expect(form).toHaveURL('/landlord/properties')
    } finally {
      await elsewhere.close()
    }
  })

  await test.step('both have one new home', async () => {
    const newCounts = async () => {
      const { savedSearches } = await tenant.call<SavedSearches>('GET', '/api/saved-searches')
      return savedSearches.map(({ newCount }) => newCount)
    }
    await expect.poll(newCounts).toEqual([1, 1])
    await page.goto('/saved?tab=searches')
    await expect(page.getByRole('article', { name: 'With a dog' })).toContainText('1 new')
    await page.getByRole('link', { name: 'With a dog' }).click()
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  })
})

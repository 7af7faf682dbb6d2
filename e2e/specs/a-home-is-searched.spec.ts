// From a misspelled town to a home: chosen, filtered, sorted, moved to, opened, returned to, reloaded.
import { expect, test } from '../fixtures.ts'
import { countCommits, expectRest } from '../pages/map-rest.ts'
import { SearchPage } from '../pages/search-page.ts'
import { waitUntilFinished } from '../screens.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('whoever misspells a town finds it, and comes back from a home to the same view', async ({
  page,
  world,
}) => {
  const search = new SearchPage(page)
  const [{ city }] = world.homes
  const town = `${city}, NV`
  await countCommits(page)
  await page.goto('/')
  await waitUntilFinished(page)
  const box = page.getByRole('searchbox', { name: 'Search homes' })
  await box.pressSequentially(town.replace('Springs', 'Sprngs'))
  const option = page.getByRole('option', { name: town })
  await expect(option).toContainText('16 homes')
  await option.click()
  await expect(page.getByRole('status').getByText('16 properties')).toBeVisible()

  const filters = page.getByRole('region', { name: 'Search Filters' })
  await filters.getByRole('checkbox', { name: 'Pet friendly' }).click()
  await filters.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByRole('status').getByText('8 properties')).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Lowest rent first')
  const rents = [...world.homes, ...world.otherHomes].map(home => home.rentAmount)
  const lowest = `$${Math.min(...rents).toLocaleString('en-US')}/month`
  await expect(page.getByRole('article').first()).toContainText(lowest)
  await expect(page.getByText('8 on map')).toBeVisible()
  await waitUntilFinished(page)
  const moved = page.waitForResponse('**/api/properties/map?*')
  await search.moveMap()
  await moved
  await expect(page).toHaveURL(/map=/)
  await expectRest(page)
  const address = page.url()
  const marks = await search.sortedMarks()

  const opened = page.getByRole('article').first()
  const title = (await opened.getByRole('heading').textContent()) ?? ''
  await opened.getByRole('link', { name: /^View Details/ }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(() => search.sortedMarks()).toEqual(marks)
  await page.reload()
  await expect(page.getByRole('status').getByText('8 properties')).toBeVisible()
  await expect.poll(() => search.sortedMarks()).toEqual(marks)
})

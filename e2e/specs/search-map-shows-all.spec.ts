// The map shows all homes in its view, whatever the list has fetched, and keeps still while one moves.
import { expect, test } from '../fixtures.ts'
import { SearchPage } from '../pages/search-page.ts'
import { waitUntilFinished } from '../screens.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const mapCall = '**/api/properties/map?*'

/** The homes of a badge such as '60 on map', or '1,000+ on map'. */
const countIn = (words: string | null): number => Number(/^[\d,]+/.exec(words ?? '')?.[0].replace(',', ''))

test('the map counts homes that the list has not fetched @demonstration', async ({ page }) => {
  await page.goto('/search')
  const badge = page.getByText(/^[\d,]+\+? on map$/)
  await expect(badge).toBeVisible()
  await expect(page.locator('#search-results').getByRole('article')).toHaveCount(24)
  for (let tries = 0; tries < 4 && countIn(await badge.textContent()) <= 24; tries++) {
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await page.waitForResponse(mapCall)
  }
  expect(countIn(await badge.textContent())).toBeGreaterThan(24)
})

test('marks stay while the map is moved and its homes are fetched', async ({ page, world }) => {
  const search = new SearchPage(page)
  await page.goto(world.search)
  await expect(page.getByText('15 on map')).toBeVisible()
  await waitUntilFinished(page)
  const marks = page.locator('.leaflet-marker-pane [role=button]')
  const before = 15
  await expect(marks).toHaveCount(before) // some come later than the others
  await marks.evaluateAll(all => {
    for (const mark of all) mark.toggleAttribute('data-was-there', true)
  })
  // What is drawn while the answer is under way counts, too.
  let fewest = before
  await page.route(mapCall, async route => {
    fewest = Math.min(fewest, await marks.count())
    await route.continue()
  })
  const answered = page.waitForResponse(mapCall)
  await search.moveMap()
  await answered
  await expect(page.getByText('15 on map')).toBeVisible()
  expect(fewest).toBe(before)
  expect(await page.locator('.leaflet-marker-pane [data-was-there]').count()).toBe(before)
})

test.describe('a map whose homes do not come', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('has those of the list', async ({ page, world }) => {
    const search = new SearchPage(page)
    await page.route(mapCall, route => route.abort())
    await page.goto(world.search)
    await expect.poll(async () => (await search.marks()).length).toBeGreaterThan(4)
  })
})

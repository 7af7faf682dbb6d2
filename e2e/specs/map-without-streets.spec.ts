import type { Page } from '@playwright/test'
import { breakFiles } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import { SearchPage } from '../pages/search-page.ts'
import { isTile } from '../tile.ts'

/** A city that the page names nowhere else. */
const onlyInBase = 'Albuquerque'

/** Hears requests from now on. */
const listenForBase = (page: Page): string[] => {
  const files: string[] = []
  page.on('response', async response => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (text.includes(onlyInBase)) files.push(response.url())
  })
  return files
}

const land = (page: Page) => page.locator('.leaflet-base-map-pane .base-land:not([d="M0 0"])')

// Short: the bytes of the map in screens.spec.ts.
test('with street tiles, the base map is never loaded', { tag: '@long' }, async ({ page, world }) => {
  const files = listenForBase(page)
  // Where no home says where to look: San Francisco.
  await page.goto('/search?view=map&q=harpsichord-cellar')
  await expect(page.locator('img.leaflet-tile-loaded[src*="/12/655/1583."]')).toBeVisible()
  await page.goto(world.search)
  await expect.poll(async () => (await new SearchPage(page).marks()).length).toBeGreaterThan(4)
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.waitForLoadState('networkidle')
  expect(files).toEqual([])
  await expect(land(page)).toHaveCount(0)
})

test.describe('without any street', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  /** Fails tiles until the returned function is called. */
  const withoutStreets = (page: Page) => breakFiles(page, isTile, route => route.abort())

  // Short: the maps of screens.spec.ts.
  test('a map shows land and cities in both themes, and the homes on it; tiles that load later cover the land', {
    tag: '@long',
  }, async ({ page, world }) => {
    const files = listenForBase(page)
    const search = new SearchPage(page)
    const bringStreets = await withoutStreets(page)
    await page.goto(world.search)
    await expect(land(page).first()).toBeVisible()
    await expect(page.getByRole('status').getByText(/^Street map unavailable/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'GeoNames' })).toBeVisible()
    await expect.poll(() => files.length).toBe(1)
    await expect.poll(async () => (await search.marks()).length).toBeGreaterThan(4)
    // Zooms out from the middle of Nevada to all of the West. Clicks during a zoom do nothing.
    const name = page.locator('.base-name').getByText('Las Vegas', { exact: true })
    await expect(async () => {
      await page.getByRole('button', { name: 'Zoom out' }).click()
      await expect(name).toBeVisible({ timeout: 500 })
    }).toPass()
    const fill = () =>
      land(page)
        .first()
        .evaluate(path => getComputedStyle(path).fill)
    const light = await fill()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(fill).not.toBe(light)

    await bringStreets()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible()
    await expect(page.getByText(/^Street map unavailable/)).toBeHidden()
    const layers = await page
      .locator('.leaflet-map-pane')
      .evaluate(pane =>
        ['base-map', 'tile', 'marker'].map(name =>
          Number(getComputedStyle(pane.querySelector(`.leaflet-${name}-pane`) ?? pane).zIndex),
        ),
      )
    expect(layers).toEqual(layers.toSorted((one, other) => one - other))
    await expect(land(page).first()).toBeAttached()
  })
})

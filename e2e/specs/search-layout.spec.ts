// The layout of search: the map stays while the list scrolls, and is never smaller than specified.
import type { Page } from '@playwright/test'
import * as sitePaths from '../../packages/contract/site-paths.ts'
import { boxOf } from '../box-of.ts'
import { expect, test } from '../fixtures.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'

const mapBox = (page: Page) => boxOf(page.locator('.leaflet-container'))

/** Chromium may keep the old size for styles that are added at the moment of a resize. */
const expectWhole = async (page: Page) => {
  await page.locator('.leaflet-container').waitFor()
  await waitUntilFinished(page)
  await page.waitForLoadState('networkidle')
}

test('the map and the filters stay while the list scrolls', async ({ page, world }) => {
  await page.goto(world.search)
  await expect(page.getByText(/^\d+ on map$/)).toBeVisible()
  const list = await boxOf(page.getByRole('region', { name: 'Property List' }))
  await page.mouse.move(list.x + 40, 500)
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(page.locator('.leaflet-container')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeInViewport({ ratio: 1 })
})

for (const [view, minPx] of [
  ['split', 400],
  ['map', 600],
] as const)
  test(`the map is at least as high as it is specified: ${view}`, {
    tag: view === 'split' ? [] : '@long',
  }, async ({ page, world }) => {
    await page.goto(`${world.search}&view=${view}`)
    await expectWhole(page)
    for (const height of [500, 700, 900, 1200]) {
      await resize(page, 1280, height)
      await expect.poll(async () => (await mapBox(page)).height).toBeGreaterThanOrEqual(minPx - 2)
    }
    await expect.poll(async () => (await mapBox(page)).height).toBeGreaterThan(900)
  })

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const)
  test(`at ${width} px list and map fill the screen, with prices in view`, {
    tag: width === 1440 ? '@demonstration' : ['@demonstration', '@long'],
  }, async ({ page }) => {
    await resize(page, width, height)
    await page.goto(sitePaths.searchFor('San Francisco, CA'))
    await expect.poll(() => page.locator('.leaflet-marker-pane .price-pin').count()).toBeGreaterThanOrEqual(8)
    const regionBox = (name: string) => boxOf(page.getByRole('region', { name }))
    // The column renders again once its code has loaded.
    await expect(async () => {
      const [column, list, map] = [
        await regionBox('Search Filters'),
        await regionBox('Property List'),
        await mapBox(page),
      ]
      const gaps = [column.x, list.x - (column.x + column.width), map.x - (list.x + list.width)]
      expect(Math.max(...gaps, width - (map.x + map.width))).toBeLessThanOrEqual(32)
      expect(map.width).toBeGreaterThan(width / 3)
      expect(height - (map.y + map.height)).toBeLessThan(64)
    }).toPass()
  })

test('list and map are side by side if there is room, otherwise stacked', async ({ page, world }) => {
  await page.goto(world.search)
  await expectWhole(page)
  const list = page.getByRole('region', { name: 'Property List' })
  const isBeside = async () => {
    const { x } = await mapBox(page)
    const box = await boxOf(list)
    return x >= box.x + box.width
  }
  expect(await isBeside()).toBe(true)
  await resize(page, 768)
  await expect.poll(isBeside).toBe(false)
})

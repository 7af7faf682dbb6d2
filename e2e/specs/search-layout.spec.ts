import type { Page } from '@playwright/test'
import { boxOf } from '../box-of.ts'
import { expect, test } from '../fixtures.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'

const mapBox = (page: Page) => boxOf(page.locator('.leaflet-container'))

/** Chromium can keep the old size for styles added at the moment of a resize. */
const expectWhole = async (page: Page) => {
  await page.locator('.leaflet-container').waitFor()
  await waitUntilFinished(page)
  await page.waitForLoadState('networkidle')
}

const screens = [
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

for (const [width, height] of screens)
  test(`at ${width} px list and map fill the screen and stay while the list scrolls, and the map is as high as it is specified`, {
    tag: width === 1440 ? [] : '@long',
  }, async ({ page, world }) => {
    await resize(page, width, height)
    await page.goto(world.search)
    await expect(page.getByText(/^\d+ on map$/)).toBeVisible()
    await expectWhole(page)
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

    const list = await regionBox('Property List')
    await page.mouse.move(list.x + 40, 500)
    await page.mouse.wheel(0, 700) // not as far as the footer, which moves them
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
    await expect(page.locator('.leaflet-container')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Apply Filters' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'List', exact: true })).toBeInViewport({ ratio: 1 })

    for (const lower of [500, 1200]) {
      await resize(page, 1280, lower)
      await expect.poll(async () => (await mapBox(page)).height).toBeGreaterThanOrEqual(398)
    }
    await expect.poll(async () => (await mapBox(page)).height).toBeGreaterThan(900)
    await resize(page, 768)
    const isBeside = async () => {
      const { x } = await mapBox(page)
      const box = await regionBox('Property List')
      return x >= box.x + box.width
    }
    await expect.poll(isBeside).toBe(false)
  })

// Short: the map beside the list, above.
test('the map alone is at least as high as it is specified', { tag: '@long' }, async ({ page, world }) => {
  await page.goto(`${world.search}&view=map`)
  await expectWhole(page)
  for (const height of [500, 700, 900, 1200]) {
    await resize(page, 1280, height)
    await expect.poll(async () => (await mapBox(page)).height).toBeGreaterThanOrEqual(598)
  }
})

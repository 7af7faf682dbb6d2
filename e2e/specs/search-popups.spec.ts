import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { answerWith, homeAt, mapCall } from '../homes-on-map.ts'
import { SearchPage } from '../pages/search-page.ts'

/** Shares of the map's size: one near each reachable edge and corner, and some at the same place. */
const spots = {
  top: [0.5, 0.14],
  'top right': [0.84, 0.1],
  left: [0.14, 0.55],
  right: [0.86, 0.55],
  'bottom left': [0.14, 0.92],
  bottom: [0.45, 0.97],
} as const

/** Six of them at the lowest position. */
const placeHomes = async (page: Page, address: string): Promise<void> => {
  const request = page.waitForRequest(mapCall)
  await page.goto(address)
  const query = new URL((await request).url()).searchParams
  const side = (name: string) => Number(query.get(name))
  const [north, east, south, west] = [side('north'), side('east'), side('south'), side('west')]
  await answerWith(
    page,
    Object.values(spots).flatMap(([across, down], spot) =>
      Array.from({ length: spot === 5 ? 6 : 1 }, (_, index) =>
        homeAt(10 * spot + index, north + (south - north) * down, west + (east - west) * across),
      ),
    ),
  )
}

/** Covered or covering, even in part: none, once all is at rest. */
const touching = (page: Page) =>
  page.evaluate(async () => {
    const opened = () => document.querySelector('.leaflet-popup, [aria-label="Selected home"]')
    const boxOf = (element: Element | null) => JSON.stringify(element?.getBoundingClientRect())
    for (let [still, last] = [0, '']; still < 20; ) {
      await new Promise(requestAnimationFrame)
      const now = boxOf(opened()) + boxOf(document.querySelector('.leaflet-map-pane'))
      still = now === last ? still + 1 : 0
      last = now
    }
    const popup = opened()?.getBoundingClientRect()
    if (!popup) return ['nothing is open']
    const onMap = document.querySelectorAll('#search-map :is(.leaflet-control, button)')
    return [...onMap].flatMap(control => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      if (control.closest('[aria-label="Selected home"], .leaflet-popup')) return []
      const isClear = right <= popup.left || left >= popup.right || bottom <= popup.top || top >= popup.bottom
      return isClear ? [] : [control.textContent]
    })
  })

const screens = [
  { device: 'phone', width: 320, height: 568, views: ['split', 'map'] },
  { device: 'phone', width: 375, height: 812, views: ['map'] },
  { device: 'phone', width: 667, height: 375, views: ['map'] },
  { device: 'desktop', width: 768, height: 900, views: ['split'] },
  { device: 'desktop', width: 1440, height: 700, views: ['split'] },
  { device: 'desktop', width: 1440, height: 900, views: ['map'] },
] as const

// Short: such a map in screens.spec.ts.
for (const { device, width, height, views } of screens)
  test.describe(`at ${width} x ${height} px`, () => {
    test.use({
      viewport: { width, height },
      ...(device === 'phone' && { hasTouch: true, isMobile: true }),
    })

    for (const view of views)
      test(`a selected home does not cover the map’s controls: ${view}`, {
        tag: '@long',
      }, async ({ page, world }) => {
        const search = new SearchPage(page)
        const address = `${world.search}&view=${view}&map=39.5,-117,13`
        await placeHomes(page, address)
        const pressed = new Set<string>()
        for (let round = 0; round < Object.keys(spots).length; round++) {
          await page.goto(address)
          await expect
            .poll(() => page.locator('.leaflet-marker-pane [role=button]').count())
            .toBeGreaterThan(5)
          await page.locator('.leaflet-container').scrollIntoViewIfNeeded()
          const mark = (await search.marks()).find(({ name }) => !pressed.has(name))
          if (!mark) break
          pressed.add(mark.name)
          if (device === 'phone') await page.touchscreen.tap(mark.x, mark.y)
          else await page.mouse.click(mark.x, mark.y)
          await page
            .locator('.leaflet-popup-content :is(a, button), [aria-label="Selected home"]')
            .first()
            .waitFor()
          expect(await touching(page), mark.name).toEqual([])
        }
        expect(pressed.size).toBeGreaterThan(2)
      })
  })

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { mapCall } from '../homes-on-map.ts'
import { SearchPage } from '../pages/search-page.ts'
import { waitUntilFinished } from '../screens.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The number in a badge such as '60 on map', or '1,000+ on map'. */
const countIn = (words: string | null): number => Number(/^[\d,]+/.exec(words ?? '')?.[0].replace(',', ''))

// Short: the API’s search, and the marks below.
test('the map counts homes that the list has not fetched', { tag: ['@demonstration', '@long'] }, async ({
  page,
}) => {
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
  const before = 8 // those that would overlap are one
  await expect(marks).toHaveCount(before) // some appear later than others
  await marks.evaluateAll(all => {
    for (const mark of all) mark.toggleAttribute('data-was-there', true)
  })
  // Includes what is drawn while the answer is pending.
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

test.describe('a map whose homes fail to load', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  // Short: mf-public/src/search/search-page.test.tsx.
  test('shows those of the list', { tag: '@long' }, async ({ page, world }) => {
    const search = new SearchPage(page)
    await page.route(mapCall, route => route.abort())
    await page.goto(world.search)
    await expect.poll(async () => (await search.marks()).length).toBeGreaterThan(4)
  })
})

/** Replays the first answer to each call, even if other stories list homes meanwhile; returns all calls by address. */
const keepFirstAnswers = async (page: Page): Promise<Map<string, string>> => {
  const answers = new Map<string, string>()
  await page.route(mapCall, async route => {
    const address = route.request().url()
    const body = answers.get(address) ?? (await (await route.fetch()).text())
    answers.set(address, body)
    await route.fulfill({ contentType: 'application/json', body })
  })
  return answers
}

/** Its zoom, and its center in world pixels at that zoom. */
const lookOf = (address: string) => {
  const query = new URL(address).searchParams
  const side = (name: string) => (Number(query.get(name)) * Math.PI) / 180
  const zoom = Number(query.get('zoom'))
  const perRadian = (256 * 2 ** zoom) / (2 * Math.PI)
  const up = (latitude: number) => Math.asinh(Math.tan(latitude)) // Mercator's
  return {
    zoom,
    x: ((side('east') + side('west')) / 2) * perRadian,
    y: ((up(side('north')) + up(side('south'))) / 2) * perRadian,
  }
}

const changes = ['List', 'Split', 'Map', 'List', 'Map', 'Split', 'Map', 'Split', 'List', 'Split'] as const

for (const [device, width] of [
  ['phone', 375],
  ['desktop', 1440],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use({
      viewport: { width, height: 800 },
      ...(device === 'phone' && { hasTouch: true, isMobile: true }),
    })

    // Short: back-across-apps.spec.ts.
    for (const where of ['at a place', 'without a place'])
      test(`the map keeps its position, ${where}, whichever views are shown in between`, {
        tag: '@long',
      }, async ({ page, world }) => {
        const answers = await keepFirstAnswers(page)
        await page.goto(where === 'at a place' ? world.search : '/search')
        const badge = page.getByText(/^[\d,]+\+? on map$/)
        await expect(badge).toBeVisible()
        await waitUntilFinished(page)
        const count = await badge.textContent()
        for (const view of [...changes, ...changes]) {
          await page.getByRole('button', { name: view, exact: true }).click()
          await expect(badge).toBeVisible({ visible: view !== 'List' })
        }
        await waitUntilFinished(page)
        await page.waitForLoadState('networkidle')
        expect(await badge.textContent()).toBe(count)
        // One area for the map next to the list, and a larger one for the map alone.
        const looks = [...answers.keys()].map(lookOf)
        expect(looks).toHaveLength(2)
        const [first, second = first] = looks
        expect(second?.zoom).toBe(first?.zoom)
        expect(Math.abs((first?.x ?? 0) - (second?.x ?? 0))).toBeLessThanOrEqual(1)
        expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeLessThanOrEqual(1)
      })
  })

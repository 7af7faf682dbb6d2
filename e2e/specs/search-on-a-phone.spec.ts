import type { Page } from '@playwright/test'
import { phoneWidth } from '../accessibility.ts'
import { boxOf } from '../box-of.ts'
import { withoutFirstAnswers } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import { countCommits, expectRest } from '../pages/map-rest.ts'
import { type Mark, SearchPage } from '../pages/search-page.ts'
import type { World } from '../world.ts'

const isPrice = ({ name }: Mark): boolean => name.startsWith('$')
const rentOf = ({ name }: Mark): string => name.replace(/^(\$[\d,]+), .*/, '$1')

/** A cluster at different places: homes of other stories can all be at the same one. */
const largestCluster = (marks: Mark[]): Mark | undefined =>
  marks
    .filter(mark => !isPrice(mark))
    .toSorted((one, other) => Number.parseInt(other.name, 10) - Number.parseInt(one.name, 10))[0]

const openMap = async (page: Page, { search: address }: World): Promise<SearchPage> => {
  await countCommits(page)
  await page.goto(`${address}&view=map`)
  await expect(page.getByText(/^\d+ on map$/)).toBeVisible()
  const search = new SearchPage(page)
  await expect.poll(async () => (await search.marks()).length).toBeGreaterThan(0)
  return search
}

/** Taps a cluster, then every price and cluster in view, and zooms out once all were tapped. */
const tapAll = async (page: Page, search: SearchPage, atMost: number): Promise<number> => {
  const tapped = new Set<string>()
  let prices = 0
  for (let zoomsOut = 0; tapped.size < atMost && zoomsOut < 3; ) {
    const marks = (await search.marks()).filter(({ name }) => !tapped.has(name))
    const mark = marks.find(mark => isPrice(mark) === tapped.size > 0) ?? marks[0]
    if (!mark) {
      await page.getByRole('button', { name: 'Zoom out' }).tap()
      await expectRest(page)
      zoomsOut += 1
      continue
    }
    tapped.add(mark.name)
    await page.touchscreen.tap(mark.x, mark.y)
    await expectRest(page)
    if (!isPrice(mark)) continue
    prices += 1
    await expect(search.chosenHome).toContainText(`${rentOf(mark)}/mo`)
    await search.chosenHome.getByRole('button', { name: 'Close' }).tap()
    await expect(search.chosenHome).toBeHidden()
    await expectRest(page)
  }
  return prices
}

const openList = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'List', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Property List' })).toBeVisible()
}

for (const [width, isSlow] of [
  [360, true],
  [phoneWidth, false],
  [390, false],
  [412, true],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

    // Short: the card on a phone, below.
    test(`after a tap on a price or cluster the map is at rest, and the list opens${isSlow ? ', everywhere in view on a slow phone' : ''}`, {
      tag: '@long',
    }, async ({ page, world }) => {
      if (isSlow) {
        test.setTimeout(600_000)
        const devtools = await page.context().newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      }
      const search = await openMap(page, world)
      const [atMost, least] = isSlow ? [60, 5] : [3, 1]
      expect(await tapAll(page, search, atMost)).toBeGreaterThan(least)
      await openList(page)
    })
  })

test.describe('a card on a phone', () => {
  test.use({ viewport: { width: 375, height: 780 }, hasTouch: true, isMobile: true })

  /** Zooms in until a price can be tapped. */
  const tapPrice = async (page: Page, search: SearchPage): Promise<Mark> => {
    for (let tries = 0; tries < 5; tries++) {
      const marks = await search.marks()
      const mark = marks.find(isPrice) ?? largestCluster(marks)
      if (!mark) break
      await page.touchscreen.tap(mark.x, mark.y)
      await expectRest(page)
      if (isPrice(mark)) return mark
    }
    throw new Error('No price came into view.')
  }

  test('a swipe or Escape closes it, the focus goes back to its price, and it opens the home', async ({
    page,
    world,
  }) => {
    await page.goto(world.search)
    await expect(page.locator('.leaflet-container')).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('article').first()).toBeInViewport()
    const search = await openMap(page, world)
    const mark = await tapPrice(page, search)
    const card = search.chosenHome
    await expect(card.getByRole('link').first()).toBeFocused()
    await expect(page).toHaveURL(/[?&]selected=[0-9a-f-]{36}/)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(page).not.toHaveURL(/selected=/)
    const price = page.locator('.leaflet-marker-pane [role=button]:focus')
    await expect(price).toHaveText(mark.name)

    await price.press('Enter')
    await expect(card).toBeVisible()
    const box = await boxOf(card)
    const devtools = await page.context().newCDPSession(page)
    const [x, y] = [box.x + 150, box.y + 20]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', downPx: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + downPx }],
      })
    await touch('touchStart', 0)
    for (const downPx of [20, 50, 90]) await touch('touchMove', downPx)
    await touch('touchEnd', 90)
    await expect(card).toBeHidden()
    await expectRest(page)

    await price.press('Enter')
    await card.getByRole('link', { name: /^View Details/ }).tap()
    await expect(page).toHaveURL(/\/properties\/[0-9a-f-]{36}$/)
    await expect(page.getByText(rentOf(mark)).first()).toBeVisible()
  })
})

test.describe('without a home to show', () => {
  test.use({
    viewport: { width: 375, height: 780 },
    hasTouch: true,
    isMobile: true,
    expectedComplaints: [/Failed to load resource/],
  })

  // Short: mf-public/src/search/search-page.test.tsx.
  test('a phone says so before it shows the map; with homes, filters, order and saving fit on one line', {
    tag: '@long',
  }, async ({ page, world }) => {
    await page.goto('/search?location=Nowhere+at+all')
    await expect(page.getByText('No properties found in this area')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Show all homes' })).toBeInViewport()
    await withoutFirstAnswers(page)
    await page.route('**/api/properties/search?*', route => route.abort())
    await page.goto('/search?location=Nowhere')
    await expect(page.getByText('Failed to fetch properties')).toBeInViewport()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeInViewport()
    await page.unroute('**/api/properties/search?*')

    await page.goto(world.search)
    const main = page.getByRole('main')
    const boxes = await Promise.all(
      [
        main.getByRole('button', { name: /^Filters/ }),
        main.getByRole('combobox', { name: 'Sort' }),
        main.getByRole('button', { name: 'Save this search' }),
      ].map(boxOf),
    )
    expect(
      await main.getByRole('combobox', { name: 'Sort' }).evaluate((select: HTMLSelectElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select)
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) throw new Error('There is no canvas.')
        pen.font = font
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return pen.measureText('Newest first').width - room
      }),
      'pixels of the order that are cut',
    ).toBeLessThanOrEqual(0)
    const middles = boxes.map(box => Math.round(box.y + box.height / 2))
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2)
  })
})

test.describe('on a wide screen', () => {
  test('a popup opens, and the map is at rest after making room for it', { tag: '@long' }, async ({
    page,
    world,
  }) => {
    const search = await openMap(page, world)
    const opened = new Set<string>()
    for (let tries = 0; tries < 6 && opened.size < 3; tries++) {
      const marks = await search.marks()
      const mark = marks.find(mark => isPrice(mark) && !opened.has(mark.name)) ?? largestCluster(marks)
      if (!mark) break
      await page.mouse.click(mark.x, mark.y)
      await expectRest(page)
      if (!isPrice(mark)) continue
      opened.add(mark.name)
      await expect(page.locator('.leaflet-popup')).toContainText(`${rentOf(mark)}/mo`)
    }
    expect(opened.size).toBeGreaterThan(1)
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { countCommits, expectRest } from '../pages/map-rest.ts'
import { SearchPage } from '../pages/search-page.ts'

/** The scroll position once it is stable. */
const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

const ways = {
  "the browser's Back": (page: Page) => page.goBack(),
  'the link back': (page: Page) => page.getByRole('link', { name: 'Back to search' }).click(),
  'Back after a reload': async (page: Page) => {
    await page.reload()
    await expect(page.getByRole('link', { name: 'Back to search' })).toBeVisible()
    await page.goBack()
  },
}

const widths = { phone: 375, desktop: 1440 }

// Short: back-across-apps.spec.ts.
for (const device of ['phone', 'desktop'] as const)
  test.describe(`on a ${device}`, () => {
    test.use({
      viewport: { width: widths[device], height: 800 },
      ...(device === 'phone' && { hasTouch: true, isMobile: true }),
    })

    for (const [way, goBack] of Object.entries(ways))
      test(`the list keeps its position: ${way}`, {
        tag: '@long',
      }, async ({ page, world }) => {
        await page.goto(`${world.search}&view=list`)
        const cards = page.getByRole('article')
        await expect(cards.first()).toBeVisible()
        const title = (await cards.last().getByRole('heading').textContent()) ?? ''
        const card = new SearchPage(page).card(title) // the list can still grow
        const name = { name: title, exact: true }
        const link = card.getByRole('link', name)
        await link.hover() // scrolls as much as the click will
        const left = await scrolledTo(page)
        expect(left).toBeGreaterThan(300)
        await link.click()
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
        expect(await scrolledTo(page)).toBe(0)
        await goBack(page)
        await expect(page).toHaveURL(/view=list&selected=/)
        await expect(page.getByRole('link', name).and(page.locator('[aria-current=true]'))).toBeInViewport()
        await expect.poll(() => scrolledTo(page)).toBe(left)
      })
  })

const showView = (page: Page, view: 'Map' | 'List' | 'Split') =>
  page.getByRole('button', { name: view, exact: true }).evaluate((button: HTMLElement) => button.click())

/** A finger or wheel interrupts scrolling by the page. */
const scrollDown = async (page: Page, y: number): Promise<number> => {
  await page.evaluate(to => {
    window.dispatchEvent(new Event('wheel'))
    window.scrollTo(0, to)
  }, y)
  const left = await scrolledTo(page)
  expect(left).toBeGreaterThan(y / 2)
  return left
}

// Short: back-across-apps.spec.ts.
for (const [device, width] of Object.entries(widths))
  test.describe(`views on a ${device}`, () => {
    test.use({
      viewport: { width, height: 800 },
      ...(device === 'phone' && { hasTouch: true, isMobile: true }),
    })

    test('each view keeps its position, also over a home, and another search starts at its top', {
      tag: ['@demonstration', '@long'],
    }, async ({ page }) => {
      const map = page.locator('.leaflet-container')
      await page.goto('/search?view=list&map=37.77,-122.43,13') // where some prices are not clustered
      await page.getByRole('button', { name: 'Load more homes' }).click()
      await expect(page.getByRole('article')).toHaveCount(48)
      const left = await scrollDown(page, 3500)
      await showView(page, 'Map')
      await expect(map).toBeInViewport()
      expect(await scrolledTo(page)).toBe(0)
      await showView(page, 'List')
      await expect.poll(() => scrolledTo(page)).toBe(left)
      await showView(page, 'Split')
      await expect(map).toBeInViewport()
      expect(await scrolledTo(page)).toBe(0)
      const leftInSplit = await scrollDown(page, 900)
      await showView(page, 'List')
      await expect.poll(() => scrolledTo(page)).toBe(left)
      await showView(page, 'Split')
      await expect.poll(() => scrolledTo(page)).toBe(leftInSplit)

      await showView(page, 'Map')
      await page
        .locator('.leaflet-marker-pane [role=button]')
        .filter({ hasText: /^\$/ })
        .first()
        .press('Enter')
      await page
        .locator('.leaflet-popup a[href*="/properties/"], [aria-label="Selected home"] a')
        .first()
        .click()
      await expect(page).toHaveURL(/\/properties\/[0-9a-f-]{36}$/)
      await page.goBack()
      await expect(map).toBeInViewport()
      await showView(page, 'List')
      await expect.poll(() => scrolledTo(page)).toBe(left)

      await page.getByRole('combobox', { name: 'Sort' }).selectOption('Lowest rent first')
      await expect.poll(() => scrolledTo(page)).toBe(0)
      await scrollDown(page, 900)
      await showView(page, 'Split')
      await expect(map).toBeInViewport()
      await scrollDown(page, device === 'phone' ? 100 : 900)
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await page.getByRole('button', { name: 'Search this area' }).click()
      await expect(page).toHaveURL(/area=/)
      await expect.poll(() => scrolledTo(page)).toBe(0)
      await showView(page, 'List')
      await expect(page.getByRole('article').first()).toBeInViewport()
      expect(await scrolledTo(page)).toBe(0)
    })
  })

test.describe('on a phone, from the map', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  // Short: back-across-apps.spec.ts.
  for (const [way, goBack] of Object.entries(ways))
    test(`the map keeps its position, with the selected home: ${way}`, {
      tag: '@long',
    }, async ({ page, world }) => {
      const search = new SearchPage(page)
      await countCommits(page)
      await page.goto(`${world.search}&view=map`)
      await expect(page.getByText(/^\d+ on map$/)).toBeVisible()
      let price: string | undefined
      for (let tries = 0; tries < 5 && !price; tries++) {
        const marks = await search.marks()
        const mark = marks.find(({ name }) => name.startsWith('$')) ?? marks[0]
        if (!mark) break
        await page.touchscreen.tap(mark.x, mark.y)
        await expectRest(page)
        if (mark.name.startsWith('$')) price = mark.name
      }
      await expect(search.chosenHome).toBeVisible()
      const address = page.url()
      expect(address).toContain('map=')
      const marks = await search.sortedMarks()
      await search.chosenHome.getByRole('link', { name: /^View Details/ }).tap()
      await expect(page).toHaveURL(/\/properties\//)
      await goBack(page)
      await expect(page).toHaveURL(address)
      await expect(search.chosenHome).toContainText(
        price?.split(',').slice(1, 2).join() || 'no price was tapped',
      )
      await expect.poll(() => search.sortedMarks()).toEqual(marks)
    })
})

// Back from a home, by the browser or by the page's own link, the search is as it was left.
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { countCommits, expectRest } from '../pages/map-rest.ts'
import { SearchPage } from '../pages/search-page.ts'

/** How far the page is scrolled once it stays there. */
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

/** The short form takes every way once on a list, and one on the map. */
const brief = {
  phone: ["the browser's Back", 'the link back'],
  desktop: ['Back after a reload'],
  map: ["the browser's Back"],
}
const tagOf = (place: keyof typeof brief, way: string) => (brief[place].includes(way) ? [] : '@long')

for (const device of ['phone', 'desktop'] as const)
  test.describe(`on a ${device}`, () => {
    test.use({
      viewport: { width: widths[device], height: 800 },
      ...(device === 'phone' && { hasTouch: true, isMobile: true }),
    })

    for (const [way, goBack] of Object.entries(ways))
      test(`the list is where it was: ${way}`, { tag: tagOf(device, way) }, async ({ page, world }) => {
        await page.goto(`${world.search}&view=list`)
        const cards = page.getByRole('article')
        await expect(cards.first()).toBeVisible()
        const title = (await cards.last().getByRole('heading').textContent()) ?? ''
        const card = new SearchPage(page).card(title) // the list may still grow
        const name = { name: title, exact: true }
        const [chosen, link] =
          device === 'phone'
            ? [page.getByRole('link', name), card.getByRole('link', name)]
            : [
                page.getByRole('button', { ...name, pressed: true }),
                card.getByRole('link', { name: /^View Details/ }),
              ]
        if (device === 'desktop') {
          await card.getByRole('button', name).click()
          await expect(page).toHaveURL(/selected=/)
        }
        const address = page.url()
        await link.hover() // scrolls as far as the click needs
        const left = await scrolledTo(page)
        expect(left).toBeGreaterThan(300)
        await link.click()
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
        expect(await scrolledTo(page)).toBe(0)
        await goBack(page)
        await expect(page).toHaveURL(address)
        await expect(chosen).toBeInViewport()
        await expect.poll(() => scrolledTo(page)).toBe(left)
      })
  })

test.describe('on a phone, from the map', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  for (const [way, goBack] of Object.entries(ways))
    test(`the map is where it was, with the chosen home: ${way}`, {
      tag: tagOf('map', way),
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

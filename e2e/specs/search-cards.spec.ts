// A click opens the home unless a map is next to the list (spec §2.9).
import type { Locator, Page } from '@playwright/test'
import { boxOf } from '../box-of.ts'
import { expect, test } from '../fixtures.ts'
import { SearchPage } from '../pages/search-page.ts'
import { waitUntilFinished } from '../screens.ts'

interface Point {
  x: number
  y: number
  /** Blank for the picture and for gaps. */
  words: string
}

/** All over the card, on none of its buttons and links except its title. */
const pointsOf = async (card: Locator, across: number, down: number): Promise<Point[]> => {
  await card.evaluate(element => element.scrollIntoView({ block: 'center' }))
  return card.evaluate(
    (element, [across, down]) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const points = Array.from({ length: across * down }, (_, index) => ({
        x: left + (width * ((index % across) + 0.5)) / across,
        y: top + (height * (Math.floor(index / across) + 0.5)) / down,
      }))
      return points.flatMap(({ x, y }) => {
        const hit = document.elementFromPoint(x, y)
        const control = hit?.closest('a, button')
        if (!hit || (control && !control.matches(':is(h2, h3) > *'))) return []
        return [{ x, y, words: control || !hit.closest('p') ? '' : (hit.textContent ?? '') }]
      })
    },
    [across, down] as const,
  )
}

/** The letters of the first line; the paragraph itself can be wider. */
const firstLineOf = (paragraph: Locator): Promise<{ left: number; right: number; middle: number }> =>
  paragraph.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const [line] = range.getClientRects()
    if (!line) throw new Error('The paragraph is empty.')
    return { left: line.left, right: line.right, middle: (line.top + line.bottom) / 2 }
  })

/** Records navigations and their kinds, and when a card is highlighted, from the next page load on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    for (const way of ['pushState', 'replaceState'] as const) {
      const go = History.prototype[way]
      History.prototype[way] = function (state, unused, url) {
        seen.push(`${way} ${url}`)
        go.call(this, state, unused, url)
      }
    }
    new MutationObserver(records => {
      if (records.some(({ target }) => target instanceof Element && target.ariaCurrent === 'true'))
        seen.push('highlighted')
      if (document.querySelector('main h1')?.textContent !== 'Find a home') seen.push('opened')
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-current'] })
    Object.assign(window, { seen })
  })

/** Takes what was recorded since the last call. */
const takeSeen = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'seen').splice(0))

// Short: search-on-a-phone.spec.ts.
for (const [device, width, view] of [
  ['phone', 375, 'split'],
  ['desktop', 1440, 'list'],
] as const)
  test.describe(`on a ${device}, without a map next to the list`, () => {
    test.use({
      viewport: { width, height: 900 },
      ...(device === 'phone' && { hasTouch: true, isMobile: true }),
    })

    test('the whole card opens the home, which is highlighted after coming back', {
      tag: '@long',
    }, async ({ page, world }) => {
      const { title } = world.pictured
      const card = new SearchPage(page).card(title)
      await watch(page)
      await page.goto(`${world.search}&view=${view}`)
      await waitUntilFinished(page)
      const points = await pointsOf(card, 2, 7)
      expect(points.length).toBeGreaterThan(7)
      let isFirst = true // later it is still highlighted from the last time
      for (const { x, y } of points.filter((_, index) => index % 4 === 0)) {
        await pointsOf(card, 1, 1) // scrolls like the first measurement
        await takeSeen(page)
        if (device === 'phone') await page.touchscreen.tap(x, y)
        else await page.mouse.click(x, y)
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
        const [selected, opened, ...shown] = await takeSeen(page)
        expect(selected).toMatch(/^replaceState .*selected=/)
        expect(opened).toMatch(/^pushState \/properties\//)
        if (isFirst) expect(shown.indexOf('highlighted')).toBeLessThan(shown.indexOf('opened'))
        if (isFirst) expect(shown).toContain('highlighted')
        isFirst = false
        await page.goBack()
        await expect(page).toHaveURL(/selected=/)
        await expect(card.locator('a[aria-current=true]')).toBeInViewport()
        await waitUntilFinished(page)
      }
      await card.getByRole('button', { name: 'Next picture' }).click()
      await expect(card.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await card.getByRole('button', { name: /^Add to favorites/ }).click()
      await expect(card.getByRole('button', { name: /^Remove from favorites/ })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Selected home' })).toHaveCount(0)
      await expect(page).toHaveURL(/\/search/)
      await card.getByRole('link', { name: title, exact: true }).press('Enter')
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    })
  })

// Short: the whole card above, and mf-public/src/search/results/result-card.test.tsx.
test('on a desktop, text can be selected, and other buttons and keys open the home in a new tab', {
  tag: '@long',
}, async ({ page, context, world }) => {
  const card = new SearchPage(page).card(world.pictured.title)
  await page.goto(`${world.search}&view=list`)
  await waitUntilFinished(page)
  const points = await pointsOf(card, 2, 12)
  const words = points.find(point => point.words.includes(world.pictured.city))
  const picture = points.find(point => point.words === '')
  if (!words || !picture) throw new Error('The card has no address or no picture.')
  for (const { x, y } of [words, picture])
    for (const press of ['middle', 'Control'] as const) {
      const opened = context.waitForEvent('page')
      if (press === 'Control') await page.keyboard.down(press)
      await page.mouse.click(x, y, { button: press === 'middle' ? 'middle' : 'left' })
      if (press === 'Control') await page.keyboard.up(press)
      const tab = await opened
      await expect(tab).toHaveURL(/\/properties\//)
      await tab.close()
      await expect(page).toHaveURL(/\/search/)
    }
  const address = page.url()
  await page.mouse.click(words.x, words.y, { button: 'right' })
  await page.keyboard.press('Escape')
  const line = await firstLineOf(card.locator('p').filter({ hasText: world.pictured.city }).first())
  await page.mouse.move(line.left + 2, line.middle)
  await page.mouse.down()
  await page.mouse.move(line.right - 2, line.middle, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => window.getSelection()?.toString().length)).toBeGreaterThan(3)
  expect(page.url()).toBe(address)
})

// Short: the whole card above, and mf-public/src/search/results/result-card.test.tsx.
for (const [much, rows] of [
  ['', 3],
  [', tried closely', 6],
] as const)
  test(`with a map next to the list, a click anywhere only selects the home, and says how to open it${much}`, {
    tag: '@long',
  }, async ({ page, world }) => {
    const search = new SearchPage(page)
    const other = search.card(world.homes[1].title).locator('h3 > button')
    const card = search.card(world.pictured.title)
    const title = card.locator('h3 > button')
    await page.goto(world.search)
    await waitUntilFinished(page)
    const note = card.getByText('View Details opens this home.')
    await expect(title).toHaveAccessibleDescription('View Details opens this home.')
    await expect(note).toBeHidden()
    const points = await pointsOf(card, 2, rows)
    const before = await boxOf(card)
    expect(points.length).toBeGreaterThan(3)
    for (const { x, y } of points) {
      await other.evaluate((button: HTMLElement) => button.click())
      await expect(title).toHaveAttribute('aria-pressed', 'false')
      await card.click({ position: { x: x - before.x, y: y - before.y } }) // once the list is at rest
      await expect(title).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL(/\/search.*selected=/)
    }
    await expect(note).toBeVisible()
    expect((await boxOf(card)).height).toBe(before.height)
    await card.getByRole('link', { name: /^View Details/ }).click()
    await expect(page).toHaveURL(/\/properties\//)
    await page.goBack()
    await expect(title).toHaveAttribute('aria-pressed', 'true')
    await expect(title).toBeInViewport()
  })

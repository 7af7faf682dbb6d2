// What every screen must keep at every width: nothing sticks out, and axe finds nothing.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { resize } from './resize.ts'

export const phoneWidth = 375
export const desktopWidth = 1440
export const widths = [320, phoneWidth, 768, desktopWidth]
export const themes = ['light', 'dark'] as const

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Nothing sticks out to the side. */
export const expectFit = (page: Page, width: number) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `what sticks out at ${width} px`,
    )
    .toBe(0)

/** Leaves it at the narrowest. */
export const expectFitAtEveryWidth = async (page: Page): Promise<void> => {
  for (const width of widths.toReversed()) {
    await resize(page, width)
    await expectFit(page, width)
  }
}

/** No frame of another origin is in any screen, so axe needs no page of its own for its result. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** The first entries of a list stand for the others, which are made the same way: sixty homes would take a minute. */
const briefAxe = (page: Page) => axe(page).exclude('[role="list"] > li:nth-child(n + 9)')

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

/** A rule that broke down says nothing: axe then counts it as neither kept nor broken. */
const brokeDown = ({ incomplete }: AxeResults) =>
  incomplete.filter(({ nodes }) => nodes.some(({ none }) => none.some(({ id }) => id === 'error-occurred')))

/**
 * Without the sizes of prices on a map: one at its edge or under its buttons is partly covered until the map is moved, and where a home
 * is cannot be changed (the essential exception of WCAG 2.5.8).
 */
const violations = (results: AxeResults) =>
  results.violations
    .map(violation =>
      violation.id === 'target-size'
        ? { ...violation, nodes: violation.nodes.filter(({ html }) => !html.includes('leaflet-marker-icon')) }
        : violation,
    )
    .filter(({ nodes }) => nodes.length > 0)

interface Look {
  width: number
  /** Every rule on everything; every rule on the first entries of lists; or, for another theme, only contrast. */
  depth: 'full' | 'brief' | 'contrast'
  /** A rule that is broken for a reason. */
  without?: string | undefined
}

const checkers = {
  full: (page: Page) => axe(page).withTags(rules),
  brief: (page: Page) => briefAxe(page).withTags(rules),
  contrast: (page: Page) => briefAxe(page).withRules('color-contrast'),
}

/** How much is on its way to another color or place, such as all of a page whose theme was changed: axe would see it in between. */
const countChanging = () =>
  document.getAnimations().filter(animation => animation instanceof CSSTransition).length

/** Axe finds nothing on the page as it is. */
export const expectAccessible = async (page: Page, { width, depth, without }: Look) => {
  // The way in which Leaflet lays tiles over one another is unknown to axe, which then gives up on contrast.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.leaflet-tile { mix-blend-mode: normal !important; }') // also of tiles that come later
    document.adoptedStyleSheets.push(sheet)
  })
  await expect.poll(() => page.evaluate(countChanging)).toBe(0)
  const checker = checkers[depth](page)
  const results = await (without ? checker.disableRules(without) : checker).analyze()
  const wrong = [...violations(results), ...brokeDown(results)]
  expect(wrong.map(({ id, nodes }) => ({ width, id, at: nodes.map(({ target }) => target) }))).toEqual([])
  expect(results.passes.length).toBeGreaterThan(0)
}

/** The dark theme, once the page is drawn in it. */
export const goDark = async (page: Page): Promise<void> => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).not.toBe(light)
}

/** What is open fits at every width, and axe finds nothing on a phone, nor in the dark on a desktop; long forms look at both everywhere. */
export const expectGoodLooks = async (page: Page, depth: Look['depth']): Promise<void> => {
  await expectFitAtEveryWidth(page)
  await resize(page, phoneWidth)
  await expectAccessible(page, { width: phoneWidth, depth })
  await goDark(page)
  await resize(page, desktopWidth)
  await expectAccessible(page, { width: desktopWidth, depth })
}

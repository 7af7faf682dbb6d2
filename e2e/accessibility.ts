import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectLegible } from './legible.ts'
import { resize } from './resize.ts'
import { useWideFont } from './wide-font.ts'

export const phoneWidth = 375
export const desktopWidth = 1440
export const widths = [320, phoneWidth, 768, desktopWidth]
export const themes = ['light', 'dark'] as const

/** The short form takes the narrowest and the widest. */
export const widthsInWideFont = process.env.LONG === '1' ? widths : [320, desktopWidth]

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** By how many px the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export const expectFit = (page: Page, width: number) =>
  expect.poll(() => overflowOf(page), `what sticks out at ${width} px`).toBe(0)

/** Leaves the page at the narrowest width. */
export const expectFitAtEveryWidth = async (page: Page): Promise<void> => {
  for (const width of widths.toReversed()) {
    await resize(page, width)
    await expectFit(page, width)
  }
}

/** No screen has frames of another origin, so axe need not open a page to collect results. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** Only the first entries of lists, since the rest are alike; sixty homes would take a minute. */
const briefAxe = (page: Page) => axe(page).exclude('[role="list"] > li:nth-child(n + 9)')

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

/** Axe reports a rule that crashed neither as passed nor as failed. */
const brokeDown = ({ incomplete }: AxeResults) =>
  incomplete.filter(({ nodes }) => nodes.some(({ none }) => none.some(({ id }) => id === 'error-occurred')))

/**
 * Not the size of prices on a map: one at its edge is partly covered until the map is moved, and a home cannot be
 * moved (the essential exception of WCAG 2.5.8).
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
  /** `brief`: all rules with shortened lists; `contrast`: for the other theme. */
  depth: 'full' | 'brief' | 'contrast'
  /** A rule that may be broken, for a reason given there. */
  without?: string | undefined
}

const checkers = {
  full: (page: Page) => axe(page).withTags(rules),
  brief: (page: Page) => briefAxe(page).withTags(rules),
  contrast: (page: Page) => briefAxe(page).withRules('color-contrast'),
}

/** Axe would see colors in between, such as after a change of theme. */
const countChanging = () =>
  document.getAnimations().filter(animation => animation instanceof CSSTransition).length

export const inaccessibleOn = async (page: Page, { width, depth, without }: Look) => {
  // Axe does not understand how Leaflet blends tiles, and would give up on contrast.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.leaflet-tile { mix-blend-mode: normal !important; }') // also for later tiles
    document.adoptedStyleSheets.push(sheet)
  })
  await expect.poll(() => page.evaluate(countChanging)).toBe(0)
  const checker = checkers[depth](page)
  const results = await (without ? checker.disableRules(without) : checker).analyze()
  const wrong = [...violations(results), ...brokeDown(results)]
  expect(results.passes.length).toBeGreaterThan(0)
  return wrong.map(({ id, nodes }) => ({ width, id, at: nodes.map(({ target }) => target) }))
}

export const expectAccessible = async (page: Page, look: Look) => {
  expect(await inaccessibleOn(page, look)).toEqual([])
}

/** Waits until the page is drawn in it. */
export const goDark = async (page: Page): Promise<void> => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).not.toBe(light)
}

/** Switches to the widest fallback font, which is then on for good. */
export const expectReadableInWideFont = async (
  page: Page,
  at: readonly number[] = widthsInWideFont,
): Promise<void> => {
  await useWideFont(page)
  for (const width of at) {
    await resize(page, width)
    await expectFit(page, width)
    await expectLegible(page, width)
  }
}

/**
 * The content fits at every width, and passes axe on a phone; its contrast also holds on a dark desktop. The font
 * stays wide.
 */
export const expectGoodLooks = async (page: Page, depth: Look['depth']): Promise<void> => {
  await expectFitAtEveryWidth(page)
  await resize(page, phoneWidth)
  await expectAccessible(page, { width: phoneWidth, depth })
  await goDark(page)
  await resize(page, desktopWidth)
  await expectAccessible(page, { width: desktopWidth, depth: depth === 'full' ? 'full' : 'contrast' })
  await expectReadableInWideFont(page)
}

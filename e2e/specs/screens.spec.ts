// Every screen, in both themes and at every width: nothing overflows, nothing is out of reach, nothing weighs more.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import figures from '../first-load.json' with { type: 'json' }
import { expect, test } from '../fixtures.ts'
import { openScreen, screens, waitUntilFinished } from '../screens.ts'
import { countScriptBytes } from '../script-bytes.ts'

const widths = [320, 375, 768, 1440]
const mainWidths = [375, 1440]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const mostGrowth = 1.02
const figureOf = new Map(Object.entries(figures))

test.use({
  expectedComplaints: [/404 \(Not Found\)/],
  contextOptions: { reducedMotion: 'reduce' },
})

/** Nothing sticks out to the side. */
const expectFit = (page: Page, width: number) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `what sticks out at ${width} px`,
    )
    .toBe(0)

/** No frame of another origin is in any screen, so axe needs no page of its own for its result. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** The first entries of a list stand for the others, which are made the same way: sixty homes would take a minute. */
const briefAxe = (page: Page) => axe(page).exclude('[role="list"] > li:nth-child(n + 9)')

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

/** A rule that broke down says nothing: axe then counts it as neither kept nor broken. */
const brokeDown = ({ incomplete }: AxeResults) =>
  incomplete.filter(({ nodes }) => nodes.some(({ none }) => none.some(({ id }) => id === 'error-occurred')))

const expectAccessible = async (checker: AxeBuilder, page: Page, width: number) => {
  // The way in which Leaflet lays tiles over one another is unknown to axe, which then gives up on contrast.
  await page.evaluate(() => {
    for (const tile of document.querySelectorAll<HTMLElement>('.leaflet-tile'))
      tile.style.mixBlendMode = 'normal'
  })
  const results = await checker.analyze()
  const wrong = [...results.violations, ...brokeDown(results)]
  expect(wrong.map(({ id, nodes }) => ({ width, id, at: nodes.map(({ target }) => target) }))).toEqual([])
  expect(results.passes.length).toBeGreaterThan(0)
}

for (const screen of screens)
  test(`${screen.path} fits, is accessible in both themes and loads no more script than its figure says`, async ({
    page,
    signInAs,
  }) => {
    if (screen.account) await signInAs(screen.account)
    const { bytes } = await countScriptBytes(page, screen)
    const figure = figureOf.get(screen.path)?.bytes
    if (!figure) throw new Error(`${screen.path} has no figure: run \`bun e2e/bench/first-load.ts --save\``)
    expect(
      bytes,
      `more script: if that is intended, run \`bun e2e/bench/first-load.ts --save\``,
    ).toBeLessThanOrEqual(figure * mostGrowth)

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectFit(page, width)
      if (mainWidths.includes(width)) await expectAccessible(briefAxe(page).withTags(rules), page, width)
    }
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await background()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(background).not.toBe(light)
    for (const width of mainWidths) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(briefAxe(page).withRules('color-contrast'), page, width)
    }
  })

for (const screen of screens)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${screen.path} fits and is accessible at every width in the ${colorScheme} theme`, {
      tag: '@long',
    }, async ({ page, signInAs }) => {
      await page.emulateMedia({ colorScheme })
      if (screen.account) await signInAs(screen.account)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await openScreen(page, screen)
        await waitUntilFinished(page)
        await page.waitForLoadState('networkidle')
        await expectFit(page, width)
        await expectAccessible(axe(page).withTags(rules), page, width)
      }
    })

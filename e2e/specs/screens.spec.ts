// Every screen, in both themes and at every width: nothing overflows, nothing is out of reach, nothing weighs more.
import {
  desktopWidth,
  expectAccessible,
  expectFit,
  goDark,
  phoneWidth,
  themes,
  widths,
} from '../accessibility.ts'
import figures from '../first-load.json' with { type: 'json' }
import { expect, test } from '../fixtures.ts'
import { openScreen, screens, waitUntilFinished } from '../screens.ts'
import { countScriptBytes } from '../script-bytes.ts'

const mostGrowth = 1.02
/** An app under work is built to be read, not to be small. */
const isWeighed = !process.env.E2E_MF
const figureOf = new Map(Object.entries(figures))

test.use({
  expectedComplaints: [/404 \(Not Found\)/],
  contextOptions: { reducedMotion: 'reduce' },
})

for (const screen of screens)
  test(`${screen.path} fits, is accessible in both themes and loads no more script than its figure says`, async ({
    page,
    signInAs,
  }) => {
    if (screen.account) await signInAs(screen.account)
    const { bytes } = await countScriptBytes(page, screen)
    const figure = figureOf.get(screen.path)?.bytes
    if (!figure) throw new Error(`${screen.path} has no figure: run \`bun e2e/bench/first-load.ts --save\``)
    if (isWeighed)
      expect(
        bytes,
        `more script: if that is intended, run \`bun e2e/bench/first-load.ts --save\``,
      ).toBeLessThanOrEqual(figure * mostGrowth)

    // Light on a phone and dark on a desktop; the long form looks at both everywhere.
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 })
      await expectFit(page, width)
    }
    await page.setViewportSize({ width: phoneWidth, height: 900 })
    await expectAccessible(page, { width: phoneWidth, depth: 'brief' })
    await goDark(page)
    await page.setViewportSize({ width: desktopWidth, height: 900 })
    await expectAccessible(page, { width: desktopWidth, depth: 'brief' })
  })

for (const screen of screens)
  for (const colorScheme of themes)
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
        await expectAccessible(page, { width, depth: 'full' })
      }
    })

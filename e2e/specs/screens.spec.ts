// Every screen, in both themes and at every width: nothing overflows, nothing is out of reach.
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures.ts'
import { openScreen, screens } from '../screens.ts'

const widths = [320, 375, 768, 1440]

test.use({ expectedComplaints: [/404 \(Not Found\)/] })

for (const screen of screens)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${screen.path} fits and is accessible in the ${colorScheme} theme`, async ({
      page,
      signInAs,
    }, testInfo) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (screen.account) await signInAs(screen.account)
      await openScreen(page, screen)
      await expect(page.getByRole('main').getByText(screen.shows).first()).toBeVisible()
      await page.waitForLoadState('networkidle')

      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect({ width, overflow }).toEqual({ width, overflow: 0 })
        await testInfo.attach(`${width}`, { body: await page.screenshot(), contentType: 'image/png' })
        if (width === 320 || width === 768) continue
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(
          violations.map(({ id, nodes }) => ({ width, id, at: nodes.map(({ target }) => target) })),
        ).toEqual([])
      }
    })

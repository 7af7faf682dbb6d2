// What a person has begun to read stays where it is, on every page: when the script takes over, and when data comes.
import type { Page } from '@playwright/test'
import { desktopWidth, phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { readShifts, watchShifts } from '../layout-shift.ts'
import { openScreen, screens, waitUntilFinished } from '../screens.ts'

test.use({ expectedComplaints: [/404 \(Not Found\)/] })

/**
 * Scripts, answers and the font come only once what the server drew is on the screen: a fast machine may never show it. Call
 * what this returns before each page that is opened.
 */
const holdUntilPainted = async (page: Page): Promise<() => void> => {
  let release = () => {}
  let painted = Promise.resolve()
  await page.exposeFunction('onPainted', () => release())
  await page.addInitScript(() => {
    const tell = () => Reflect.get(window, 'onPainted')()
    new PerformanceObserver(tell).observe({ type: 'paint', buffered: true })
  })
  await page.route(/\.(?:js|woff2)$|\/api\//, async route => {
    await painted
    await route.fallback()
  })
  return () => {
    painted = new Promise(resolve => {
      release = resolve
    })
  }
}

for (const screen of screens)
  test(`nothing moves on ${screen.path}, on a phone and on a desktop`, async ({ page, signInAs }) => {
    if (screen.account) await signInAs(screen.account)
    await watchShifts(page)
    const hold = await holdUntilPainted(page)
    for (const width of [phoneWidth, desktopWidth]) {
      await page.setViewportSize({ width, height: width === phoneWidth ? 812 : 900 })
      hold()
      await openScreen(page, screen)
      await waitUntilFinished(page)
      await page.waitForLoadState('networkidle')
      expect.soft(await readShifts(page), `${width} px wide`).toEqual({ shift: 0, moved: [] })
    }
  })

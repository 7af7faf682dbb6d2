// What a person has begun to read stays where it is, on every page: when the script takes over, and when data comes.
import type { Page } from '@playwright/test'
import { desktopWidth, phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { readShifts, watchShifts } from '../layout-shift.ts'
import { openScreen, screens, waitUntilFinished } from '../screens.ts'

test.use({ expectedComplaints: [/404 \(Not Found\)/] })

/** Scripts, answers and the font come only once what the server drew is on the screen: a fast machine may never show it. */
const holdUntilPainted = async (page: Page): Promise<void> => {
  let release = () => {}
  const painted = new Promise<void>(resolve => {
    release = resolve
  })
  await page.exposeFunction('onPainted', () => release())
  await page.addInitScript(() => {
    const tell = () => Reflect.get(window, 'onPainted')()
    new PerformanceObserver(tell).observe({ type: 'paint', buffered: true })
  })
  await page.route(/\.(?:js|woff2)$|\/api\//, async route => {
    await painted
    await route.fallback()
  })
}

const devices = {
  phone: { width: phoneWidth, height: 812 },
  desktop: { width: desktopWidth, height: 900 },
}

/** Those that have columns there; the long form looks at all. On a phone, where all is below one another, most can move. */
const briefOnDesktop = ['/', '/search', '/properties/:id', '/ai', '/maintenance/manage']

for (const screen of screens)
  for (const device of ['phone', 'desktop'] as const)
    test(`nothing moves on ${screen.path}, on a ${device}`, {
      tag: device === 'phone' || briefOnDesktop.includes(screen.path) ? [] : '@long',
    }, async ({ page, signInAs }) => {
      if (screen.account) await signInAs(screen.account)
      await page.setViewportSize(devices[device])
      await watchShifts(page)
      await holdUntilPainted(page)
      await openScreen(page, screen)
      await waitUntilFinished(page)
      await page.waitForLoadState('networkidle')
      expect(await readShifts(page)).toEqual({ shift: 0, moved: [] })
    })

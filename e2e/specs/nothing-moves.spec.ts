// Content that a person has begun to read stays in place on every page, during hydration and when data arrives.
import type { Page } from '@playwright/test'
import { desktopWidth, phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { readShifts, watchShifts } from '../layout-shift.ts'
import { openScreen, type Screen, screens, waitUntilFinished } from '../screens.ts'

test.use({ expectedComplaints: [/404 \(Not Found\)/] })

/** Scripts, answers and the font wait until the server's HTML is painted, which a fast machine might skip. */
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

/** Screens with columns there. */
const briefOnDesktop = ['/search']

/** Every eighth screen on a phone, where everything is stacked and most can move; the long form checks all. */
const isBrief = (device: keyof typeof devices, { path }: Screen, index: number) =>
  device === 'phone' ? index % 8 === 0 : briefOnDesktop.includes(path)

for (const [index, screen] of screens.entries())
  for (const device of ['phone', 'desktop'] as const)
    test(`nothing moves on ${screen.path}, on a ${device}`, {
      tag: isBrief(device, screen, index) ? [] : '@long',
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

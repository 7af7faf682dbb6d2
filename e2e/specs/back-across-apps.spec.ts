import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { waitUntilFinished } from '../screens.ts'

/** Linked by the header or footer, in both directions for most. */
const pairs: Record<'tenant' | 'landlord', [from: string, to: string][]> = {
  tenant: [
    ['/maintenance/requests', '/search'],
    ['/', '/ai'],
    ['/ai', '/saved'],
    ['/saved', '/'],
  ],
  landlord: [
    ['/landlord/properties', '/ai'],
    ['/maintenance/manage', '/search'],
    ['/ai', '/landlord/properties'],
    ['/', '/landlord/properties'],
  ],
}

/** Each device takes every other pair. */
const devices = [
  { device: 'phone', width: 375, remainder: 0 },
  { device: 'desktop', width: 1440, remainder: 1 },
]

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls by `y`, or to the end of the page; returns how far. */
const scrollDown = async (page: Page, y: number): Promise<number> => {
  await page.evaluate(to => window.scrollTo(0, to), y)
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(50)
  return left
}

/** The mouse would first scroll to a link out of view. */
const follow = async (page: Page, path: string) => {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(path)
  await waitUntilFinished(page)
}

for (const { device, width, remainder } of devices)
  test.describe(`on a ${device}`, () => {
    test.use({
      viewport: { width, height: 800 },
      ...(device === 'phone' && { hasTouch: true, isMobile: true }),
    })

    for (const account of ['tenant', 'landlord'] as const)
      test(`a ${account}'s Back and Forward return to where each page was left`, {
        tag: device === 'phone' && account === 'tenant' ? [] : '@long',
      }, async ({ page, signInAs }) => {
        await signInAs(account)
        for (const [from, to] of pairs[account].filter((_, index) => index % 2 === remainder)) {
          await page.goto(from)
          await waitUntilFinished(page)
          const left = await scrollDown(page, 600)
          await follow(page, to)
          await expect.poll(() => scrolled(page), `${to} begins at its top`).toBe(0)
          const leftThere = await scrollDown(page, 250)

          await page.goBack()
          await expect(page).toHaveURL(from)
          await waitUntilFinished(page)
          await expect.poll(() => scrolled(page), `Back from ${to} to ${from}`).toBe(left)
          await page.goForward()
          await expect(page).toHaveURL(to)
          await waitUntilFinished(page)
          await expect.poll(() => scrolled(page), `Forward from ${from} to ${to}`).toBe(leftThere)
        }
      })
  })

// Short: Back and Forward above.
test('scrolling in between is remembered too, also over a reload', { tag: '@long' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('tenant')
  await page.goto('/')
  await waitUntilFinished(page)
  const left = await scrollDown(page, 600)
  await follow(page, '/ai')
  await scrollDown(page, 250)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(left)
  await page.goForward()
  await expect(page).toHaveURL('/ai')
  await expect.poll(() => scrolled(page)).toBe(250)
  // By script, like the browser's text search: without input events.
  const leftNext = await scrollDown(page, 120)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.reload()
  await waitUntilFinished(page)
  await expect.poll(() => scrolled(page)).toBe(left)
  await page.goForward()
  await expect(page).toHaveURL('/ai')
  await expect.poll(() => scrolled(page)).toBe(leftNext)
})

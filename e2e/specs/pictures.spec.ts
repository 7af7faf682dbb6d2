import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { waitUntilFinished } from '../screens.ts'

const isLoaded = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test('a picture of a home is loaded only when it comes near', async ({ page, world }) => {
  await page.goto(world.search)
  const pictures = page.getByRole('article').getByRole('img', { name: /^Illustration of/ })
  await expect.poll(() => isLoaded(pictures.first())).toBe(true)
  expect(await isLoaded(pictures.last())).toBe(false)
  await pictures.last().scrollIntoViewIfNeeded()
  await expect.poll(() => isLoaded(pictures.last())).toBe(true)
})

test('by night it is dusk in a picture, although the system’s theme is light', async ({ page, world }) => {
  await page.goto(world.search)
  const picture = page.getByRole('img', { name: /^Illustration of/ }).first()
  await waitUntilFinished(page)
  await expect.poll(() => isLoaded(picture)).toBe(true)
  // A picture that has arrived is painted only once it is decoded.
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not shown.')
  /** Its middle, where nothing lies over it. */
  const clip = { x: box.x + box.width * 0.4, y: box.y + box.height * 0.4, width: 24, height: 24 }
  const byDay = await page.screenshot({ clip })
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
  await expect.poll(async () => (await page.screenshot({ clip })).equals(byDay)).toBe(false)
  await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'))
  await expect.poll(async () => (await page.screenshot({ clip })).equals(byDay)).toBe(true)
})

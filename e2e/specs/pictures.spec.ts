import type { Locator } from '@playwright/test'
import { phoneWidth } from '../accessibility.ts'
import { boxOf } from '../box-of.ts'
import { expect, test } from '../fixtures.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'

const isLoaded = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test('a home’s picture loads only when it is near, and shows dusk in the dark theme, even if the system is light', async ({
  page,
  world,
}) => {
  await resize(page, phoneWidth, 600) // a long list: browsers differ in what is near
  await page.goto(`${world.search}&view=list`)
  const pictures = page.getByRole('article').getByRole('img', { name: /^Illustration of/ })
  const picture = pictures.first()
  await expect.poll(() => isLoaded(picture)).toBe(true)
  await waitUntilFinished(page) // until then a page that was drawn by the server is replaced
  expect(await isLoaded(pictures.last())).toBe(false)
  await pictures.last().scrollIntoViewIfNeeded()
  await expect.poll(() => isLoaded(pictures.last())).toBe(true)

  await picture.scrollIntoViewIfNeeded()
  // A loaded picture is painted only once it is decoded.
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const box = await boxOf(picture)
  /** Its center, which nothing covers. */
  const clip = { x: box.x + box.width * 0.4, y: box.y + box.height * 0.4, width: 24, height: 24 }
  const byDay = await page.screenshot({ clip })
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
  await expect.poll(() => isLoaded(picture)).toBe(true)
  await expect.poll(async () => (await page.screenshot({ clip })).equals(byDay)).toBe(false)
  await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'))
  await expect.poll(async () => (await page.screenshot({ clip })).equals(byDay)).toBe(true)
})

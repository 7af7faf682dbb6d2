import { expect, test } from '../fixtures.ts'

test('a picture of a home is drawn only when it comes near', async ({ page, world }) => {
  await page.goto(world.search)
  const pictures = page.getByRole('article').getByRole('img', { name: /^Illustration of/ })
  await expect(pictures.first().locator('path').first()).toBeAttached()
  await expect(pictures.last().locator('path')).toHaveCount(0)
  await pictures.last().scrollIntoViewIfNeeded()
  await expect(pictures.last().locator('path').first()).toBeVisible()
})

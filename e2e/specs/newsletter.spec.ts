import { expect, test } from '../fixtures.ts'
import { toast } from '../pages/toast.ts'

test('an address given in the footer is kept, and the field is cleared for the next', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Newsletter').fill('reader@example.com')
  const answer = page.waitForResponse('**/api/newsletter')
  await footer.getByRole('button', { name: 'Subscribe to Updates' }).click()
  expect((await answer).status()).toBe(202)
  await expect(toast(page, 'You’re on the list. The newsletter is coming soon.')).toBeVisible()
  await expect(footer.getByLabel('Newsletter')).toHaveValue('')
})

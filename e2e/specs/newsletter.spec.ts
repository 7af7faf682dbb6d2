import { expect, test } from '../fixtures.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { toast } from '../pages/toast.ts'

test('an address given in the footer is kept, and the field is cleared for the next', {
  tag: '@mailbox', // a portal that sends no mail has no such field
}, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Newsletter').fill('reader@example.com')
  const answer = page.waitForResponse('**/api/newsletter')
  await footer.getByRole('button', { name: 'Subscribe to Updates' }).click()
  expect((await answer).status()).toBe(202)
  await expect(toast(page, 'We’ll email you a link to confirm your subscription.')).toBeVisible()
  await expect(footer.getByLabel('Newsletter')).toHaveValue('')
})

test('an address gets the newsletter once a press confirmed it', { tag: '@mailbox' }, async ({ page }) => {
  const email = `test-${crypto.randomUUID()}@example.com`
  await page.goto('/terms')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Newsletter').fill(email)
  await footer.getByRole('button', { name: 'Subscribe to Updates' }).click()
  const link = linkIn(await mailTo(email, 'Please confirm your subscription'), '/newsletter/confirm')
  await page.goto(link)
  await expect(page).toHaveURL('/newsletter/confirm') // without the token
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status').getByText('You’ll get our newsletter.')).toBeVisible()
})

import { expect, test } from '../fixtures.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { toast } from '../pages/toast.ts'
import { newTenant } from '../person.ts'

test('an address given in the footer gets the newsletter once a press confirmed it', {
  tag: '@mailbox', // a portal that sends no mail has no such field
}, async ({ page, baseURL }) => {
  const { email } = await newTenant(baseURL) // the end of the account is that of its subscription
  await page.goto('/terms')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Newsletter').fill(email)
  await footer.getByRole('button', { name: 'Subscribe to Updates' }).click()
  await expect(toast(page, 'We’ll email you a link to confirm your subscription.')).toBeVisible()
  await expect(footer.getByLabel('Newsletter')).toHaveValue('')

  const link = linkIn(await mailTo(email, 'Please confirm your subscription'), '/newsletter/confirm')
  await page.goto(link)
  await expect(page).toHaveURL('/newsletter/confirm') // without the token
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status').getByText('You’ll get our newsletter.')).toBeVisible()
})

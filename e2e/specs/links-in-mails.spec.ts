import { desktopWidth, expectAccessible } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { remember } from '../made.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { toast } from '../pages/toast.ts'
import { newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'

const newPassword = 'a password that nobody knew'

test.describe('a forgotten password', () => {
  test.use({ expectedComplaints: [/401|422/] }) // a wrong password, and a link that was used

  test('is replaced by the link that was mailed, which works once', {
    tag: '@mailbox',
  }, async ({ page, baseURL }) => {
    const { email, password } = await newTenant(baseURL)
    await page.goto('/auth')
    await waitUntilFinished(page)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('status').getByText(`If there is an account with ${email}`)).toBeVisible()

    const link = linkIn(await mailTo(email, 'Choose a new password'), '/auth/reset')
    await page.goto(link)
    await expect(page).toHaveURL('/auth/reset') // without the token
    await waitUntilFinished(page)
    await page.getByLabel(/^New password/).fill(newPassword)
    await page.getByLabel('Confirm new password').fill(newPassword)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(toast(page, 'Password changed')).toBeVisible()
    remember({ email, password: newPassword })
    await expect(page).toHaveURL('/auth')

    await new AuthPage(page).logIn(email, password)
    await expect(toast(page, 'Login failed')).toBeVisible()
    await new AuthPage(page).logIn(email, newPassword)
    await expect(toast(page, 'Login successful!')).toBeVisible()

    await page.goto(link)
    await waitUntilFinished(page)
    await page.getByLabel(/^New password/).fill(newPassword)
    await page.getByLabel('Confirm new password').fill(newPassword)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('alert').getByText('This link doesn’t work')).toBeVisible()
  })
})

// Short: mf-public/src/account/links/link-pages.test.tsx, and the API’s account-links.test.ts.
test('an address is confirmed by a press, after the link was asked for again', {
  tag: ['@mailbox', '@long'],
}, async ({ page, baseURL }) => {
  const { email } = await newTenant(baseURL, page.request)
  const subject = 'Please confirm your email address'
  await mailTo(email, subject)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(toast(page, 'Link sent')).toBeVisible()
  const link = linkIn(await mailTo(email, subject, 2), '/auth/confirm') // the first one no longer works
  await page.goto(link)
  await expect(page).toHaveURL('/auth/confirm')
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('status').getByText('Your email address is confirmed.')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(page.getByText('Please confirm your email address')).toHaveCount(0)
})

// Short: mf-public/src/account/links/link-pages.test.tsx.
test('a link without its token says so', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/auth/reset', '/auth/confirm']) {
    await page.goto(path)
    if (path === '/auth/confirm') await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('alert').getByText('This link doesn’t work')).toBeVisible()
    await expectAccessible(page, { width: desktopWidth, depth: 'brief' })
  }
})

import { readFile } from 'node:fs/promises'
import { request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { remember } from '../made.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { toast } from '../pages/toast.ts'
import { newTenant, personOf } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

// Short: mf-public/src/account/security/security-page.test.tsx, and the API’s security.test.ts.
test('a new address counts once its link was opened, unless it is stopped from the old one', {
  tag: ['@mailbox', '@long'],
}, async ({ page, baseURL }) => {
  const { call, email, password } = await newTenant(baseURL, page.request)
  const confirming = linkIn(await mailTo(email, 'Please confirm your email address'), '/auth/confirm')
  await call('POST', '/api/auth/confirm-email', { token: confirming.split('#')[1] })
  const newEmail = `${unique('moved').replaceAll(/\W+/g, '-').toLowerCase()}@example.com`
  const ask = async () => {
    await page.goto('/profile/security')
    const form = page.getByRole('form', { name: 'Email address' })
    await form.getByLabel('New email').fill(newEmail)
    await form.getByLabel('Your password').fill(password)
    await form.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(`${newEmail} isn’t confirmed yet`)).toBeVisible()
  }
  await ask()
  await mailTo(newEmail, 'Please confirm your new email address')
  await page.goto(linkIn(await mailTo(email, 'Your email address is about to change'), '/auth/keep'))
  await page.getByRole('button', { name: 'Keep my address' }).click()
  await expect(page.getByRole('status').getByText(/^Your email address won’t change/)).toBeVisible()
  await ask()
  await page.goto(linkIn(await mailTo(newEmail, 'Please confirm your new email address', 2), '/auth/confirm'))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('status').getByText('Your email address is confirmed.')).toBeVisible()
  remember({ email: newEmail, password })
  await mailTo(email, 'Your email address was changed')
  await page.goto('/profile/security')
  await expect(page.getByText(`You sign in with ${newEmail}`)).toBeVisible()
})

test.describe('an account', () => {
  // The page asks whether anyone is still signed in.
  test.use({ expectedComplaints: [/401/] })

  test('signs another device out, gives its owner a copy of their data, and closed on its first day it is gone and its address free', async ({
    page,
    baseURL,
  }) => {
    const { email, password } = await newTenant(baseURL, page.request)
    const elsewhere = personOf(await request.newContext(), baseURL ?? '')
    await elsewhere.call('POST', '/api/auth/login', { email, password })
    await page.goto('/profile/security')
    await waitUntilFinished(page)
    await page.getByRole('button', { name: /^Sign out/ }).click()
    await expect(toast(page, /was signed out/)).toBeVisible()
    await expect(elsewhere.call('GET', '/api/auth/profile')).rejects.toThrow('failed')

    await page.getByRole('button', { name: 'Make a copy' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download your data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Your data \d{4}-\d\d-\d\d\.zip$/)
    const zip = await readFile(await download.path())
    expect(zip.toString('latin1', 0, 4)).toBe('PK\x03\x04')
    expect(zip.includes(email)).toBe(true)

    const form = page.getByRole('form', { name: 'Close my account' })
    await form.getByLabel('Your password').fill(password)
    await form.getByRole('button', { name: 'Close my account' }).click()
    await expect(toast(page, 'Account closed')).toBeVisible()
    await expect(page).toHaveURL(/\/auth/)
    const { call } = personOf(page.request, baseURL ?? '')
    await expect(call('POST', '/api/auth/login', { email, password })).rejects.toThrow(
      'check your credentials',
    )
    const again = { firstName: 'Noor', lastName: 'Haddad', userType: 'tenant', accountType: 'individual' }
    await call('POST', '/api/auth/register', { email, password, ...again })
  })
})

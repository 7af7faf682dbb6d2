// A landlord brings a tenant onto the portal.
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { listHome } from '../new-home.ts'
import { toast } from '../pages/toast.ts'
import { newAddress, newLandlord, newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

// What comes after is in from-a-question-to-a-key.spec.ts.
test('an address without an account is invited; its owner signs up and agrees', {
  tag: '@mailbox',
}, async ({ page, browser, baseURL }) => {
  const owner = await (await browser.newContext()).newPage()
  const landlord = await newLandlord(baseURL, owner.request)
  const address = newAddress('tenant')
  const confirm = async (browserOf: Page, email: string) => {
    await browserOf.goto(linkIn(await mailTo(email, 'Please confirm your email address'), '/auth/confirm'))
    await browserOf.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(browserOf.getByText('Your email address is confirmed.')).toBeVisible()
  }
  await confirm(owner, landlord.email)
  const home = await listHome(landlord, unique('Rooms above the bakery'))

  await owner.goto(`/landlord/properties/${home.id}`)
  await waitUntilFinished(owner)
  await owner.getByRole('button', { name: 'Invite a tenant' }).click()
  const invitation = owner.getByRole('dialog', { name: 'Invite a tenant' })
  await invitation.getByLabel('Your tenant’s email').fill(address)
  await invitation
    .getByLabel('First day')
    .fill(new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10))
  await invitation.getByRole('button', { name: 'Send invitation' }).click()
  await expect(toast(owner, /^Invitation sent/)).toBeVisible()
  await expect(owner.getByRole('region', { name: 'Tenants' })).toContainText(address)

  const offer = await mailTo(address, 'A home is offered to you')
  await newTenant(baseURL, page.request, address)
  await page.goto('/tenancies')
  await expect(page.getByText('No homes yet')).toBeVisible()
  await confirm(page, address)
  await expect(async () => {
    await page.goto('/tenancies')
    await waitUntilFinished(page)
    await expect(page.getByRole('link', { name: home.title })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('link', { name: home.title }).click()
  await waitUntilFinished(page)
  expect(offer.text).toContain(new URL(page.url()).pathname)
  await page.getByRole('button', { name: 'Agree' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click()

  await expect(page.getByRole('button', { name: 'I moved in' })).toBeVisible()
  await owner.reload()
  await waitUntilFinished(owner)
  await expect(owner.getByRole('region', { name: 'Tenants' })).toContainText('Current')
  await expect(owner.getByRole('region', { name: 'Listing' })).toContainText('Occupied')
  await owner.context().close()
})

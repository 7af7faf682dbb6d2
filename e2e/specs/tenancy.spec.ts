// A landlord brings a tenant onto the portal: from the invitation to a repair.
import { desktopWidth, expectAccessible } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { listHome } from '../new-home.ts'
import { toast } from '../pages/toast.ts'
import { newLandlord, newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

test('a tenant is invited by address, agrees, and asks for a repair', {
  tag: '@mailbox',
}, async ({ page, browser, baseURL }) => {
  const owner = await (await browser.newContext()).newPage()
  const landlord = await newLandlord(baseURL, owner.request)
  const tenant = await newTenant(baseURL, page.request)
  for (const [browserOf, { email }] of [
    [owner, landlord],
    [page, tenant],
  ] as const) {
    await browserOf.goto(linkIn(await mailTo(email, 'Please confirm your email address'), '/auth/confirm'))
    await browserOf.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(browserOf.getByText('Your email address is confirmed.')).toBeVisible()
  }
  const home = await listHome(landlord, unique('Rooms above the bakery'))

  await owner.goto(`/landlord/properties/${home.id}`)
  await waitUntilFinished(owner)
  await expectAccessible(owner, { width: desktopWidth, depth: 'brief' })
  await owner.getByRole('button', { name: 'Invite a tenant' }).click()
  const invitation = owner.getByRole('dialog', { name: 'Invite a tenant' })
  await invitation.getByLabel('Your tenant’s email').fill(tenant.email)
  await invitation.getByLabel('First day').fill('2026-01-01')
  await invitation.getByRole('button', { name: 'Send invitation' }).click()
  await expect(toast(owner, /^Invitation sent/)).toBeVisible()
  await expect(owner.getByRole('region', { name: 'Tenants' })).toContainText(tenant.email)

  await expect(async () => {
    await page.goto('/tenancies')
    await waitUntilFinished(page)
    await expect(page.getByRole('link', { name: home.title })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('link', { name: home.title }).click()
  await waitUntilFinished(page)
  await expectAccessible(page, { width: desktopWidth, depth: 'brief' })
  await page.getByRole('button', { name: 'Agree' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click()

  await page.getByRole('link', { name: 'Request a repair' }).click()
  const request = page.getByRole('dialog', { name: 'New Request' })
  await request.getByLabel('Title').fill('Dripping tap')
  await request.getByLabel('Description').fill('The tap in the kitchen drips all night.')
  await request.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option').first().click()
  await request.getByRole('button', { name: 'Submit Request' }).click()
  await expect(toast(page, /Request Submitted/)).toBeVisible()

  await page.goto('/tenancies')
  await waitUntilFinished(page)
  await page.getByRole('link', { name: home.title }).click()
  await waitUntilFinished(page)
  await expect(page.getByRole('link', { name: 'Dripping tap' })).toBeVisible()
  await owner.reload()
  await waitUntilFinished(owner)
  await expect(owner.getByRole('region', { name: 'Tenants' })).toContainText('Current')
  await expect(owner.getByRole('link', { name: 'Dripping tap' })).toBeVisible()
  await expect(owner.getByRole('region', { name: 'Listing' })).toContainText('Occupied')
  await owner.context().close()
})

import type { Page } from '@playwright/test'
import { desktopWidth, expectAccessible } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { listHome } from '../new-home.ts'
import { toast } from '../pages/toast.ts'
import { newAddress, newLandlord, newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

// The API tells nothing about the offer until the address is confirmed.
test.use({ expectedComplaints: [/404 \(Not Found\)/] })

// Short: from-a-question-to-a-key.spec.ts, and the invitation in mf-landlord/src/home/home-page.test.tsx.
test('an address without an account is invited; its owner signs up, agrees, moves in, asks for a repair, and gives notice', {
  tag: ['@mailbox', '@long'],
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
  await expectAccessible(owner, { width: desktopWidth, depth: 'brief' })
  await owner.getByRole('button', { name: 'Invite a tenant' }).click()
  const invitation = owner.getByRole('dialog', { name: 'Invite a tenant' })
  await invitation.getByLabel('Your tenant’s email').fill(address)
  await invitation
    .getByLabel('First day')
    .fill(new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10))
  await invitation.getByRole('button', { name: 'Send invitation' }).click()
  await expect(toast(owner, /^Invitation sent/)).toBeVisible()
  await expect(owner.getByRole('region', { name: 'Tenants' })).toContainText(address)

  const offer = await mailTo(address, 'Offer to answer by ')
  const signUp = /\/auth\?\S+/.exec(offer.text)?.[0] ?? ''
  await page.goto(signUp)
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('once you confirm your email address, its offer opens')).toBeVisible()
  await newTenant(baseURL, page.request, address)
  await page.goto('/tenancies')
  await expect(page.getByText('No homes yet')).toBeVisible()
  await page.goto(signUp)
  await expect(page.getByText('Confirm your email address, then your offer opens here')).toBeVisible()
  const fromMail = await page.context().newPage()
  await confirm(fromMail, address)
  await fromMail.getByRole('link', { name: 'See what’s next' }).click()
  const { pathname } = new URL(page.url())
  await expect(fromMail.locator(`main a[href="${pathname}"]`).first()).toBeVisible()
  await fromMail.close()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await waitUntilFinished(page)
  await expectAccessible(page, { width: desktopWidth, depth: 'brief' })
  await page.getByRole('button', { name: 'Agree' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click()

  await page.getByRole('button', { name: 'I moved in' }).click()
  const movingIn = page.getByRole('dialog', { name: 'Have you moved in?' })
  await movingIn.getByLabel('Note').fill('A scratch by the door.')
  await movingIn.getByRole('button', { name: 'I moved in' }).click()
  await expect(toast(page, /^Welcome home/)).toBeVisible()
  await expect(page.getByText('A scratch by the door.')).toBeVisible()

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

  await page.getByRole('button', { name: 'Give notice' }).click()
  const notice = page.getByRole('dialog', { name: 'Give notice' })
  const lastDay = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await notice.getByLabel('Last day').fill(lastDay)
  await expect(notice.getByText(/It takes effect once .* accepts it/)).toBeVisible()
  await notice.getByRole('button', { name: 'Give notice' }).click()
  await expect(page.getByText(/Waiting for .* to accept\.$/)).toBeVisible()
  await mailTo(landlord.email, 'Please respond to a notice')
  await owner.reload()
  await waitUntilFinished(owner)
  await owner.getByRole('button', { name: 'Accept notice' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Accept notice' }).click()
  await expect(owner.getByRole('region', { name: 'Tenants' })).toContainText('gave notice')
  await owner.getByRole('button', { name: 'Relist' }).click()
  await expect(toast(owner, /^Available from/)).toBeVisible()
  await mailTo(address, 'Your notice was accepted')
  await owner.context().close()
})

// A repair from a photograph to its confirmation, by a tenant, a landlord, and a vendor who has no account.
import { devices, type Page } from '@playwright/test'
import { expectAccessible, expectFit, goDark } from '../accessibility.ts'
import { findByLetters } from '../find-by-letters.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../pages/toast.ts'
import { tile } from '../tile.ts'
import { unique } from '../unique.ts'

const choose = async (page: Page, label: string, letters: string) => {
  await page.getByRole('combobox', { name: label }).press('Enter')
  await findByLetters(
    page,
    letters,
    page.getByRole('option', { name: new RegExp(`^${letters}`, 'i') }).first(),
  )
  await page.keyboard.press('Enter')
}

const pictureOf = (buffer: Buffer) => ({ name: 'photo.png', mimeType: 'image/png', buffer })

// It needs a home where the tenant lives.
test('a repair from photograph to vendor to confirmation', { tag: '@demonstration' }, async ({
  page,
  browser,
  signInAs,
  baseURL,
}) => {
  const title = unique('Tap that drips')
  const id = await test.step('the tenant requests it, with a photo', async () => {
    await signInAs('demonstration tenant')
    await page.goto('/maintenance/requests?new')
    const form = page.getByRole('dialog', { name: 'New Request' })
    await choose(page, 'Property', 'Re')
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Description').fill('It drips all night. Call me: 415-555-0134.')
    await choose(page, 'Category', 'plu')
    await form.locator('input[type=file]').setInputFiles(pictureOf(tile))
    await expect(form.getByText('1 of 5 photos uploaded')).toBeVisible()
    await form.getByRole('button', { name: 'Submit Request' }).click()
    await expect(toast(page, 'Request Submitted')).toBeVisible()
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card.getByText(/^It drips all night/)).toHaveCSS('-webkit-line-clamp', '2')
    await page.getByRole('button', { name: `View Details of ${title}` }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    return new URL(page.url()).searchParams.get('request')
  })

  const link = await test.step('the landlord shares it with a vendor', async () => {
    await signInAs('demonstration landlord')
    await page.goto(`/maintenance/manage?request=${id}`)
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Share with Vendor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share with Vendor' })
    await dialog.getByLabel('Who will do the work?').fill('Bay Plumbing')
    await dialog.getByRole('button', { name: 'Make link' }).click()
    return dialog.getByLabel('Vendor link').inputValue()
  })
  expect(link).toMatch(new RegExp(`^${baseURL}/vendor#[\\w-]{43}$`))

  const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL })
  const vendor = await phone.newPage()
  await test.step('the vendor reads it on a phone, schedules it, adds a photo and says that it is done', async () => {
    await vendor.goto(link)
    await expect(vendor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(vendor.getByText('It drips all night. Call me: [PHONE REMOVED].')).toBeVisible()
    await expect(vendor.getByRole('img', { name: '1 of 1' })).toBeVisible()
    await expect(vendor.getByRole('main')).not.toContainText(/Maya|Torres|Daniel|Osei/)
    await vendor.setViewportSize({ width: 320, height: 700 })
    await expectFit(vendor, 320)
    await expectAccessible(vendor, { width: 320, depth: 'brief' })
    await goDark(vendor)
    await expectAccessible(vendor, { width: 320, depth: 'contrast' })
    await vendor.getByLabel('When will you come?').fill('2031-05-04T10:00')
    await vendor.getByRole('button', { name: 'Send update' }).tap()
    await expect(vendor.getByText(/^Sun, May 4, 2031/)).toBeVisible()
    await vendor.locator('input[type=file]').setInputFiles(pictureOf(await vendor.screenshot()))
    await expect(vendor.getByRole('img', { name: '2 of 2' })).toBeVisible()
    await vendor.getByRole('textbox', { name: 'Message' }).fill('A new washer.')
    await vendor.getByRole('button', { name: 'The work is done' }).tap()
    await expect(toast(vendor, 'Thanks! We’ll let them know it’s done.')).toBeVisible()
  })

  await test.step('the landlord completes it, and ends the link', async () => {
    await page.goto(`/maintenance/manage?request=${id}`)
    const details = page.getByRole('dialog', { name: title })
    const history = details.getByRole('list', { name: 'History' })
    for (const words of ['Work reported as done', 'A new washer.', 'Photo added', 'The vendor'])
      await expect(history).toContainText(words)
    await details.getByRole('button', { name: 'Complete' }).click()
    const completion = page.getByRole('dialog', { name: 'Complete Request' })
    await completion.getByRole('button', { name: 'Complete' }).click()
    await expect(completion).toBeHidden()
    await details.getByRole('button', { name: 'Share with Vendor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share with Vendor' })
    await dialog.getByRole('button', { name: 'End link' }).click()
    await expect(dialog.getByRole('button', { name: 'End link' })).toBeHidden()
    await vendor.reload()
    await expect(vendor.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    await phone.close()
  })

  await test.step('the tenant confirms it', async () => {
    await signInAs('demonstration tenant')
    await page.goto(`/maintenance/requests?request=${id}`)
    const details = page.getByRole('dialog', { name: title })
    await details.getByRole('button', { name: 'Yes, it’s fixed' }).click()
    await expect(details.getByRole('list', { name: 'History' })).toContainText('Repair confirmed')
    await expect(details.getByRole('button', { name: 'Not fixed' })).toBeHidden()
  })
})

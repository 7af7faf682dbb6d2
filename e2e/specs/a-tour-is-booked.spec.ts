import { expectAccessible, expectFit } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { listHome } from '../new-home.ts'
import { InquiryDialog } from '../pages/inquiry-dialog.ts'
import { toast } from '../pages/toast.ts'
import { newLandlord, newTenant } from '../person.ts'
import { unique } from '../unique.ts'

/** Hours are on the clock of its place. */
const onMap = { latitude: 39.51, longitude: -117.02 }

test.use({ viewport: { width: 320, height: 720 } })

test('on a narrow phone by keyboard, a landlord sets tour hours, and a tenant books one of their slots', async ({
  page,
  context,
  baseURL,
}) => {
  const look = { width: 320, depth: 'brief' } as const
  const landlord = await newLandlord(baseURL)
  const home = await listHome(landlord, unique('House with tours'), onMap)
  await context.addCookies(landlord.cookies)
  await page.goto(`/landlord/properties/${home.id}`)
  await page.getByRole('button', { name: 'Set hours' }).press('Enter')
  const hours = page.getByRole('dialog', { name: 'Tour hours' })
  await hours.getByRole('button', { name: 'Add hours on Monday' }).press('Enter')
  const monday = hours.getByRole('group', { name: 'Monday' })
  await expect(monday.getByLabel('From')).toBeFocused()
  await hours.getByRole('button', { name: 'Add a day off' }).press('Enter')
  await hours.getByLabel('Day off 1', { exact: true }).fill('2046-05-04')
  await expectFit(page, 320)
  await expectAccessible(page, look)
  await hours.getByRole('button', { name: 'Save hours' }).press('Enter')
  await expect(toast(page, 'Tour hours saved')).toBeVisible()

  await context.clearCookies()
  await context.addCookies((await newTenant(baseURL)).cookies)
  const dialog = new InquiryDialog(page)
  await page.goto(`/properties/${home.id}`)
  await dialog.open('Request a tour')
  const slot = dialog.root.getByRole('button', { name: /^Book Mon, .* 5:30\sPM/ }).first()
  await expect(slot).toBeVisible()
  await expectFit(page, 320)
  await expectAccessible(page, look)
  await slot.press('Enter')
  const booked = page.getByRole('dialog', { name: 'Tour scheduled' })
  await expect(booked.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await expectAccessible(page, look)
  await booked.getByRole('link', { name: 'View your inquiries' }).press('Enter')
  await expect(page.getByRole('article', { name: `Inquiry about ${home.title}` })).toContainText('Scheduled')
})

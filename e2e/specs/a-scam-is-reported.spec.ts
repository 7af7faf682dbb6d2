import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expectGoodLooks, phoneWidth } from '../accessibility.ts'
import { newAdministrator } from '../administrator.ts'
import { expect, test } from '../fixtures.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { listHome } from '../new-home.ts'
import { toast } from '../pages/toast.ts'
import { type NewPerson, newLandlord, newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

// Chromium logs what is refused: a listing that is gone, and one that cannot be shown again.
test.use({ expectedComplaints: [/404 \(Not Found\)|409 \(Conflict\)/] })

const openFor = async (
  browser: Browser,
  { cookies }: NewPerson,
  baseURL: string | undefined,
  device: BrowserContextOptions = {},
) => {
  const context = await browser.newContext({ baseURL, ...device })
  await context.addCookies(cookies)
  return context.newPage()
}

const phoneScreen = { width: phoneWidth, height: 812 }

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await waitUntilFinished(page)
}

test('a scam listing is reported and hidden; its landlord reads why and appeals, and another administrator decides', {
  tag: ['@administrators', '@mailbox'],
}, async ({ page, browser, baseURL }) => {
  const [landlord, tenant, first, second] = await Promise.all([
    newLandlord(baseURL),
    newTenant(baseURL, page.request),
    newAdministrator(baseURL, 'Maya'),
    newAdministrator(baseURL, 'Theo'),
  ])
  const confirming = linkIn(
    await mailTo(landlord.email, 'Please confirm your email address'),
    '/auth/confirm',
  )
  await landlord.call('POST', '/api/auth/confirm-email', { token: confirming.split('#')[1] })
  const home = await listHome(landlord, unique('Rooms above the pawnshop'))

  await open(page, `/properties/${home.id}`)
  await page.getByRole('button', { name: 'Report this listing' }).click()
  const report = page.getByRole('dialog', { name: 'Report this listing' })
  await report.getByRole('radio', { name: /^Scam/ }).click()
  await report.getByLabel('What should we know?').fill('They want the deposit by gift card.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(toast(page, 'Report sent')).toBeVisible()

  const reviewer = await openFor(browser, first, baseURL)
  await open(reviewer, '/admin?source=report&reason=scam')
  const row = reviewer.getByRole('article').filter({ hasText: home.title })
  await expect(row).toContainText('Urgent')
  await row.getByRole('link', { name: 'Scam' }).click()
  await waitUntilFinished(reviewer)
  await expect(reviewer.getByRole('region', { name: 'Reported' })).toContainText('gift card')
  await expectGoodLooks(reviewer, 'brief')
  await open(reviewer, new URL(reviewer.url()).pathname)
  await reviewer.getByRole('button', { name: 'Confirm' }).click()
  const decision = reviewer.getByRole('dialog', { name: 'Confirm: Scam' })
  await decision.getByRole('radio', { name: /^Hide the listing/ }).click()
  await decision.getByLabel(/^Reason/).fill('It asks for gift cards before a tour.')
  await decision.getByRole('button', { name: 'Confirm' }).click()
  await expect(reviewer.getByRole('region', { name: 'Decision' })).toContainText('Maya Chen')
  await expect(reviewer.getByRole('button', { name: 'Next' })).toBeFocused()
  const finding = new URL(reviewer.url()).pathname

  await open(page, `/properties/${home.id}`)
  await expect(page.getByRole('heading', { name: 'Home not found' })).toBeVisible()
  await open(page, '/profile/standing')
  await expect(page.getByRole('region', { name: 'Your reports' })).toContainText('We removed it.')

  const told = await mailTo(landlord.email, 'A decision about your listing')
  expect(told.text).toContain('It asks for gift cards before a tour. It is hidden.')
  const owner = await openFor(browser, landlord, baseURL)
  await open(owner, `/landlord/properties/${home.id}`)
  const listing = owner.getByRole('region', { name: 'Listing' })
  await expect(listing).toContainText('Hidden by the portal')
  await expect(listing).toContainText('It asks for gift cards before a tour.')
  await open(owner, '/landlord/properties')
  await owner.getByRole('button', { name: `More for ${home.title}` }).click()
  await owner.getByRole('menuitem', { name: 'Show again' }).click()
  await expect(toast(owner, /^An administrator hides this home/)).toBeVisible()
  await open(owner, '/profile/standing')
  const violation = owner.getByRole('article', { name: 'Scam' })
  await expect(violation).toContainText('It asks for gift cards before a tour.')
  await expect(owner.getByRole('main')).not.toContainText(tenant.lastName)
  await violation.getByRole('button', { name: 'Appeal' }).click()
  const appeal = owner.getByRole('dialog', { name: 'Appeal this decision' })
  await appeal.getByLabel(/^Why is/).fill('I never asked for that. Somebody copied my listing.')
  await appeal.getByRole('button', { name: 'Send appeal' }).click()
  await expect(violation).toContainText('Appeal under review')

  await open(reviewer, finding)
  await expect(reviewer.getByText('Someone else must decide this appeal.')).toBeVisible()
  const other = await openFor(browser, second, baseURL, { viewport: phoneScreen })
  await open(other, finding)
  await other.getByRole('button', { name: 'Reverse' }).click()
  const answer = other.getByRole('dialog', { name: 'Reverse: Scam' })
  await answer.getByLabel(/^Reason/).fill('The listing was copied by someone else.')
  await answer.getByRole('button', { name: 'Reverse decision' }).click()
  await expect(other.getByRole('region', { name: 'Decision' })).toContainText('Theo Chen')

  await open(page, `/properties/${home.id}`)
  await expect(page.getByRole('heading', { name: home.title, level: 1 })).toBeVisible()
  await open(owner, '/profile/standing')
  await expect(violation).toContainText('The listing was copied by someone else.')
  const answered = await mailTo(landlord.email, 'Your appeal succeeded')
  expect(answered.text).toContain('The listing was copied by someone else.')
})

// Short: the scam above. As many reports as a person can send in a day.
test('an administrator’s day on a phone: 20 reports without going back up, and beside another administrator', {
  tag: ['@administrators', '@long'],
}, async ({ browser, baseURL }) => {
  test.setTimeout(360_000)
  const [tenant, first, second, ...landlords] = await Promise.all([
    newTenant(baseURL),
    newAdministrator(baseURL, 'Maya'),
    newAdministrator(baseURL, 'Theo'),
    newLandlord(baseURL),
    newLandlord(baseURL),
  ])
  const key = unique('Copied from another site')
  const homes = await Promise.all(
    landlords.flatMap(landlord =>
      Array.from({ length: 9 }, () => listHome(landlord, unique('Rooms by the canal'))),
    ),
  )
  const subjects = [
    ...homes.map(({ id }) => ({ subjectType: 'property', subjectId: id })),
    ...landlords.map(({ id }) => ({ subjectType: 'person', subjectId: id })),
  ]
  for (const subject of subjects)
    await tenant.call('POST', '/api/reports', { ...subject, reason: 'off_platform', message: key })

  const phone = await openFor(browser, first, baseURL, { viewport: phoneScreen, hasTouch: true })
  await phone.goto('/profile')
  await waitUntilFinished(phone)
  await phone
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click()
  await phone.getByRole('menuitem', { name: 'Review' }).click()
  await expect(phone).toHaveURL('/admin')
  await open(phone, '/admin?source=report&reason=off_platform')
  const rows = phone.getByRole('article').filter({ hasText: key })
  await expect(rows).toHaveCount(subjects.length)
  await expectGoodLooks(phone, 'brief')
  await phone.setViewportSize(phoneScreen)
  await open(phone, '/admin?source=report&reason=off_platform')

  const desk = await openFor(browser, second, baseURL)
  await open(desk, '/admin?source=report&reason=off_platform')
  const deskRows = desk.getByRole('article').filter({ hasText: key })
  await rows
    .last()
    .getByRole('button', { name: /^Confirm/ })
    .click()
  const begun = phone.getByRole('dialog', { name: /^Confirm: / })
  await expect(begun.getByLabel(/^Reason/)).toBeVisible()
  await expect(async () => {
    await deskRows
      .last()
      .getByRole('button', { name: /^Dismiss/ })
      .click()
    await expect(desk.getByRole('dialog').getByText('Maya Chen is on this.')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(deskRows.last()).toContainText('Maya Chen is on it')
  await begun.getByRole('radio', { name: /^Warn/ }).click()
  await begun.getByRole('button', { name: 'Confirm' }).click()

  for (let left = subjects.length - 1; left > 0; left -= 1) {
    await expect(rows).toHaveCount(left)
    await rows
      .first()
      .getByRole('button', { name: /^Dismiss/ })
      .tap()
    const before = await phone.evaluate(() => scrollY)
    await phone.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).tap()
    await expect(phone.getByRole('dialog')).toHaveCount(0)
    await expect(rows).toHaveCount(left - 1)
    if (left > 1) expect(await phone.evaluate(() => scrollY), 'where the list was').toBe(before)
  }
  await open(desk, '/admin?source=report&reason=off_platform')
  await expect(deskRows).toHaveCount(0)
  const warned = await openFor(browser, landlords[1] ?? landlords[0], baseURL)
  await open(warned, '/profile/standing')
  await expectGoodLooks(warned, 'brief')
  await open(warned, '/profile/standing')
  await warned.getByRole('button', { name: 'I understand' }).click()
  await expect(warned.getByRole('button', { name: 'I understand' })).toHaveCount(0)
})

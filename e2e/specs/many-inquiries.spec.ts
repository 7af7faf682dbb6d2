// A landlord of ten homes gets fifty-four inquiries and six applications.
import type { Page } from '@playwright/test'
import { desktopWidth, phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { inTenDays } from '../in-ten-days.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { listHome } from '../new-home.ts'
import { Header } from '../pages/header.ts'
import { type NewPerson, newLandlord, newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

const ask = async (tenant: NewPerson, homes: string[], applyFor: string | undefined) => {
  const link = linkIn(await mailTo(tenant.email, 'Please confirm your email address'), '/auth/confirm')
  await tenant.call('POST', '/api/auth/confirm-email', { token: link.split('#')[1] })
  for (const propertyId of homes)
    await tenant.call('POST', '/api/inquiries', { propertyId, message: 'Is it quiet?' })
  await tenant.call('POST', '/api/applications', {
    propertyId: applyFor,
    moveInDate: inTenDays().moment.slice(0, 10),
    occupants: 1,
    message: 'We would love to live there.',
  })
}

/** What a person does from now on, as the page counts it. */
const countEffort = (page: Page) =>
  page.evaluate(() => {
    const effort = { presses: 0, pixels: 0 }
    let place = scrollY
    addEventListener('click', ({ isTrusted }) => (effort.presses += Number(isTrusted)), true)
    addEventListener('scroll', () => {
      effort.pixels += Math.abs(scrollY - place)
      place = scrollY
    })
    Object.assign(window, { effort })
  })
const effortOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'effort'))

// Short: messages-page.test.tsx in mf-public, and waiting-inquiries.test.ts in the API.
for (const width of [phoneWidth, desktopWidth])
  test(`at ${width} px they are told as ten and six, and five are answered in twenty presses without scrolling`, {
    tag: ['@mailbox', '@long'],
  }, async ({ page, baseURL }) => {
    const landlord = await newLandlord(baseURL, page.request)
    const homes: string[] = []
    for (let index = 0; index < 10; index += 1)
      homes.push((await listHome(landlord, unique(`Rooms ${index}`))).id)
    for (let index = 0; index < 6; index += 1)
      await ask(await newTenant(baseURL), homes.toSpliced(index, 1), homes[index])
    await landlord.call('POST', '/api/saved-replies', {
      name: 'Quiet',
      text: 'Yes, {name}: {home} is quiet.',
    })

    await page.setViewportSize({ width, height: 800 })
    await page.goto('/messages?show=waiting')
    await waitUntilFinished(page)
    await expect(
      new Header(page).root.getByRole('button', { name: 'Notifications 16', exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Your turn 60' })).toBeVisible()
    await countEffort(page)
    await page
      .getByRole('link', { name: /Your turn: answer/ })
      .first()
      .click()
    for (let answered = 0; answered < 5; answered += 1) {
      if (answered > 0) await page.getByRole('link', { name: /^Next: / }).click()
      await page.getByRole('button', { name: 'Saved replies' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Quiet', exact: true }).click()
      await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue(/is quiet\.$/)
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible()
    }
    expect(await effortOn(page)).toEqual({ presses: 20, pixels: 0 })
  })

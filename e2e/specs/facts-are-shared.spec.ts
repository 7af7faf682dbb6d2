import { desktopWidth, expectAccessible } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { listHome } from '../new-home.ts'
import { toast } from '../pages/toast.ts'
import { type NewPerson, newLandlord, newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

/** Takes the token from the mail that welcomed them. */
const confirmAddress = async ({ call, email }: NewPerson) => {
  const link = linkIn(await mailTo(email, 'Please confirm your email address'), '/auth/confirm')
  await call('POST', '/api/auth/confirm-email', { token: link.split('#')[1] })
}

test.describe('facts that a tenant shares', () => {
  test.use({ expectedComplaints: [/409/] }) // the landlord looks once more after the end

  // Short: mf-public/src/account/sharing/sharing-page.test.tsx and people/person-page.test.tsx, and api/src/renting/consents.
  test('are asked for, granted in part, looked at, and taken back', {
    tag: ['@mailbox', '@long'],
  }, async ({ page, browser, baseURL }) => {
    const [tenant, landlord] = await Promise.all([newTenant(baseURL, page.request), newLandlord(baseURL)])
    await confirmAddress(landlord)
    const home = await listHome(landlord, unique('Sharing'))
    await tenant.call('PUT', '/api/tenant-profile', {
      maxRent: 2900,
      moveInDate: '2036-03-01',
      petOwner: true,
    })
    await tenant.call('POST', '/api/inquiries', { propertyId: home.id, message: 'Is it quiet?' })

    const landlordPage = await (await browser.newContext()).newPage()
    await landlordPage.context().addCookies(landlord.cookies)
    await landlordPage.goto(`/people/${tenant.id}`)
    await landlordPage.getByRole('button', { name: 'Ask for details' }).click()
    const dialog = landlordPage.getByRole('dialog', { name: 'Ask Noor for details' })
    for (const fact of ['Maximum rent', 'Move-in date', 'Pets'])
      await dialog.getByRole('checkbox', { name: fact, exact: true }).check()
    await dialog.getByLabel(/^What you need it for/).fill('To see whether the home fits you.')
    await expectAccessible(landlordPage, { width: desktopWidth, depth: 'brief' })
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(
      landlordPage.getByText(/^You asked for this on .* Noor hasn’t answered yet\.$/),
    ).toBeVisible()

    await page.goto('/ai?tab=notifications')
    await page.getByText('Lena Okafor asks for your maximum rent, move-in date, and pets.').click()
    await expect(page).toHaveURL('/profile/sharing')
    await waitUntilFinished(page)
    const request = page.getByRole('article', { name: 'Lena Okafor asks' })
    await expect(request).toContainText('$2,900 a month')
    await expect(request.getByRole('checkbox', { checked: true })).toHaveCount(0)
    for (const fact of ['Maximum rent', 'Pets'])
      await request.getByRole('checkbox', { name: fact, exact: true }).check()
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    await request.getByLabel('Until').fill(inAWeek)
    await expectAccessible(page, { width: desktopWidth, depth: 'brief' })
    await request.getByRole('button', { name: /^Share/ }).click()
    const shared = page.getByRole('article', { name: 'Shared with Lena Okafor' })
    await expect(shared).toContainText('Not viewed yet.')

    await landlordPage.reload()
    const facts = landlordPage.getByRole('region', { name: 'Noor’s rental profile' })
    const show = facts.getByRole('button', { name: /^Show/ })
    await show.hover()
    await expect(facts).not.toContainText('$2,900')
    await show.click()
    await expect(facts).toContainText('$2,900 a month')
    await expect(facts).not.toContainText('Move-in date')

    await page.reload()
    await expect(shared).toContainText('Viewed once')
    await shared.getByText('Viewed by').click()
    await expect(shared.getByRole('listitem')).toHaveText([/Lena Okafor: maximum rent and pets/])
    await landlordPage.reload()
    await expect(show).toBeVisible()
    await shared.getByRole('button', { name: /^Stop sharing/ }).click()
    await expect(toast(page, 'No longer shared')).toBeVisible()

    await show.click()
    await expect(facts.getByText(/^Sharing was revoked on /)).toBeVisible()
    await landlordPage.context().close()
  })
})

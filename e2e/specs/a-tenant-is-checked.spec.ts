import { desktopWidth, expectAccessible, phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { listHome } from '../new-home.ts'
import { toast } from '../pages/toast.ts'
import { buyPlan } from '../payments.ts'
import { newLandlord, newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

// Short: public/account/verification/verification-page.test.tsx, landlord/applications/applications.test.tsx and
// api/src/renting/background-checks.
test('a tenant is checked, sees the report first and disputes it', {
  tag: ['@mailbox', '@long'],
}, async ({ page, browser, baseURL }) => {
  const [tenant, landlord] = await Promise.all([newTenant(baseURL, page.request), newLandlord(baseURL)])
  const link = linkIn(await mailTo(tenant.email, 'Please confirm your email address'), '/auth/confirm')
  await tenant.call('POST', '/api/auth/confirm-email', { token: link.split('#')[1] })
  const home = await listHome(landlord, unique('Checked'))
  const { application } = await tenant.call<{ application: { id: string } }>('POST', '/api/applications', {
    propertyId: home.id,
    moveInDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    occupants: 1,
    message: 'We would love to live there.',
  })

  const landlordPage = await (await browser.newContext()).newPage()
  await landlordPage.context().addCookies(landlord.cookies)
  await buyPlan(landlord, 'Basic')
  await landlordPage.goto(`/landlord/applications/${application.id}`)
  await landlordPage.getByRole('button', { name: 'Ask for a background check' }).click()
  const panel = landlordPage.getByRole('region', { name: 'Background check' })
  await expect(panel).toContainText('Noor has until')
  await expectAccessible(landlordPage, { width: desktopWidth, depth: 'brief' })

  await page.goto('/ai?tab=notifications')
  await page.getByText(`Lena Okafor asks for one for ${home.title}.`).click()
  await expect(page).toHaveURL('/profile/verification')
  await waitUntilFinished(page)
  const check = page.getByRole('article', { name: 'Lena Okafor asks for a check' })
  await expect(check).toContainText('Social Security number')
  await check.getByRole('button', { name: 'Accept and continue' }).click()
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Consider')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  await page.goto('/profile/verification')
  await expect(check).toContainText('Only you can read your report now.')
  await check.getByRole('button', { name: /^Show report/ }).click()
  await expect(check.getByRole('listitem')).toContainText(['Petty theft'])
  await expectAccessible(page, { width: phoneWidth, depth: 'brief' })
  await landlordPage.reload()
  await expect(panel).toContainText('The report is ready. Noor reads it first')
  await expect(panel.getByRole('button', { name: /^Show report/ })).toHaveCount(0)

  await check.getByRole('button', { name: 'Dispute' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dispute this report' })
  await dialog.getByLabel('What is wrong?').fill('This is not me: I never lived in that county.')
  await expectAccessible(page, { width: desktopWidth, depth: 'brief' })
  await dialog.getByRole('button', { name: 'Dispute report' }).click()
  await expect(toast(page, 'Report disputed')).toBeVisible()
  await expect(check).toContainText('Lena can’t read it unless you release it.')
  await landlordPage.reload()
  await expect(panel).toContainText('The report is ready. Noor reads it first')

  await check.getByRole('button', { name: 'Release to Lena' }).click()
  await expect(toast(page, 'Report released')).toBeVisible()
  await landlordPage.reload()
  await expect(panel).toContainText('Noor says about it: “This is not me: I never lived in that county.”')
  await panel.getByRole('button', { name: /^Show report/ }).click()
  await expect(panel).toContainText('Petty theft')
})

import { desktopWidth, expectAccessible } from '../accessibility.ts'
import { endLicense, newAdministrator } from '../administrator.ts'
import { expect, test } from '../fixtures.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { toast } from '../pages/toast.ts'
import { signUp } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'

// Short: api/src/features/verifications/papers.test.ts, where its realtor is told before the end, and mf-public/src/admin/verifications.
test('a realtor’s license is checked from its papers, has a badge until its last day, and is renewed', {
  tag: ['@administrators', '@mailbox', '@long'],
}, async ({ page, context, browser, baseURL }) => {
  const realtor = await signUp({
    userType: 'landlord',
    firstName: 'Rosa',
    lastName: 'Lind',
    origin: baseURL,
    account: { accountType: 'realtor', licenseNumber: 'CA-01234567', licenseState: 'CA' },
  })
  await context.addCookies(realtor.cookies)
  const link = linkIn(await mailTo(realtor.email, 'Please confirm your email address'), '/auth/confirm')
  await realtor.call('POST', '/api/auth/confirm-email', { token: link.split('#')[1] })
  await page.goto('/profile/verification')
  await waitUntilFinished(page)
  await realtor.call('POST', '/api/documents?purpose=other&name=license.png', await page.screenshot())

  const papers = page.getByRole('region', { name: 'Papers' })
  const sendPapers = async () => {
    await papers.getByRole('button', { name: 'Send papers' }).click()
    const sending = page.getByRole('dialog', { name: 'Send papers' })
    await sending.getByRole('checkbox', { name: /^license\.png/ }).check()
    await sending.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(papers).toContainText('Under review')
  }
  await sendPapers()

  const reviewer = await newAdministrator(baseURL, 'Maya')
  const desk = await (await browser.newContext({ baseURL })).newPage()
  await desk.context().addCookies(reviewer.cookies)
  await desk.goto('/admin/verifications')
  await waitUntilFinished(desk)
  const waiting = desk.getByRole('article').filter({ hasText: 'CA-01234567' })
  await expect(waiting.getByRole('link', { name: 'license.png' })).toBeVisible()
  await expectAccessible(desk, { width: desktopWidth, depth: 'brief' })
  const approve = async (day: string) => {
    await waiting.getByRole('button', { name: /^Approve/ }).click()
    const deciding = desk.getByRole('dialog', { name: /^Approve: / })
    await deciding.getByLabel(/^Valid until/).fill(day)
    await deciding.getByRole('button', { name: 'Approve' }).click()
    await expect(toast(desk, 'Approved')).toBeVisible()
  }
  const nextYear = new Date().getFullYear() + 1
  await approve(`${nextYear}-06-30`)

  await page.reload()
  await expect(papers).toContainText('Verified')
  await expect(papers).toContainText(`valid until Jun 30, ${nextYear}`)
  const visitor = await (await browser.newContext({ baseURL })).newPage()
  await visitor.goto(`/people/${realtor.id}`)
  const badges = visitor.getByRole('list', { name: 'Checked' })
  await expect(badges).toHaveText(`License checked · until Jun ${nextYear}`)

  await endLicense(realtor)
  await visitor.reload()
  await waitUntilFinished(visitor)
  await expect(badges).toHaveCount(0)
  await page.reload()
  await expect(papers).toContainText('Expired')
  await sendPapers()
  await desk.reload()
  await approve(`${nextYear + 1}-06-30`)
  await visitor.reload()
  await expect(badges).toHaveText(`License checked · until Jun ${nextYear + 1}`)

  await realtor.call('PUT', '/api/auth/profile', { licenseNumber: 'CA-7654321' })
  await visitor.reload()
  await waitUntilFinished(visitor)
  await expect(badges).toHaveCount(0)
})

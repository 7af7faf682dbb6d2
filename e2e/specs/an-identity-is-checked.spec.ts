import { desktopWidth, expectAccessible } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { listHome } from '../new-home.ts'
import { newLandlord } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

// @own-portal: only this portal's payment provider is a stand-in.
// Short: api/src/features/verifications and mf-public/src/account/verification.
test('an identity is checked on the provider’s page, and everyone sees the badge', {
  tag: ['@own-portal', '@mailbox', '@long'],
}, async ({ page, context, browser, baseURL }) => {
  const landlord = await newLandlord(baseURL)
  await context.addCookies(landlord.cookies)
  const link = linkIn(await mailTo(landlord.email, 'Please confirm your email address'), '/auth/confirm')
  await landlord.call('POST', '/api/auth/confirm-email', { token: link.split('#')[1] })
  const home = await listHome(landlord, unique('Checked'))

  await page.goto('/profile/verification')
  await waitUntilFinished(page)
  const identity = page.getByRole('region', { name: 'Identity' })
  await expectAccessible(page, { width: desktopWidth, depth: 'brief' })
  await identity.getByRole('button', { name: 'Check my ID' }).click()

  await page.getByLabel('First name on the document').fill('Somebody')
  await page.getByRole('button', { name: 'Name differs' }).click()
  await expect(page).toHaveURL('/profile/verification?checked')
  await expect(identity).toContainText('The name on the document differs.')

  await identity.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('First name on the document').fill('LENA Marie')
  await page.getByLabel('Last name on the document').fill('OKAFOR')
  await page.getByRole('button', { name: 'Verified', exact: true }).click()
  await expect(identity.getByText(/^Checked .*, valid until/)).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/people/${landlord.id}`)
  await expect(visitor.getByRole('list', { name: 'Checked' })).toHaveText(
    /^Identity checked · until \w+ \d{4}$/,
  )
  await visitor.goto(`/properties/${home.id}`)
  await expect(visitor.getByText('Verified profile').first()).toBeAttached()

  await landlord.call('PUT', '/api/auth/profile', { lastName: 'Okafor-Bell' })
  await page.reload()
  await expect(identity).toContainText('You changed your name after the check.')
  await expect(identity.getByRole('button', { name: 'Check again' })).toBeVisible()
  await visitor.goto(`/people/${landlord.id}`)
  await waitUntilFinished(visitor)
  await expect(visitor.getByRole('list', { name: 'Checked' })).toHaveCount(0)
})

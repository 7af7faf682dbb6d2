// Who is signed in is the same for every app and every tab.
import { becomeAskedLandlord } from '../asked-landlord.ts'
import { expect, test } from '../fixtures.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { Header } from '../pages/header.ts'
import { toast } from '../pages/toast.ts'
import { signIn } from '../sign-in.ts'

test('a visitor on a guarded screen signs in and is brought back to it', async ({ page, world }) => {
  await page.goto('/ai?tab=notifications')
  await expect(page).toHaveURL('/auth?next=%2Fai%3Ftab%3Dnotifications')
  await new AuthPage(page).logIn(world.people.tenant.email, world.people.tenant.password)
  await expect(page).toHaveURL('/ai?tab=notifications')
  await expect(toast(page, 'Login successful!')).toBeVisible()
})

test('a way back to another site is not taken', async ({ page, world }) => {
  await page.goto('/auth?next=//evil.example/phish')
  await new AuthPage(page).logIn(world.people.tenant.email, world.people.tenant.password)
  await expect(toast(page, 'Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('logging out in one tab logs out the other', async ({ page, context, baseURL }) => {
  await signIn(page.request, 'tenant', baseURL) // a session of its own, which it ends
  await page.goto('/search')
  const other = await context.newPage()
  await other.goto('/maintenance/requests')
  await expect(other.getByRole('heading', { name: 'Maintenance Requests', exact: true })).toBeVisible()

  await new Header(page).logOut()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/auth?next=%2Fmaintenance%2Frequests')
})

test.describe('with a wrong password', () => {
  test.use({ expectedComplaints: [/401/] })

  test('what was typed is kept and the reason is shown', async ({ page }) => {
    const email = `test-nobody-${crypto.randomUUID()}@example.com`
    await page.goto('/auth')
    await new AuthPage(page).logIn(email, 'not the password')
    await expect(toast(page, 'Login failed')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })
})

test('reading a notification lowers the count in the header', async ({ page, baseURL }) => {
  await becomeAskedLandlord(page, baseURL)
  await page.goto('/ai?tab=notifications')
  const bell = (count: number) => page.getByRole('button', { name: new RegExp(`Notifications.*${count}`) })
  await expect(bell(1)).toBeVisible()
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await expect(toast(page, 'All notifications marked as read.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => {
  cleanup()
  server.stop()
})

const token = 'a'.repeat(43)
/** The bodies that were sent, oldest first. */
let sent: unknown[] = []

const draw = async (path: string, { hasMail = true, isOver = false, isSignedIn = false } = {}) => {
  sent = []
  const over = { token: 'This link is no longer valid' }
  const take = ({ body }: { body: unknown }) => {
    sent.push(body)
    if (isOver) throw new Refusal('invalid', 'This link is no longer valid.', over)
  }
  server = await serveEndpoints([
    answering(linkEndpoints.forgotPassword, request => {
      take(request)
      return { accepted: true as const }
    }),
    answering(linkEndpoints.resetPassword, take),
    answering(linkEndpoints.confirmEmail, take),
    answering(linkEndpoints.keepEmail, take),
    answering(newsletterEndpoints.confirm, take),
    answering(mailSettingsEndpoints.unsubscribe, ({ query }) => take({ body: query })),
  ])
  visit(server.url, path)
  const platform = testPlatform(isSignedIn ? {} : null)
  platform.settings.hasMail = hasMail
  drawOn(platform, <Routes />)
  await screen.findByRole('heading', { level: 1, name: /password|Confirm|Stop|Keep/ })
  return { platform, user: userEvent.setup() }
}

test('a link to choose a new password is asked for, without saying whether there is an account', async () => {
  const { user } = await draw('/auth/forgot')
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.org')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText(/If there is an account with ada@example.org/)).toBeDefined()
  expect(sent).toEqual([{ email: 'ada@example.org' }])
})

test('a portal without mail asks for no address', async () => {
  await draw('/auth/forgot', { hasMail: false })
  expect(screen.getByText('This portal can’t send email')).toBeDefined()
  expect(screen.queryByLabelText(/^Email/)).toBeNull()
})

test('the token leaves the address at once, and goes with the new password', async () => {
  const { user, platform } = await draw(`/auth/reset#${token}`)
  await waitFor(() => expect(window.location.hash).toBe(''))
  await user.type(screen.getByLabelText(/^New password/), 'a good password')
  await user.type(screen.getByLabelText(/^Confirm new password/), 'a good passwort')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText("Passwords don't match")).toBeDefined()
  await user.clear(screen.getByLabelText(/^Confirm new password/))
  await user.type(screen.getByLabelText(/^Confirm new password/), 'a good password')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(platform.toasts.map(({ title }) => title)).toEqual(['Password changed']))
  expect(sent).toEqual([{ token, newPassword: 'a good password' }])
  await waitFor(() => expect(window.location.pathname).toBe('/auth'))
})

test('an address is confirmed by a press, not by opening the link', async () => {
  const { user } = await draw(`/auth/confirm#${token}`)
  await waitFor(() => expect(window.location.hash).toBe(''))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Confirm my address' }))
  expect(await screen.findByText('Your email address is confirmed.')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you')
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/search')
  expect(sent).toEqual([{ token }])
})

test('a tenant who is signed in goes on to what waits for them, such as an offer', async () => {
  const { user } = await draw(`/auth/confirm#${token}`, { isSignedIn: true })
  await user.click(screen.getByRole('button', { name: 'Confirm my address' }))
  expect((await screen.findByRole('link', { name: 'See what’s next' })).getAttribute('href')).toBe('/')
})

test('a change of address is stopped by a press, without signing in', async () => {
  const { user } = await draw(`/auth/keep#${token}`)
  await waitFor(() => expect(window.location.hash).toBe(''))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Keep my address' }))
  expect(await screen.findByText(/^Your email address won’t change/)).toBeDefined()
  expect(sent).toEqual([{ token }])
})

test('a subscription to the newsletter is confirmed by a press', async () => {
  const { user } = await draw(`/newsletter/confirm#${token}`)
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await screen.findByText(/^You’ll get our newsletter/)).toBeDefined()
  expect(sent).toEqual([{ token }])
})

test('emails are stopped by a press, without signing in', async () => {
  const { user } = await draw(`/unsubscribe#${token}`)
  await waitFor(() => expect(window.location.hash).toBe(''))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }))
  expect(await screen.findByText('You won’t get these emails anymore.')).toBeDefined()
  expect(sent).toEqual([{ token }])
})

test('a link that no longer works, or lacks its token, says how to get another', async () => {
  const { user } = await draw(`/auth/confirm#${token}`, { isOver: true })
  await user.click(screen.getByRole('button', { name: 'Confirm my address' }))
  expect(await screen.findByText('This link doesn’t work')).toBeDefined()
  cleanup()
  server.stop()
  await draw('/auth/reset')
  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeDefined()
})

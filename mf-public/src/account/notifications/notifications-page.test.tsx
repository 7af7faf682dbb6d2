import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import {
  type MailSettings,
  mailSettingsEndpoints,
} from '@portal/contract/notifications/mail-settings-endpoints'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => {
  cleanup()
  server.stop()
})

const draw = async ({ hasMail = true, isRefused = false } = {}) => {
  const sent: unknown[] = []
  let settings: MailSettings = { alerts: true, messages: true, updatedAt: '2026-11-26T08:00:00.000Z' }
  server = await serveEndpoints([
    answering(mailSettingsEndpoints.read, () => ({ settings })),
    answering(mailSettingsEndpoints.change, ({ body }) => {
      sent.push(body)
      if (isRefused) throw new Refusal('internal', 'Something went wrong. Please try again.')
      settings = { ...settings, ...body }
      return { settings }
    }),
  ])
  visit(server.url, '/profile/notifications')
  const platform = testPlatform({})
  platform.settings.hasMail = hasMail
  render(
    <TestStage platform={platform}>
      <Routes />
    </TestStage>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { platform, sent, user: userEvent.setup() }
}

const findBox = (name = 'New homes for your saved searches') => screen.findByRole('checkbox', { name })

test('a kind of mail is turned off and on by its box', async () => {
  const { sent, user, platform } = await draw()
  const box = await findBox()
  expect(box.getAttribute('aria-checked')).toBe('true')
  await user.click(box)
  await waitFor(() => expect(box.getAttribute('aria-checked')).toBe('false'))
  await waitFor(() => expect(platform.toasts.at(-1)?.title).toBe('Saved'))
  await user.click(box)
  await waitFor(() => expect(sent).toEqual([{ alerts: false }, { alerts: true }]))
})

test('each kind of mail has its box', async () => {
  const { sent, user } = await draw()
  await user.click(await findBox('Conversations'))
  await waitFor(() => expect(sent).toEqual([{ messages: false }]))
  expect((await findBox()).getAttribute('aria-checked')).toBe('true')
})

test('a box whose change failed shows what is true', async () => {
  const { user, platform } = await draw({ isRefused: true })
  const box = await findBox()
  await user.click(box)
  await waitFor(() => expect(platform.toasts.at(-1)?.title).toBe('Error'))
  await waitFor(() => expect(box.getAttribute('aria-checked')).toBe('true'))
})

test('a portal without mail says so, and offers no emails', async () => {
  await draw({ hasMail: false })
  expect(screen.getByText('This portal can’t send email at the moment.')).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

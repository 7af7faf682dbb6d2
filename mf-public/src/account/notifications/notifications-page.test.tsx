import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import {
  type MailSettings,
  mailSettingsEndpoints,
} from '@portal/contract/notifications/mail-settings-endpoints'
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

interface ServerOptions {
  hasMail?: boolean
  isRefused?: boolean
  madeAt?: string | null
  isEmailConfirmed?: boolean
}

const draw = async ({
  hasMail = true,
  isRefused = false,
  madeAt = null,
  isEmailConfirmed = true,
}: ServerOptions = {}) => {
  const sent: unknown[] = []
  let links = 0
  let settings: MailSettings = {
    ...{ alerts: true, messages: true, applications: true, tours: true, repairs: true, messageText: false },
    updatedAt: '2026-11-26T08:00:00.000Z',
  }
  server = await serveEndpoints([
    answering(calendarEndpoints.link, () => ({ madeAt: links > 0 ? '2026-11-26T08:00:00.000Z' : madeAt })),
    answering(calendarEndpoints.open, () => {
      if (isRefused) throw new Refusal('internal', 'Something went wrong. Please try again.')
      links += 1
      return { url: `/api/calendar/${links}` }
    }),
    answering(calendarEndpoints.turnOff, () => {
      links = 0
    }),
    answering(mailSettingsEndpoints.read, () => ({ settings })),
    answering(mailSettingsEndpoints.change, ({ body }) => {
      sent.push(body)
      if (isRefused) throw new Refusal('internal', 'Something went wrong. Please try again.')
      settings = { ...settings, ...body }
      return { settings }
    }),
  ])
  visit(server.url, '/profile/notifications')
  const platform = testPlatform({ isEmailConfirmed })
  platform.settings.hasMail = hasMail
  drawOn(platform, <Routes />)
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

test.each([
  ['Messages', { messages: false }],
  ['Tours', { tours: false }],
  ['Applications', { applications: false }],
  ['Repairs', { repairs: false }],
  ['Show the beginning of messages in emails', { messageText: true }],
])('the box “%s” changes that alone', async (name, change) => {
  const { sent, user } = await draw()
  await user.click(await findBox(name))
  await waitFor(() => expect(sent).toEqual([change]))
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

test('a calendar link is shown once it is made, copied by a press, and replaced by the next', async () => {
  const { user, platform } = await draw()
  await user.click(await screen.findByRole('button', { name: 'Get a calendar link' }))
  const shown = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your calendar link' })
  const field = await shown()
  expect(field.value).toBe(new URL('/api/calendar/1', window.location.origin).href)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(field.value)
  expect(platform.toasts.at(-1)?.title).toBe('Link copied')
  await user.click(await screen.findByRole('button', { name: 'Make a new link' }))
  await waitFor(async () => expect((await shown()).value).toMatch(/\/api\/calendar\/2$/))
  await user.click(screen.getByRole('button', { name: 'Turn off link' }))
  expect(await screen.findByRole('button', { name: 'Get a calendar link' })).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Your calendar link' })).toBeNull()
})

test('a calendar link that was made before is not shown again, and a failure says so', async () => {
  const { user, platform } = await draw({ isRefused: true, madeAt: '2026-11-03T08:00:00.000Z' })
  expect(await screen.findByText(/You made a link on Nov 3, 2026/)).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Make a new link' }))
  await waitFor(() => expect(platform.toasts.at(-1)?.title).toBe('We couldn’t make a link'))
})

test.each([true, false])('asks for a confirmed address only if it is not: %s', async isEmailConfirmed => {
  await draw({ isEmailConfirmed })
  await screen.findByText(/We always email you/)
  expect(screen.queryByText(/only send these to a confirmed address/) === null).toBe(isEmailConfirmed)
})

import { afterEach, expect, test } from 'bun:test'
import { answering, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmAddress } from './confirm-address.tsx'

let server: ServedEndpoints | undefined
afterEach(() => {
  cleanup()
  server?.stop()
})

interface DrawOptions {
  isEmailConfirmed?: boolean | undefined
  hasMail?: boolean
}

const draw = async ({ isEmailConfirmed, hasMail = true }: DrawOptions) => {
  let sent = 0
  server = await serveEndpoints([
    answering(linkEndpoints.sendConfirmation, () => {
      sent += 1
      return { accepted: true as const }
    }),
  ])
  visit(server.url, '/applications/new')
  const platform = testPlatform({ email: 'ana@example.com', isEmailConfirmed })
  platform.settings.hasMail = hasMail
  render(
    <TestStage platform={platform}>
      <ConfirmAddress />
      <p>The form</p>
    </TestStage>,
  )
  await screen.findByText('The form')
  return { platform, sent: () => sent }
}

test('a person with an unconfirmed address is asked to confirm it, and gets the link again', async () => {
  const { platform, sent } = await draw({ isEmailConfirmed: false })
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }))
  await waitFor(() => expect(platform.toasts.at(-1)?.title).toBe('Link sent'))
  expect(sent()).toBe(1)
})

test.each<[string, DrawOptions]>([
  ['is confirmed', { isEmailConfirmed: true }],
  ['may be confirmed, as an older API does not say', {}],
  ['cannot be, because the portal sends no mail', { isEmailConfirmed: false, hasMail: false }],
])('nobody is asked whose address %s', async (_, options) => {
  await draw(options)
  await Bun.sleep(0)
  expect(screen.queryByRole('button')).toBeNull()
})

import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleOf } from '@portal/client/test/sample-answer'
import { answering, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { User } from '@portal/contract/people/person'
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

const user = User.parse(sampleOf(User))

/** The security page has it, too; its tests say so. */
test.each(['/profile/documents', '/profile/sharing', '/profile/notifications'])(
  '%s says when a closing account closes, and keeps it',
  async path => {
    const platform = testPlatform({ ...user, closesAt: '2126-11-18T12:00:00.000Z' })
    server = await serveEndpoints([
      answering(documentEndpoints.list, () => ({ documents: [] })),
      answering(consentEndpoints.list, () => ({ consents: [], nextCursor: null })),
      answering(consentEndpoints.facts, () => ({ facts: {} })),
      answering(mailSettingsEndpoints.read, () => {
        const { answer } = mailSettingsEndpoints.read
        return answer.parse(sampleOf(answer))
      }),
      answering(closingEndpoints.keep, () => {
        platform.signedIn = { user: { ...user, closesAt: null } }
        return { user: { ...user, closesAt: null } }
      }),
    ])
    visit(server.url, path)
    drawOn(platform, <Routes />)
    expect(await screen.findByText(/^Your account closes on Nov 18, 2126/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(screen.queryByText(/^Your account closes on/)).toBeNull())
    expect(platform.toasts.at(-1)?.title).toBe('Closing canceled')
  },
)

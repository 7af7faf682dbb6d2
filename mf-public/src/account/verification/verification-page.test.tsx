import { afterEach, describe, expect, spyOn, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleOf } from '@portal/client/test/sample-answer'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { User } from '@portal/contract/people/person'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import type { Verification } from '@portal/contract/verifications/verification'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'
import { patience } from './use-awaited-result.ts'

const Routes = routesFor(pages)
patience.everyMs = 20

let server: ServedEndpoints
afterEach(() => {
  cleanup()
  server.stop()
})

const check = (changes: Partial<Verification> = {}): Verification => ({
  id: '0190a000-0000-7000-8000-000000000001',
  kind: 'identity',
  status: 'pending',
  reason: null,
  verifiedAt: null,
  expiresAt: null,
  subject: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  ...changes,
})
const verified = check({
  status: 'verified',
  verifiedAt: '2026-11-03T12:00:00.000Z',
  expiresAt: '2128-11-03T12:00:00.000Z',
})
const email = check({
  kind: 'email',
  status: 'verified',
  verifiedAt: '2026-11-02T12:00:00.000Z',
  subject: 'a@b.org',
})

interface Given {
  identity?: readonly Verification[]
  hasIdentity?: boolean
  isEmailConfirmed?: boolean
  refused?: string
  path?: string
}

const draw = async ({
  identity = [],
  hasIdentity = true,
  isEmailConfirmed = true,
  refused,
  path = '/profile/verification',
}: Given = {}) => {
  let checks = identity
  server = await serveEndpoints([
    answering(verificationEndpoints.list, () => ({
      verifications: [...checks, ...(isEmailConfirmed ? [email] : [])],
      hasIdentity,
    })),
    answering(backgroundCheckEndpoints.list, () => ({ backgroundChecks: [], nextCursor: null })),
    answering(verificationEndpoints.startIdentity, () => {
      if (refused) throw new Refusal('conflict', refused)
      return { verification: check(), url: `${server.url}/there` }
    }),
  ])
  visit(server.url, path)
  const platform = testPlatform({ ...User.parse(sampleOf(User)), isEmailConfirmed })
  platform.settings.hasMail = true
  drawOn(platform, <Routes />)
  await screen.findByRole('region', { name: 'Email address' })
  const section = screen.getByRole('region', { name: 'Identity' })
  return {
    section,
    user: userEvent.setup(),
    platform,
    answer: (...now: Verification[]) => {
      checks = now
    },
  }
}

const state = (section: HTMLElement) => within(section).getByRole('status').textContent ?? ''
const buttonIn = (section: HTMLElement) => within(section).queryByRole('button')?.textContent ?? null

describe('the identity check', () => {
  test.each([
    [[], /^Not checked/, 'Check my ID'],
    [[check()], /^StartedYou haven’t finished/, 'Continue'],
    [[check({ status: 'processing' })], /^In progress/, null],
    [
      [check({ status: 'failed', reason: 'The name on the document differs.' })],
      /^Not verifiedThe name on the document differs\./,
      'Try again',
    ],
    [
      [check({ status: 'revoked', reason: 'You changed your name.' })],
      /^Not validYou changed/,
      'Check again',
    ],
    [[check({ status: 'expired' })], /^Not checked/, 'Start again'],
    [[{ ...verified, status: 'expired' as const }], /^ExpiredYour check has ended/, 'Check again'],
    [[check({ status: 'cancelled' })], /^Not checked/, 'Check my ID'],
    [[verified], /^VerifiedChecked Nov 3, 2026, valid until Nov 3, 2128/, null],
    [
      [{ ...verified, expiresAt: new Date(Date.now() + 29 * 86_400_000).toISOString() }],
      /^VerifiedChecked/,
      'Check again',
    ],
  ])('says where it stands, and what leads on: %#', async (identity, words, button) => {
    const { section } = await draw({ identity })
    expect(state(section)).toMatch(words)
    expect(buttonIn(section)).toBe(button)
  })

  test('says what it needs, what others see and how long it lasts', async () => {
    const { section } = await draw()
    expect(
      within(section)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['You need', 'Others see', 'It lasts'])
  })

  test('leads to the provider’s page', async () => {
    const assign = spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const { section, user } = await draw()
    await user.click(within(section).getByRole('button', { name: 'Check my ID' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`${server.url}/there`))
    assign.mockRestore()
  })

  test('that is refused says why', async () => {
    const { section, user, platform } = await draw({ refused: 'Your check is under way.' })
    await user.click(within(section).getByRole('button', { name: 'Check my ID' }))
    await waitFor(() => expect(platform.toasts.at(-1)?.description).toBe('Your check is under way.'))
  })

  test('waits for its result after the provider’s page', async () => {
    const drawn = await draw({ identity: [check()], path: '/profile/verification?checked' })
    expect([state(drawn.section), buttonIn(drawn.section)]).toEqual([
      expect.stringContaining('We’re waiting for the result'),
      null,
    ])
    drawn.answer(verified)
    await waitFor(() => expect(state(drawn.section)).toStartWith('Verified'))
  })

  test('needs a confirmed address, and a provider', async () => {
    const unconfirmed = await draw({ isEmailConfirmed: false })
    expect(buttonIn(unconfirmed.section)).toBeNull()
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy()
    cleanup()
    server.stop()
    const without = await draw({ hasIdentity: false })
    expect(buttonIn(without.section)).toBeNull()
    expect(without.section.textContent).toContain('can’t check identities at the moment')
  })
})

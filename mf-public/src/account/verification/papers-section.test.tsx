import { afterEach, describe, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleOf } from '@portal/client/test/sample-answer'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import type { OwnDocument } from '@portal/contract/documents/document'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { User } from '@portal/contract/people/person'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { OwnProperty } from '@portal/contract/properties/own-property'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import type { Verification } from '@portal/contract/verifications/verification'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => {
  cleanup()
  server.stop()
  Reflect.deleteProperty(navigator, 'geolocation')
})

const id = '0190a000-0000-7000-8000-000000000009'
const home: OwnProperty = { ...OwnProperty.parse(sampleOf(OwnProperty)), title: 'Sunny flat' }
const document: OwnDocument = {
  id,
  purpose: 'other',
  name: 'Register.pdf',
  contentType: 'application/pdf',
  bytes: 1000,
  review: 'unreviewed',
  createdAt: '2026-11-02T12:00:00.000Z',
}
const paper = (changes: Partial<Verification> = {}): Verification => ({
  id,
  kind: 'organization',
  status: 'pending',
  reason: null,
  verifiedAt: null,
  expiresAt: null,
  subject: 'Bay Homes',
  createdAt: '2026-11-03T12:00:00.000Z',
  ...changes,
})

const draw = async (checks: readonly Verification[] = [], refused?: Record<string, string>) => {
  const sent: object[] = []
  let shown = [...checks]
  const user: User = {
    ...User.parse(sampleOf(User)),
    userType: 'landlord',
    accountType: 'organization',
    organizationName: 'Bay Homes',
    currentPlan: 'basic',
  }
  const take = (body: object, answer: Verification) => {
    const { clientId: _, ...rest } = body as { clientId?: string }
    sent.push(rest)
    if (refused) throw new Refusal('invalid', 'No.', refused)
    shown = [answer, ...shown]
    return { verification: answer }
  }
  server = await serveEndpoints([
    answering(verificationEndpoints.list, () => ({ verifications: shown, hasIdentity: true })),
    answering(authEndpoints.profile, () => ({ user })),
    answering(documentEndpoints.list, () => ({
      documents: [document],
    })),
    answering(ownPropertyEndpoints.myProperties, () => ({ properties: [home], nextCursor: null })),
    answering(reviewEndpoints.send, ({ body }) => take(body, paper())),
    answering(reviewEndpoints.locate, ({ body }) =>
      take(body, paper({ kind: 'home_location', status: 'verified', subject: home.title })),
    ),
  ])
  visit(server.url, '/profile/verification')
  const platform = testPlatform({ ...user, isEmailConfirmed: true })
  drawOn(platform, <Routes />)
  const section = await screen.findByRole('region', { name: 'Papers' })
  return { section, sent, platform, user: userEvent.setup() }
}

const rows = (section: HTMLElement) =>
  within(section)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('papers', () => {
  test('say where they stand, until when, and why not', async () => {
    const { section } = await draw([
      paper(),
      paper({
        ...{ id: id.replace(/9$/, '8'), kind: 'license', status: 'verified', subject: '0194 (CA)' },
        ...{ verifiedAt: '2026-11-04T12:00:00.000Z', expiresAt: '2027-11-04T12:00:00.000Z' },
      }),
      paper({ id: id.replace(/9$/, '7'), status: 'failed', reason: 'The register names someone else.' }),
      paper({ id: id.replace(/9$/, '6'), status: 'expired', expiresAt: '2026-11-04T23:59:59.999Z' }),
    ])
    expect(rows(section)).toEqual([
      'OrganizationUnder reviewBay HomesSent Nov 3, 2026',
      'Real estate licenseVerified0194 (CA)Checked Nov 4, 2026, valid until Nov 4, 2027',
      'OrganizationNot verifiedBay HomesThe register names someone else.Sent Nov 3, 2026',
      'OrganizationExpiredBay HomesEnded Nov 4, 2026. Send new papers to get the badge back.',
    ])
  })

  test('are chosen from the uploaded documents and sent', async () => {
    const { section, sent, user, platform } = await draw()
    await user.click(within(section).getByRole('button', { name: 'Send papers' }))
    const dialog = await screen.findByRole('dialog', { name: 'Send papers' })
    await user.click(await within(dialog).findByRole('button', { name: 'Send' }))
    expect(await within(dialog).findByText('Please choose at least one document')).toBeTruthy()
    await user.click(within(dialog).getByRole('checkbox', { name: /^Register.pdf/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(platform.toasts.at(-1)?.title).toBe('Papers sent'))
    expect(sent).toEqual([{ kind: 'organization', documentIds: [id] }])
    await waitFor(() => expect(rows(section)).toEqual(['OrganizationUnder reviewBay HomesSent Nov 3, 2026']))
  })
})

test('papers are first offered of a kind that can be sent', async () => {
  const { section, user } = await draw([paper()])
  await user.click(within(section).getByRole('button', { name: 'Send papers' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send papers' })
  const kind = await within(dialog).findByRole('combobox', { name: /^What to check/ })
  expect(kind.textContent).toBe('Right to rent out a home')
})

describe('a phone at a home', () => {
  const phoneAt = (answer: 'here' | 'denied') =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: (at: object) => void, failed: (error: object) => void) =>
          answer === 'here'
            ? found({ coords: { latitude: 37.8, longitude: -122.2, accuracy: 20 } })
            : failed({ code: 1 }),
      },
    })

  const ask = async ({ section, user }: Awaited<ReturnType<typeof draw>>) => {
    await user.click(within(section).getByRole('button', { name: 'I’m at my home' }))
    const dialog = await screen.findByRole('dialog', { name: 'I’m at my home' })
    await user.click(await within(dialog).findByRole('combobox', { name: /^Home/ }))
    await user.click(await screen.findByRole('option', { name: 'Sunny flat' }))
    await user.click(within(dialog).getByRole('button', { name: 'Check my location' }))
    return dialog
  }

  test('is sent once its person allows it', async () => {
    phoneAt('here')
    const drawn = await draw()
    await ask(drawn)
    await waitFor(() => expect(drawn.platform.toasts.at(-1)?.title).toBe('Location confirmed'))
    expect(drawn.sent).toEqual([{ propertyId: home.id, latitude: 37.8, longitude: -122.2, accuracy: 20 }])
  })

  test('that may not be asked, or is elsewhere, says so', async () => {
    phoneAt('denied')
    const drawn = await draw([], { latitude: 'Your phone is about 5.6 miles from the home' })
    const dialog = await ask(drawn)
    expect(await within(dialog).findByText(/^Please allow this site to use your location/)).toBeTruthy()
    expect(drawn.sent).toEqual([])
    phoneAt('here')
    await drawn.user.click(within(dialog).getByRole('button', { name: 'Check my location' }))
    expect(await within(dialog).findByText('Your phone is about 5.6 miles from the home.')).toBeTruthy()
  })
})

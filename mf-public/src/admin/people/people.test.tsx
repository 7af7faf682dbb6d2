import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { accused, administrator, sampleFinding } from '@portal/client/test/sample-finding'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import {
  adminPeopleEndpoints,
  type FoundPerson,
  type PersonHistory,
} from '@portal/contract/moderation/admin-people-endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const marcus: FoundPerson = {
  ...accused,
  email: 'marcus@example.com',
  isAdministrator: false,
  isEmailConfirmed: false,
  isRestricted: false,
  restrictedUntil: null,
  restrictionReason: null,
  closesAt: null,
  createdAt: '2025-03-05T12:00:00.000Z',
}

const historyOf = (person: FoundPerson, overrides: Partial<PersonHistory> = {}): PersonHistory => ({
  person: {
    ...person,
    currentPlan: 'basic',
    backgroundCheckStatus: 'pending',
    complianceFlags: ['scam'],
    lastContentReview: '2026-11-04T12:00:00.000Z',
  },
  violations: [sampleFinding(1, { status: 'confirmed' })],
  warnings: [
    {
      id: crypto.randomUUID(),
      warningType: 'moderation',
      message: 'Please list only homes that exist.',
      severity: 'high',
      isAcknowledged: false,
      acknowledgedAt: null,
      createdAt: '2026-11-04T12:00:00.000Z',
    },
  ],
  activity: [],
  acts: [
    {
      id: crypto.randomUUID(),
      kind: 'warned',
      admin: administrator,
      userId: person.id,
      propertyId: null,
      violationId: null,
      reason: 'A listing that does not exist.',
      createdAt: '2026-11-04T12:00:00.000Z',
    },
  ],
  homes: [
    {
      id: '0190a000-0000-7000-8000-0000000000b1',
      title: 'Sunny flat',
      isPublic: false,
      heldAt: '2026-11-04T12:00:00.000Z',
      createdAt: '2026-11-01T12:00:00.000Z',
    },
  ],
  reports: { reports: 0, confirmed: 0, dismissed: 0 },
  sessions: 2,
  cannotAct: null,
  ...overrides,
})

const draw = async (path: string, { history = historyOf(marcus), isAdministrator = true } = {}) => {
  let person = marcus
  const asked: (string | undefined)[] = []
  const sent: [string, object][] = []
  const acting =
    (name: string, changes: (body: never) => Partial<FoundPerson>) => (input: { body: object }) => {
      sent.push([name, input.body])
      person = { ...person, ...changes(input.body as never) }
      return { person }
    }
  server = await serveEndpoints([
    answering(adminPeopleEndpoints.find, ({ query }) => {
      asked.push(query.query)
      return { people: query.query === 'nobody' ? [] : [marcus], nextCursor: null }
    }),
    answering(adminPeopleEndpoints.read, ({ params }) => {
      if (params.id !== marcus.id) throw new Refusal('not_found', 'There is no such person.')
      return { ...history, person: { ...history.person, ...person } }
    }),
    answering(
      adminPeopleEndpoints.restrict,
      acting('restrict', ({ reason, until = null }: { reason: string; until?: string | null }) => ({
        isRestricted: true,
        restrictedUntil: until,
        restrictionReason: reason,
      })),
    ),
    answering(
      adminPeopleEndpoints.lift,
      acting('lift', () => ({ isRestricted: false, restrictedUntil: null, restrictionReason: null })),
    ),
    answering(
      adminPeopleEndpoints.warn,
      acting('warn', () => ({})),
    ),
    answering(
      adminPeopleEndpoints.resendConfirmation,
      acting('resendConfirmation', () => ({})),
    ),
    answering(adminPeopleEndpoints.endSessions, () => {
      throw new Refusal('forbidden', 'You can’t do this to another administrator.')
    }),
  ])
  visit(server.url, path)
  const platform = testPlatform({ isAdministrator })
  drawOn(platform, <Routes />)
  return { asked, sent, platform }
}

const onePath = `/admin/people/${marcus.id}`
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const giveReason = (words: string, field: RegExp = /^Reason/) =>
  userEvent.type(screen.getByRole('textbox', { name: field }), words)

test('people are found as words are typed, which the address keeps', async () => {
  const { asked } = await draw('/admin/people')
  const link = await screen.findByRole('link', { name: 'Marcus Hale' })
  expect(link.getAttribute('href')).toBe(onePath)
  expect(screen.getByText('marcus@example.com')).toBeTruthy()
  expect(screen.getByText('Email not confirmed')).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find people' }), 'nobody')
  expect(await screen.findByRole('heading', { name: 'No people found' })).toBeTruthy()
  expect(window.location.search).toBe('?q=nobody')
  expect(asked).toEqual([undefined, 'nobody'])
})

test('a person’s page has their violations, warnings, listings and what administrators did', async () => {
  await draw(onePath)
  expect(await screen.findByRole('heading', { name: 'Marcus Hale', level: 1 })).toBeTruthy()
  const textOf = (name: string) => screen.getByRole('region', { name }).textContent
  expect(textOf('Account')).toContain('Signed inOn 2 devices')
  expect(textOf('Violations')).toContain('ScamConfirmed')
  expect(textOf('Warnings')).toContain('HighNot acknowledgedPlease list only homes that exist.')
  expect(textOf('What administrators did')).toContain('WarnedA listing that does not exist.Maya Chen')
  expect(textOf('Listings')).toContain('Sunny flatHidden')
  expect(textOf('Sign-ins')).toContain('Nothing in the last 90 days.')
})

test('a person is restricted with a reason and an end, and let go again', async () => {
  const { sent, platform } = await draw(onePath)
  await press('Restrict')
  await screen.findByRole('dialog')
  await press('Restrict')
  expect(await screen.findByText('Please give a reason')).toBeTruthy()
  await giveReason('Three listings did not exist.')
  await userEvent.type(screen.getByLabelText('Until'), '2046-05-04T10:30')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide their listings, too' }))
  await press('Restrict')
  expect(await screen.findByText('Can’t post until May 4, 2046')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(platform.toasts).toMatchObject([{ title: 'Account restricted' }])
  await press('Lift restriction')
  await screen.findByRole('dialog')
  await giveReason('It was a mistake.')
  await press('Lift restriction')
  expect(await screen.findByRole('button', { name: 'Restrict' })).toBeTruthy()
  expect(sent).toEqual([
    [
      'restrict',
      {
        reason: 'Three listings did not exist.',
        until: new Date(2046, 4, 4, 10, 30).toISOString(),
        hidesListings: true,
      },
    ],
    ['lift', { reason: 'It was a mistake.' }],
  ])
})

test('a person is warned, and gets the confirmation link again', async () => {
  const { sent } = await draw(onePath)
  await press('Warn')
  await screen.findByRole('dialog')
  await giveReason('Please be kind.', /^Message/)
  await userEvent.click(screen.getByRole('combobox', { name: 'How serious' }))
  await userEvent.click(await screen.findByRole('option', { name: 'High' }))
  await press('Send warning')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Send confirmation link')
  expect((await screen.findByRole('dialog')).textContent).toContain('marcus@example.com')
  await giveReason('They asked for it.')
  await press('Send link')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    ['warn', { message: 'Please be kind.', severity: 'high' }],
    ['resendConfirmation', { reason: 'They asked for it.' }],
  ])
})

test('what is refused says why, and the dialog keeps the reason', async () => {
  const { platform } = await draw(onePath)
  await press('Sign out everywhere')
  await screen.findByRole('dialog')
  await giveReason('A stolen phone.')
  await press('Sign out everywhere')
  await waitFor(() =>
    expect(platform.toasts).toMatchObject([{ description: 'You can’t do this to another administrator.' }]),
  )
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('A stolen phone.')
})

test('on someone that the administrator cannot act on there are no buttons, but the reason', async () => {
  await draw(onePath, { history: historyOf(marcus, { cannotAct: 'You can’t act on yourself.' }) })
  expect(await screen.findByText('You can’t act on yourself.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a person who is gone says so', async () => {
  await draw('/admin/people/0190a000-0000-7000-8000-0000000000ff')
  expect(await screen.findByRole('heading', { name: 'Person not found' })).toBeTruthy()
})

test('others must be administrators', async () => {
  const { asked } = await draw('/admin/people', { isAdministrator: false })
  expect(await screen.findByText('You must be an administrator to view this page.')).toBeTruthy()
  expect(asked).toEqual([])
})

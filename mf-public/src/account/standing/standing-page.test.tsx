import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleViolation } from '@portal/client/test/sample-finding'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Report } from '@portal/contract/moderation/report'
import { reportEndpoints } from '@portal/contract/moderation/report-endpoints'
import type { OwnViolation, Restriction } from '@portal/contract/moderation/violation'
import { violationEndpoints } from '@portal/contract/moderation/violation-endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import type { Warning } from '@portal/contract/warnings/warning'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const warning = (overrides: Partial<Warning> = {}): Warning => ({
  id: crypto.randomUUID(),
  warningType: 'moderation',
  message: 'Please list only homes that exist.',
  severity: 'high',
  isAcknowledged: false,
  acknowledgedAt: null,
  createdAt: '2026-11-04T12:00:00.000Z',
  ...overrides,
})

const report = (overrides: Partial<Report> = {}): Report => ({
  id: crypto.randomUUID(),
  subjectType: 'property',
  subjectId: '0190a000-0000-7000-8000-0000000000b1',
  subjectTitle: 'Bright flat',
  reason: 'scam',
  message: 'They want gift cards.',
  status: 'pending',
  outcome: null,
  decidedAt: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})

interface Standing {
  warnings?: Warning[]
  violations?: OwnViolation[]
  restriction?: Restriction | null
  reports?: Report[]
  isBroken?: boolean
}

const draw = async (standing: Standing = {}) => {
  const { restriction = null, reports = [], isBroken = false } = standing
  let { warnings = [], violations = [] } = standing
  const sent: object[] = []
  server = await serveEndpoints([
    answering(warningEndpoints.list, () => warnings),
    answering(warningEndpoints.acknowledge, ({ params }) => {
      warnings = warnings.map(each =>
        each.id === params.id
          ? { ...each, isAcknowledged: true, acknowledgedAt: '2026-11-05T12:00:00.000Z' }
          : each,
      )
      return { warning: warnings.find(each => each.id === params.id) ?? warning() }
    }),
    answering(violationEndpoints.list, () => {
      if (isBroken) throw new Refusal('not_now', 'We are busy right now. Please try again.')
      return { violations, nextCursor: null, restriction }
    }),
    answering(violationEndpoints.appeal, ({ params, body }) => {
      sent.push(body)
      violations = violations.map(each =>
        each.id === params.id
          ? {
              ...each,
              status: 'appealed',
              appealText: body.message,
              appealedAt: '2026-11-05T12:00:00.000Z',
              mayAppealUntil: null,
            }
          : each,
      )
      return { violation: violations.find(each => each.id === params.id) ?? sampleViolation(1) }
    }),
    answering(reportEndpoints.list, () => ({ reports, nextCursor: null })),
  ])
  visit(server.url, '/profile/standing')
  const platform = testPlatform({})
  drawOn(platform, <Routes />)
  await screen.findByRole('region', { name: 'Your reports' }) // the skeleton has only the first section
  return { sent, platform }
}

const section = (name: string) => screen.findByRole('region', { name })

test('a warning stays until it is acknowledged; the policy is no warning', async () => {
  await draw({ warnings: [warning(), warning({ warningType: 'platform_policy', message: 'The policy.' })] })
  const warnings = await section('Warnings')
  expect(await within(warnings).findByText('Serious warning')).toBeTruthy()
  expect(warnings.textContent).not.toContain('The policy.')
  await userEvent.click(within(warnings).getByRole('button', { name: 'I understand' }))
  await waitFor(() => expect(within(warnings).queryByRole('button')).toBeNull())
  expect(warnings.textContent).toContain('Please list only homes that exist.')
})

test('a decision says what, why and what was done, and can be appealed once until a day', async () => {
  const { sent } = await draw({ violations: [sampleViolation(1)] })
  const article = await within(await section('Decisions about you')).findByRole('article', { name: 'Scam' })
  for (const words of [
    'Confirmed',
    'Listing: Sunny flat in the Mission',
    'It asks for money before a tour.',
    'We hid the listing',
    'Until Dec 4, 2026',
  ])
    expect(article.textContent).toContain(words)
  expect(within(article).getByRole('link', { name: 'change the listing' }).getAttribute('href')).toBe(
    '/landlord/properties/0190a000-0000-7000-8000-0000000000b1/edit',
  )
  await userEvent.click(within(article).getByRole('button', { name: 'Appeal' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Send appeal' }))
  expect(await screen.findByText('Please say why the decision is wrong')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /^Why is/ }), 'It was a typo.')
  await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }))
  expect(await within(article).findByText('Appeal under review')).toBeTruthy()
  expect(sent).toEqual([{ message: 'It was a typo.' }])
  expect(within(article).queryByRole('button', { name: 'Appeal' })).toBeNull()
  expect(article.textContent).toContain('It was a typo.')
})

test('a finding of the contact filter shows what the person wrote', async () => {
  await draw({
    violations: [
      sampleViolation(1, {
        source: 'filter',
        reason: null,
        contentText: 'Call 415-555-0134',
        status: 'pending',
        action: 'none',
        decisionReason: null,
        mayAppealUntil: null,
      }),
    ],
  })
  const article = await screen.findByRole('article', { name: 'Contact details' })
  expect(article.textContent).toContain('Under review')
  expect(article.textContent).toContain('Call 415-555-0134')
  expect(within(article).queryByRole('button')).toBeNull()
})

test('a restriction says why, until when, and what stays possible', async () => {
  await draw({ restriction: { reason: 'Three listings did not exist.', until: '2026-12-10T12:00:00.000Z' } })
  expect(await screen.findByText('Your account can’t post until Dec 10, 2026')).toBeTruthy()
  expect(screen.getByText('Three listings did not exist.')).toBeTruthy()
})

test('one’s own reports show their outcome', async () => {
  await draw({
    reports: [
      report({ status: 'confirmed', outcome: 'removed', decidedAt: '2026-11-05T12:00:00.000Z' }),
      report({ reason: 'harassment', subjectType: 'person', subjectTitle: 'Marcus' }),
    ],
  })
  const rows = await within(await section('Your reports')).findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ScamListing: Bright flat.*We removed it\..*Decided Nov 5, 2026$/),
    expect.stringMatching(/^HarassmentUnder reviewPerson: Marcus/),
  ])
})

test('without anything, each part says so; a part that cannot be loaded says why', async () => {
  await draw({ isBroken: true })
  expect(await screen.findByText('No warnings.')).toBeTruthy()
  expect(await screen.findByText('You haven’t reported anything.')).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('We are busy right now.')
})

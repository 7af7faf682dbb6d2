import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { administrator, sampleFinding, sampleQueued } from '@portal/client/test/sample-finding'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { QueuedFinding } from '@portal/contract/moderation/finding'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const reasons = ['scam', 'harassment', 'wrong_details'] as const
const three = (): QueuedFinding[] =>
  reasons.map((reason, index) =>
    sampleQueued(index + 1, { reason, reasons: [reason], violationType: reason }),
  )

interface Queue {
  findings?: QueuedFinding[]
  person?: Partial<SessionUser>
  takenRefusal?: Refusal
  path?: string
}

const draw = async ({ findings = three(), person, takenRefusal, path = '/admin' }: Queue = {}) => {
  let waiting = findings
  const asked: object[] = []
  const decided: object[] = []
  const acts: string[] = []
  server = await serveEndpoints([
    answering(findingEndpoints.list, ({ query }) => {
      asked.push(query)
      const violations = waiting.filter(({ reason }) => !query.reason || reason === query.reason)
      return {
        violations,
        nextCursor: null,
        counts: {
          waiting: waiting.length,
          appealed: 1,
          oldestAt: new Date(Date.now() - 73 * 3_600_000).toISOString(),
          decidedThisWeek: 12_000,
        },
      }
    }),
    answering(findingEndpoints.take, ({ params }) => {
      acts.push('take')
      if (takenRefusal) throw takenRefusal
      return { violation: sampleFinding(1, { id: params.id, takenBy: administrator }) }
    }),
    answering(findingEndpoints.release, ({ params }) => {
      acts.push('release')
      return { violation: sampleFinding(1, { id: params.id }) }
    }),
    answering(findingEndpoints.decide, ({ params, body }) => {
      decided.push(body)
      waiting = waiting.filter(({ id }) => id !== params.id)
      return { violation: sampleFinding(1, { id: params.id, status: body.decision }) }
    }),
  ])
  visit(server.url, path)
  const platform = testPlatform({ isAdministrator: true, ...person })
  drawOn(platform, <Routes />)
  return { asked, decided, acts, platform }
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Findings' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

const focused = () => document.activeElement?.textContent

test('others read that they must be an administrator, and nothing is asked', async () => {
  const { asked } = await draw({ person: { isAdministrator: false } })
  expect(await screen.findByText('You must be an administrator to view this page.')).toBeTruthy()
  expect(asked).toEqual([])
})

test('the queue shows what waits, with its figures', async () => {
  await draw({
    findings: [
      sampleQueued(1, { openCount: 3, reasons: ['scam', 'other'] }),
      sampleQueued(2, {
        subjectType: 'message',
        subjectId: null,
        subjectTitle: null,
        source: 'filter',
        reason: null,
        reporter: null,
        note: null,
        reasons: [],
      }),
      sampleQueued(3, { status: 'appealed', takenBy: administrator }),
    ],
  })
  const rows = await within(await screen.findByRole('list', { name: 'Findings' })).findAllByRole('article')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^ScamUrgent3 findingsListing: Sunny flat in the Mission“They want the deposit.*About Marcus Hale · Reported Nov 3, 2026/,
    ),
    expect.stringMatching(/^Contact detailsMessageAbout Marcus Hale · Contact filter/),
    expect.stringMatching(/^ScamAppealMaya Chen is on it.*Reverse Scam.*Uphold Scam$/),
  ])
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures).toEqual(['3', '3 days', '1', '10,000+'])
})

test('the filters are in the address', async () => {
  const { asked } = await draw({ path: '/admin?reason=harassment&source=report' })
  await screen.findByRole('link', { name: 'Harassment' })
  expect(titles()).toEqual(['Harassment'])
  expect(asked).toMatchObject([{ reason: 'harassment', source: 'report', status: 'open' }])
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(window.location.search).toBe('')
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Appeals' }))
  await waitFor(() => expect(window.location.search).toBe('?status=appealed'))
  expect(asked.at(-1)).toMatchObject({ status: 'appealed' })
})

test('without anything, it says so', async () => {
  await draw({ findings: [] })
  expect(await screen.findByRole('heading', { name: 'No open findings' })).toBeTruthy()
})

test('by keys: next, previous, confirm, dismiss; the focus stays in its place', async () => {
  const { decided, acts } = await draw()
  const first = await screen.findByRole('link', { name: 'Scam' })
  expect(screen.getByText(/^In the list:/).textContent).toContain('C confirm')
  first.focus()
  await userEvent.keyboard('jj')
  expect(focused()).toBe('Wrong details')
  await userEvent.keyboard('k')
  expect(focused()).toBe('Harassment')
  await userEvent.keyboard('c')
  const dialog = await screen.findByRole('dialog', { name: 'Confirm: Harassment' })
  await waitFor(() => expect(acts).toEqual(['take']))
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Warn/ }))
  const reason = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ })
  expect(reason.value).toBe('This breaks our rules: harassment.')
  await userEvent.type(reason, ' Kind words, please; just so.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(focused()).toBe('Wrong details'))
  expect(titles()).toEqual(['Scam', 'Wrong details'])
  await userEvent.keyboard('d')
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(focused()).toBe('Scam'))
  expect(decided).toEqual([
    {
      decision: 'confirmed',
      reason: 'This breaks our rules: harassment. Kind words, please; just so.',
      action: 'warn',
    },
    { decision: 'dismissed', reason: 'We found nothing that breaks our rules.', action: 'none' },
  ])
})

test('a doubt that is dismissed stays with administrators', async () => {
  const { decided } = await draw({
    findings: [sampleQueued(1, { source: 'check', violationType: 'low_rent', reporter: null })],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss Scam' }))
  expect(await screen.findByText('Only administrators read this.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(decided).toHaveLength(1))
})

test('what is left undecided is released for others', async () => {
  const { acts, decided } = await draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss Scam' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(acts).toEqual(['take', 'release']))
  expect(decided).toEqual([])
  expect(focused()).toBe('Dismiss Scam')
})

test('what another administrator is on cannot be decided', async () => {
  const { decided } = await draw({
    takenRefusal: new Refusal('conflict', 'Maya Chen is deciding this.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Scam' }))
  expect(await screen.findByText('Maya Chen is deciding this.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(decided).toEqual([])
})

test('what the reader cannot decide has no buttons and says why, for keys, too', async () => {
  await draw({ findings: [sampleQueued(1, { cannotDecide: 'You reported this yourself.' })] })
  const link = await screen.findByRole('link', { name: 'Scam' })
  expect(screen.getByText('You reported this yourself.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
  link.focus()
  await userEvent.keyboard('c')
  expect(screen.queryByRole('dialog')).toBeNull()
})

import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import {
  accused,
  administrator,
  reporter,
  sampleDetail,
  sampleFinding,
  sampleQueued,
} from '@portal/client/test/sample-finding'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Finding, FindingDetail } from '@portal/contract/moderation/finding'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const finding = sampleFinding(1)
const me = administrator.id

const draw = async (initial: FindingDetail | null = sampleDetail(), others = [sampleQueued(2)]) => {
  let detail = initial
  const decided: object[] = []
  const become = (changes: Partial<Finding>) => {
    if (detail) detail = { ...detail, violation: { ...detail.violation, ...changes } }
    return { violation: { ...finding, ...changes } }
  }
  server = await serveEndpoints([
    answering(findingEndpoints.read, ({ params }) => {
      const other = others.find(({ id }) => id === params.id)
      if (other) return sampleDetail(other)
      if (!detail) throw new Refusal('not_found', 'There is no such finding.')
      return detail
    }),
    answering(findingEndpoints.list, () => ({
      violations: others,
      nextCursor: null,
      counts: { waiting: others.length, appealed: 0, oldestAt: null, decidedThisWeek: 1 },
    })),
    answering(findingEndpoints.take, () =>
      become({ takenBy: administrator, takenUntil: '2026-11-05T12:30:00.000Z' }),
    ),
    answering(findingEndpoints.release, () => become({ takenBy: null, takenUntil: null })),
    answering(findingEndpoints.decide, ({ body }) => {
      decided.push(body)
      return become({
        status: body.decision,
        decisionReason: body.reason,
        action: body.action ?? 'none',
        reviewer: administrator,
        decidedAt: '2026-11-05T12:00:00.000Z',
      })
    }),
  ])
  visit(server.url, `/admin/violations/${finding.id}`)
  const platform = testPlatform({ id: me, isAdministrator: true })
  drawOn(platform, <Routes />)
  return { decided, platform }
}

const panel = (name: string) => screen.findByRole('region', { name })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('a reported message is shown with what was said around it, and who is concerned', async () => {
  const message = { sender: accused, createdAt: '2026-11-03T12:00:00.000Z' }
  await draw(
    sampleDetail(sampleFinding(1, { subjectType: 'message', reason: 'harassment' }), {
      subject: {
        ...(sampleDetail().subject ?? { pictures: [], stars: null, url: null, createdAt: null }),
        title: null,
        text: 'You will regret this.',
        isHidden: false,
      },
      context: [
        { ...message, id: reporter.id, sender: reporter, body: 'No, thank you.', isReported: false },
        { ...message, id: accused.id, body: 'You will regret this.', isReported: true },
      ],
      related: [sampleFinding(3, { status: 'dismissed' })],
    }),
  )
  expect(await screen.findByRole('heading', { name: /^Harassment/, level: 1 })).toBeTruthy()
  const around = within(await panel('Conversation around it')).getAllByRole('listitem')
  expect(around.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Noor Haddad.*No, thank you\.$/),
    expect.stringMatching(/^Marcus HaleReported.*You will regret this\.$/),
  ])
  expect((await panel('Reported')).textContent).toContain('They want the deposit by gift card.')
  expect((await panel('Marcus Hale')).textContent).toContain('Confirmed1 violation')
  expect((await panel('Noor Haddad')).textContent).toContain('Reports4')
  expect((await panel('Also about this')).textContent).toContain('Dismissed')
  const [person] = screen.getAllByRole('link', { name: 'Marcus Hale' })
  expect(person?.getAttribute('href')).toBe(`/admin/people/${accused.id}`)
})

test('it is taken and released, and says until when', async () => {
  await draw()
  await press('Take this')
  expect(await screen.findByText(/^You’re on it until Nov 5, 2026/)).toBeTruthy()
  await press('Release')
  expect(await screen.findByRole('button', { name: 'Take this' })).toBeTruthy()
})

test('confirming with an action shows the decision, and leads on to the next one', async () => {
  const { decided, platform } = await draw()
  await press('Confirm')
  const dialog = await screen.findByRole('dialog', { name: 'Confirm: Scam' })
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Hide the listing/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  const decision = await panel('Decision')
  expect(decision.textContent).toContain('Confirmed byMaya Chen')
  expect(decision.textContent).toContain('This breaks our rules: scam.')
  expect(decision.textContent).toContain('What we didHidden')
  expect(decided).toEqual([{ decision: 'confirmed', reason: 'This breaks our rules: scam.', action: 'hide' }])
  expect(platform.toasts).toMatchObject([{ title: 'Confirmed' }])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Next'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe(`/admin/violations/${sampleQueued(2).id}`))
})

test('without another one, the queue follows', async () => {
  const { platform } = await draw(sampleDetail(sampleFinding(1, { status: 'dismissed' })), [])
  await press('Next')
  await waitFor(() => expect(window.location.pathname).toBe('/admin'))
  expect(platform.toasts).toMatchObject([{ title: 'That was the last one' }])
})

test('an appeal is upheld or reversed, with a reason of its own and no action', async () => {
  const { decided } = await draw(
    sampleDetail(
      sampleFinding(1, {
        status: 'appealed',
        decidedAt: '2026-11-04T12:00:00.000Z',
        decisionReason: 'It asks for money.',
        appealText: 'It was a typo.',
        appealedAt: '2026-11-05T12:00:00.000Z',
      }),
    ),
  )
  expect((await screen.findAllByText(/It was a typo\./)).length).toBeGreaterThan(0)
  await press('Reverse')
  const dialog = await screen.findByRole('dialog', { name: 'Reverse: Scam' })
  expect(within(dialog).queryByRole('radio')).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reverse decision' }))
  expect(await within(dialog).findByText('Please give a reason')).toBeTruthy()
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'It was a typo indeed.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reverse decision' }))
  await waitFor(() =>
    expect(decided).toEqual([{ decision: 'dismissed', reason: 'It was a typo indeed.', action: 'none' }]),
  )
})

test('who cannot decide reads why', async () => {
  await draw(sampleDetail(finding, { cannotDecide: 'Someone else must decide this appeal.' }))
  expect(await screen.findByText('Someone else must decide this appeal.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test('a finding that is gone says so', async () => {
  await draw(null)
  expect(await screen.findByRole('heading', { name: 'Finding not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the queue' }).getAttribute('href')).toBe('/admin')
})

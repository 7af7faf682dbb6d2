import { afterEach, expect, test } from 'bun:test'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Report } from '@portal/contract/moderation/report'
import { reportEndpoints } from '@portal/contract/moderation/report-endpoints'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { ReportButton } from './report-button.tsx'
import type { ReportSubject } from './report-dialog.tsx'

let server: ServedEndpoints
afterEach(() => server.stop())

const id = '0190a000-0000-7000-8000-0000000000b1'
const home: ReportSubject = { type: 'property', id, name: 'Sunny flat in the Mission' }

const draw = async ({
  subject = home,
  person = {} as Partial<SessionUser> | null,
  refusal = null as Refusal | null,
} = {}) => {
  const sent: Record<string, unknown>[] = []
  server = await serveEndpoints([
    answering(reportEndpoints.create, ({ body }) => {
      sent.push(body)
      if (refusal) throw refusal
      const report: Report = {
        id,
        subjectType: body.subjectType,
        subjectId: body.subjectId,
        subjectTitle: subject.name,
        reason: body.reason,
        message: body.message ?? null,
        status: 'pending',
        outcome: null,
        decidedAt: null,
        createdAt: '2026-11-03T12:00:00.000Z',
      }
      return { report }
    }),
  ])
  visit(server.url, `/properties/${id}`)
  const platform = testPlatform(person)
  render(
    <TestStage platform={platform}>
      <BrowserRouter>
        <ReportButton subject={subject}>Report</ReportButton>
      </BrowserRouter>
    </TestStage>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Report' }))
  const dialog = await screen.findByRole('dialog')
  return { dialog, sent, platform }
}

const sendReport = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }))

test('a listing is reported with a reason and a message, and the form says what happens next', async () => {
  const { dialog, sent, platform } = await draw()
  expect(dialog.textContent).toContain('Sunny flat in the Mission')
  expect(dialog.textContent).toContain('The other person never learns who reported it.')
  await userEvent.click(screen.getByRole('radio', { name: /^Scam/ }))
  await userEvent.type(screen.getByLabelText('What should we know?'), 'They want gift cards.')
  await sendReport()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([
    { subjectType: 'property', subjectId: id, reason: 'scam', message: 'They want gift cards.' },
  ])
  expect(sent[0]?.clientId).toBeString()
  expect(platform.toasts).toMatchObject([{ title: 'Report sent' }])
  expect(document.activeElement?.textContent).toBe('Report')
})

test('without a reason, it is asked for and nothing is sent', async () => {
  const { sent } = await draw()
  await sendReport()
  expect(await screen.findByText('Please choose a reason')).toBeTruthy()
  expect(sent).toEqual([])
})

test('only a listing can be a fake listing', async () => {
  await draw({ subject: { type: 'message', id, name: 'Marcus' } })
  expect(screen.getByRole('heading', { name: 'Report this message' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /^Fake listing/ })).toBeNull()
  expect(screen.getByRole('radio', { name: /^Harassment/ })).toBeTruthy()
})

test('what was reported already says so, and the message stays', async () => {
  const { platform } = await draw({ refusal: new Refusal('conflict', 'You already reported this.') })
  await userEvent.click(screen.getByRole('radio', { name: /^Something else/ }))
  await userEvent.type(screen.getByLabelText('What should we know?'), 'Again.')
  await sendReport()
  await waitFor(() => expect(platform.toasts).toMatchObject([{ description: 'You already reported this.' }]))
  expect(screen.getByLabelText<HTMLTextAreaElement>('What should we know?').value).toBe('Again.')
})

test('a visitor signs in first, and comes back', async () => {
  await draw({ person: null })
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe(`/auth?next=${encodeURIComponent(`/properties/${id}`)}`)
})

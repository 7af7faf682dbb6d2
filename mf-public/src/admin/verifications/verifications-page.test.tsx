import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleOf } from '@portal/client/test/sample-answer'
import { answering, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { User } from '@portal/contract/people/person'
import type { Review } from '@portal/contract/verifications/review'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => {
  cleanup()
  server.stop()
})

const own = User.parse(sampleOf(User))
const idOf = (n: number) => `0190a000-0000-7000-8000-00000000010${n}`
const review = (n: number, changes: Partial<Review> = {}): Review => ({
  id: idOf(n),
  kind: 'organization',
  status: 'pending',
  claim: 'Bay Homes',
  person: { id: idOf(9), firstName: 'Hector', lastName: 'Ramos', userType: 'landlord' },
  documents: [{ id: idOf(8), name: 'Register.pdf', contentType: 'application/pdf', bytes: 1000 }],
  reason: null,
  decidedAt: null,
  expiresAt: null,
  createdAt: '2026-11-03T12:00:00.000Z',
  ...changes,
})

const draw = async (reviews: Review[], isAdministrator = true) => {
  const sent: object[] = []
  server = await serveEndpoints([
    answering(reviewEndpoints.list, () => ({ reviews, nextCursor: null })),
    answering(reviewEndpoints.decide, ({ params, body }) => {
      sent.push({ ...params, ...body })
      const decided = reviews.find(each => each.id === params.id)
      if (!decided) throw new Error('Nobody sent this')
      reviews = reviews.filter(each => each !== decided)
      return { review: { ...decided, status: body.decision } }
    }),
  ])
  visit(server.url, '/admin/verifications')
  const platform = testPlatform({ ...own, isAdministrator })
  drawOn(platform, <Routes />)
  return { sent, platform, user: userEvent.setup() }
}

test('what papers are is said before they come, so that no claim is larger', async () => {
  await draw([review(1)])
  const { length = 0 } = (await screen.findByText(/^People sent these/)).textContent ?? {}
  expect(screen.queryByRole('article')).toBeNull()
  const card = await screen.findByRole('article')
  expect(length).toBeGreaterThan(card.querySelector('p')?.textContent?.length ?? 1000)
})

test('papers are opened, and rejected only with a reason', async () => {
  const { sent, user, platform } = await draw([review(1)])
  const card = await screen.findByRole('article', { name: 'Hector Ramos’s organization' })
  expect(card.textContent).toContain('Bay Homes')
  expect(within(card).getByRole('link', { name: 'Register.pdf' }).getAttribute('href')).toBe(
    `/api/documents/${idOf(8)}/content`,
  )
  await user.click(within(card).getByRole('button', { name: /^Reject/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject: Hector Ramos’s organization' })
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(await within(dialog).findByText('Please say what is missing')).toBeTruthy()
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Not readable.')
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(platform.toasts.at(-1)?.title).toBe('Rejected'))
  expect(sent).toEqual([{ id: idOf(1), decision: 'rejected', reason: 'Not readable.' }])
  expect(await screen.findByText('No papers to check')).toBeTruthy()
})

test('a license takes the day that is on it', async () => {
  const { sent, user } = await draw([review(1, { kind: 'license', claim: '01948372 (CA)' })])
  await user.click(await screen.findByRole('button', { name: /^Approve/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve: Hector Ramos’s real estate license' })
  fireEvent.input(within(dialog).getByLabelText(/^Valid until/), { target: { value: '2027-05-01' } })
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  await waitFor(() =>
    expect(sent).toEqual([{ id: idOf(1), decision: 'approved', reason: '', expiresAt: '2027-05-01' }]),
  )
})

test('nobody decides about their own papers, and only administrators see them', async () => {
  await draw([review(1, { person: { ...own } })])
  const card = await screen.findByRole('article', { name: /’s organization$/ })
  expect(within(card).queryByRole('button')).toBeNull()
  expect(card.textContent).toContain('Another administrator must decide.')
  cleanup()
  server.stop()
  await draw([review(1)], false)
  expect(await screen.findByText('You must be an administrator to view this page.')).toBeTruthy()
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { sampleInquiry } from '@portal/client/test/sample-inquiry'
import { sampleProperty } from '@portal/client/test/sample-property'
import { sampleRequest } from '@portal/client/test/sample-request'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Draft } from '@portal/contract/assistant/conversation'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { DraftForm } from './draft-form.tsx'

const id = '0190a000-0000-7000-8000-0000000000c1'
const home = sampleProperty()
const request = sampleRequest()
const inquiry: Inquiry = {
  ...sampleInquiry(),
  id: '0190a000-0000-7000-8000-0000000000d1',
  propertyId: home.id,
  tenantId: request.tenantId,
  landlordId: request.landlordId,
  message: 'Is it quiet?',
  status: 'pending',
  inquiryType: 'question',
  askedDate: null,
  scheduledDate: null,
  responseMessage: null,
  responseDate: null,
  earlierResponses: [],
  property: home,
  tenant: home.landlord,
  landlord: home.landlord,
  createdAt: '2026-11-03T12:00:00.000Z',
  updatedAt: '2026-11-03T12:00:00.000Z',
}

const threadId = '01900000-0000-7000-8000-000000000009'
const message = {
  id,
  threadId,
  position: 1,
  senderId: null,
  kind: 'text' as const,
  body: 'Yes, it is.',
  event: null,
  photos: [],
  removedAt: null,
  createdAt: '2026-11-03T12:00:00.000Z',
}

const drafts = {
  request: {
    id,
    isSent: false,
    action: 'maintenance_request',
    body: {
      propertyId: home.id,
      title: 'Leak',
      description: 'The sink leaks.',
      category: 'plumbing',
      priority: 'high',
    },
    about: { title: home.title },
  },
  inquiry: {
    id,
    isSent: false,
    action: 'inquiry',
    body: { propertyId: home.id, message: 'Is it quiet?', inquiryType: 'question' },
    about: { title: home.title },
  },
  response: {
    id,
    isSent: false,
    action: 'response',
    params: { id: inquiry.id },
    body: { message: 'Yes, it is.', status: 'responded' },
    about: { title: home.title },
  },
  proposal: {
    id,
    isSent: false,
    action: 'proposal',
    params: { id: inquiry.id },
    body: { dates: ['2046-05-04T17:00:00.000Z', '2046-05-05T17:00:00.000Z', '2046-05-06T17:00:00.000Z'] },
    about: { title: home.title, timeZone: 'America/Los_Angeles' },
  },
  message: {
    id,
    isSent: false,
    action: 'message',
    params: { id: threadId },
    body: { message: 'Yes, it is.' },
    about: { title: home.title },
  },
  listing: {
    id,
    isSent: false,
    action: 'listing_text',
    params: { id: home.id },
    body: { description: 'Two bright rooms.' },
    about: { title: home.title },
    advice: [
      {
        field: 'description',
        start: 0,
        end: 3,
        found: 'perfect for families',
        why: 'It may seem to exclude others.',
        better: 'roomy',
      },
    ],
  },
  search: {
    id,
    isSent: false,
    action: 'saved_search',
    body: { name: 'Near the Mission', filters: { bedrooms: 2, maxRent: 3000 }, alert: 'daily' },
  },
} satisfies Record<string, Draft>

let server: ServedEndpoints
let sent: unknown[]
let refuse: () => void

/** Records what was sent, or refuses it. */
const take = <Result,>(request: unknown, result: Result): Result => {
  sent.push(request)
  refuse()
  return result
}

beforeAll(async () => {
  server = await serveEndpoints([
    answering(tenancyEndpoints.my, () => ({ tenancies: [], nextCursor: null })),
    answering(maintenanceEndpoints.myRequests, () => []),
    answering(filingEndpoints.create, ({ body }) => take(body, { request })),
    answering(inquiryEndpoints.create, ({ body }) => take(body, { inquiry, notice: null })),
    answering(inquiryEndpoints.respond, ({ params, body }) =>
      take([params, body], { inquiry, notice: 'A phone number was taken out.' }),
    ),
    answering(inquiryEndpoints.propose, ({ params, body }) =>
      take([params, body], { inquiry, notice: null }),
    ),
    answering(threadEndpoints.write, ({ params, body }) => take([params, body], { message, notice: null })),
    answering(listingEndpoints.update, ({ params, body }) =>
      take([params, body], { property: home, notice: null }),
    ),
    answering(savedSearchEndpoints.create, ({ body }) =>
      take(body, {
        savedSearch: {
          id,
          name: body.name,
          filters: {},
          alert: 'daily',
          newCount: 0,
          createdAt: '2026-11-03T12:00:00.000Z',
          updatedAt: '2026-11-03T12:00:00.000Z',
        },
      }),
    ),
  ])
})
afterAll(() => server.stop())
beforeEach(() => {
  sent = []
  refuse = () => {}
})

const draw = (draft: Draft) => {
  visit(server.url, '/search')
  render(
    <TestStage platform={testPlatform({})}>
      <BrowserRouter>
        <DraftForm draft={draft} />
      </BrowserRouter>
    </TestStage>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  [
    drafts.request,
    'Send request',
    { ...drafts.request.body, title: 'Leak', clientId: id },
    `/maintenance/requests?request=${request.id}`,
  ],
  [
    drafts.inquiry,
    'Send inquiry',
    { ...drafts.inquiry.body, clientId: id },
    `/inquiries?inquiry=${inquiry.id}`,
  ],
  [
    drafts.response,
    'Send answer',
    [{ id: inquiry.id }, { message: 'Yes, it is.', status: 'responded' }],
    `/landlord/inquiries?inquiry=${inquiry.id}`,
  ],
  [
    drafts.proposal,
    'Send times',
    [{ id: inquiry.id }, { ...drafts.proposal.body, message: null }],
    `/landlord/inquiries?inquiry=${inquiry.id}`,
  ],
  [
    drafts.message,
    'Send message',
    [{ id: threadId }, { message: 'Yes, it is.', clientId: id }],
    `/messages/${threadId}`,
  ],
  [
    drafts.listing,
    'Save changes',
    [{ id: home.id }, { description: 'Two bright rooms.' }],
    `/properties/${home.id}`,
  ],
  [drafts.search, 'Save search', { ...drafts.search.body, clientId: id }, '/saved?tab=searches'],
] as const)(
  'a draft is sent by one click as its own call, and leads to what came of it: %#',
  async (draft, submit, expected, path) => {
    draw(draft)
    await press(submit)
    const done = await screen.findByText('Sent')
    expect(sent).toMatchObject([expected])
    expect(screen.getByRole('link').getAttribute('href')).toBe(path)
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement?.contains(done)).toBe(true)
  },
)

test('changes are sent, after a check by the real form’s schema', async () => {
  draw(drafts.request)
  const description = screen.getByRole('textbox', { name: /^Description/ })
  await userEvent.clear(description)
  await press('Send request')
  expect(await screen.findByText('Description must be at least 10 characters')).toBeDefined()
  expect(sent).toEqual([])
  await userEvent.type(description, 'It leaks since Monday.')
  await press('Send request')
  await screen.findByText('Sent')
  expect(sent).toMatchObject([{ description: 'It leaks since Monday.' }])
})

test('proposed times are on the home’s clock, and a changed one is sent instead', async () => {
  draw(drafts.proposal)
  const third: HTMLInputElement = screen.getByLabelText('Third choice')
  expect(third.value).toBe('2046-05-06T10:00')
  fireEvent.change(third, { target: { value: '2046-05-07T11:30' } })
  await press('Send times')
  await screen.findByText('Sent')
  const [first, second] = drafts.proposal.body.dates
  expect(sent).toMatchObject([[{}, { dates: [first, second, '2046-05-07T18:30:00.000Z'] }]])
})

test('the API’s errors appear at their fields, and a retry has the same id', async () => {
  refuse = () => {
    throw new Refusal('invalid', 'Please check the fields.', { title: 'This title is taken' })
  }
  draw(drafts.request)
  await press('Send request')
  expect(await screen.findByText('This title is taken')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('Please check the fields.')
  refuse = () => {}
  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), '!')
  await press('Send request')
  await screen.findByText('Sent')
  expect(sent).toMatchObject([{ clientId: id }, { clientId: id, title: 'Leak!' }])
})

test('a form that goes to a person says to whom', async () => {
  for (const draft of [drafts.response, drafts.proposal, drafts.message]) {
    const about = { ...draft.about, person: 'Maya' }
    draw({ ...draft, about } as Draft)
    expect(screen.getByText(`To Maya: ${home.title}`)).toBeDefined()
    cleanup()
  }
})

test('the filter’s changes are reported, and advice about a listing is next to its text', async () => {
  draw(drafts.response)
  await press('Send answer')
  expect(await screen.findByText('A phone number was taken out.')).toBeDefined()
  draw(drafts.listing)
  expect(screen.getByText('“perfect for families”').parentElement?.textContent).toContain('Better: roomy')
})

test('a draft that was sent before says so, and cannot be sent again', async () => {
  draw({ ...drafts.search, isSent: true })
  await waitFor(() => expect(screen.getByText('Sent')).toBeDefined())
  expect(screen.getByRole('link', { name: 'View your saved searches' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleInquiry as sampleOf } from '@portal/client/test/sample-inquiry'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { filteredMessage } from '@portal/language/contact-filter/verdict'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

const propertyId = crypto.randomUUID()
const sampleInquiry = (overrides: Partial<Inquiry> = {}) => sampleOf({ propertyId, ...overrides })

let server: ServedEndpoints
afterEach(() => {
  server.stop()
  window.sessionStorage.clear()
})

interface ServerState {
  inquiries: Inquiry[]
  isDown: boolean
  notice: string | null
  sent: unknown[]
  ids: unknown[]
}

const pageSize = 2

const draw = async (
  inquiries: Inquiry[],
  { query = '', userType = 'landlord' as 'tenant' | 'landlord', isDown = false } = {},
) => {
  const kept: ServerState = { inquiries, isDown, notice: null, sent: [], ids: [] }
  const mayAnswer = () => {
    if (kept.isDown) throw new Refusal('not_now', 'The database is away.')
  }
  const find = (id: string): Inquiry => {
    const found = kept.inquiries.find(inquiry => inquiry.id === id)
    if (!found) throw new Refusal('not_found', 'There is no such inquiry.')
    return found
  }
  const settle = (id: string, change: Partial<Inquiry>): Inquiry => {
    const inquiry = { ...find(id), ...change }
    kept.inquiries = kept.inquiries.map(one => (one.id === id ? inquiry : one))
    return inquiry
  }
  server = await serveEndpoints([
    answering(propertyEndpoints.read, () => ({ property: sampleProperty({ id: propertyId }) })),
    answering(inquiryEndpoints.list, ({ query: { status, propertyId, cursor } }) => {
      mayAnswer()
      const matching = kept.inquiries.filter(
        inquiry =>
          (!status || status.includes(inquiry.status)) && (!propertyId || inquiry.propertyId === propertyId),
      )
      const start = cursor ? matching.findIndex(({ id }) => id === cursor) + 1 : 0
      const page = matching.slice(start, start + pageSize)
      const isLast = start + pageSize >= matching.length
      return { inquiries: page, nextCursor: isLast ? null : (page.at(-1)?.id ?? null) }
    }),
    answering(inquiryEndpoints.read, ({ params }) => {
      mayAnswer()
      return { inquiry: find(params.id) }
    }),
    answering(inquiryEndpoints.respond, ({ params, body: { clientId, ...body } }) => {
      kept.ids.push(clientId)
      mayAnswer()
      const before = find(params.id)
      if (before.status === 'cancelled') throw new Refusal('conflict', 'The tenant took it back.')
      kept.sent.push(body)
      const inquiry: Inquiry = {
        ...before,
        status: body.status,
        responseMessage: body.message,
        responseDate: '2026-11-04T12:00:00.000Z',
        scheduledDate: body.scheduledDate ?? before.scheduledDate,
      }
      kept.inquiries = kept.inquiries.map(one => (one.id === inquiry.id ? inquiry : one))
      return { inquiry, notice: kept.notice }
    }),
    answering(inquiryEndpoints.propose, ({ params, body: { clientId, ...body } }) => {
      kept.ids.push(clientId)
      kept.sent.push(body)
      const change = { status: 'responded', proposedDates: body.dates } as const
      return { inquiry: settle(params.id, change), notice: null }
    }),
    answering(inquiryEndpoints.cancel, ({ params, body }) => {
      kept.sent.push(body)
      return { inquiry: settle(params.id, { status: 'responded' }) }
    }),
    answering(inquiryEndpoints.outcome, ({ params, body }) => {
      kept.sent.push(body)
      return { inquiry: settle(params.id, { status: 'completed', ...body }) }
    }),
  ])
  visit(server.url, `/landlord/inquiries${query}`)
  const platform = testPlatform({ userType })
  drawOn(platform, <Routes />)
  return { kept, toasts: platform.toasts }
}

const open = async (button: string, title: string) => {
  await userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^${button} *Ana Reyes about `) }),
  )
  return screen.findByRole('dialog', { name: title })
}

const write = async (dialog: HTMLElement, words: string) => {
  const field = within(dialog).getByLabelText('Message*')
  await userEvent.clear(field)
  await userEvent.type(field, words)
}

const submit = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }))

const gone = (dialog: HTMLElement) => waitFor(() => expect(document.contains(dialog)).toBe(false))

const answered = sampleInquiry({
  status: 'responded',
  message: 'Is it quiet?',
  inquiryType: 'question',
  responseMessage: 'Very.',
  responseDate: '2026-11-05T12:00:00.000Z',
  earlierResponses: [{ message: 'I will find out.', at: '2026-11-04T12:00:00.000Z' }],
})

test('an inquiry begins with its home, and shows tenant, question and requested time', async () => {
  const at = '2099-11-08T18:00:00.000Z'
  await draw([sampleInquiry({ askedDate: at, scheduledDate: at })])
  const card = await screen.findByRole('article')
  expect(card.textContent).toStartWith('Sunny flat in the Mission, 12 Guerrero St, San Francisco, CA')
  for (const words of [
    'Tour · Nov 3, 2026',
    'Waiting for an answer',
    'May I see it on Sunday?',
    'Requested: Sun, Nov 8, 2099, 10:00 AM PST',
  ])
    expect(card.textContent).toContain(words)
  const link = within(card).getByRole('link', { name: 'Ana Reyes' })
  expect(link.getAttribute('href')).toBe(`/people/${sampleInquiry().tenantId}`)
  expect(document.title).toBe('Inquiries · Rental Portal')
})

test('what needs an answer comes first, and earlier answers stay', async () => {
  await draw([answered, sampleInquiry()])
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Needs an answer',
    'Other inquiries',
  ])
  const notes = screen.getByRole('list', { name: 'Your answers' }).querySelectorAll('blockquote')
  expect([...notes].map(note => note.textContent)).toEqual(['Very.', 'I will find out.'])
})

test('without any that need an answer, the others are simply the inquiries', async () => {
  await draw([answered])
  await screen.findByRole('article')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Inquiries'])
})

test.each([
  ['pending', ['Answer', 'Propose times', 'Decline']],
  ['responded', ['Answer', 'Propose times', 'Close', 'Decline']],
  ['scheduled', ['Answer', 'Propose times', 'Close', 'Decline']],
  ['declined', []],
] as const)('one that is %s can be answered as its lifecycle allows', async (status, buttons) => {
  await draw([sampleInquiry({ status })])
  const card = await screen.findByRole('article')
  expect(
    within(card)
      .queryAllByRole('button')
      .map(button => button.firstChild?.textContent),
  ).toEqual([...buttons])
})

test('a tab shows only its states, and the address names it', async () => {
  await draw([sampleInquiry(), answered, sampleInquiry({ status: 'declined', message: 'Too late?' })])
  await userEvent.click(await screen.findByRole('tab', { name: 'Closed' }))
  await screen.findByText('Too late?')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(window.location.search).toBe('?state=closed')
  await userEvent.click(screen.getByRole('tab', { name: 'Scheduled' }))
  await screen.findByText('No inquiries match')
  await userEvent.click(screen.getByRole('button', { name: 'Show all inquiries' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
})

test('a long list is loaded in pages', async () => {
  await draw(['one', 'two', 'three'].map(message => sampleInquiry({ message })))
  await screen.findByText('two')
  expect(screen.queryByText('three')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('three')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('an address that names an inquiry shows only that one, with a link to all', async () => {
  await draw([sampleInquiry(), answered], { query: `?inquiry=${answered.id}` })
  await screen.findByText('Is it quiet?')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Show all inquiries' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
})

test('an address that names a home shows only its inquiries', async () => {
  const elsewhere = sampleInquiry({ propertyId: crypto.randomUUID(), message: 'Elsewhere?' })
  await draw([elsewhere, sampleInquiry()], { query: `?property=${propertyId}` })
  await screen.findByText('May I see it on Sunday?')
  expect(screen.queryByText('Elsewhere?')).toBeNull()
  await screen.findByText('Showing only Sunny flat in the Mission')
  await userEvent.click(screen.getByRole('button', { name: 'Show all homes' }))
  await screen.findByText('Elsewhere?')
})

test('an answer is sent, confirmed and shown', async () => {
  const { kept, toasts } = await draw([sampleInquiry()])
  const dialog = await open('Answer', 'Answer')
  await submit(dialog, 'Send answer')
  await within(dialog).findByText('Message is required')
  await write(dialog, 'Gladly, at ten.')
  await submit(dialog, 'Send answer')
  await gone(dialog)
  expect(kept.sent).toEqual([{ message: 'Gladly, at ten.', status: 'responded' }])
  expect(toasts).toEqual([{ title: 'Answer sent', tone: 'success' }])
  await screen.findByText('Gladly, at ten.')
})

test('a requested time is accepted where it is read', async () => {
  const wishedDates = ['2099-11-08T18:00:00.000Z', '2099-11-09T18:00:00.000Z']
  const { kept } = await draw([sampleInquiry({ wishedDates, askedDate: wishedDates[0] })])
  const card = await screen.findByRole('article')
  for (const words of ['Requested: Sun, Nov 8, 2099, 10:00 AM', 'Requested: Mon, Nov 9, 2099, 10:00 AM'])
    expect(card.textContent).toContain(words)
  await userEvent.click(await within(card).findByRole('button', { name: /^Accept Mon, Nov 9, 2099/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Schedule a tour' })
  await submit(dialog, 'Schedule tour')
  await gone(dialog)
  expect(kept.sent).toEqual([
    {
      message: 'That time works. See you then!',
      status: 'scheduled',
      scheduledDate: wishedDates[1],
    },
  ])
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
})

test('times are proposed, each in the future, with words or without', async () => {
  const { kept, toasts } = await draw([sampleInquiry()])
  expect((await screen.findByRole('article')).textContent).toContain(
    'Your turn: answer, or propose tour times',
  )
  const dialog = await open('Propose times', 'Propose tour times')
  const type = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
  await submit(dialog, 'Send times')
  await within(dialog).findByText('Please add a time')
  type('Date and time*', '2020-01-01T10:00')
  await submit(dialog, 'Send times')
  await within(dialog).findByText('Please choose a time in the future')
  type('Date and time*', '2099-11-08T10:00')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add another time' }))
  type('Second choice', '2099-11-09T10:00')
  await submit(dialog, 'Send times')
  await gone(dialog)
  expect(kept.sent).toMatchObject([
    { dates: ['2099-11-08T18:00:00.000Z', '2099-11-09T18:00:00.000Z'], message: null },
  ])
  expect(toasts).toEqual([{ title: 'Times proposed', tone: 'success' }])
  await screen.findByText('Waiting for the tenant to choose a tour time')
})

test('a tour to come is canceled with a reason, and of one that has passed the landlord says how it went', async () => {
  const booked = { status: 'scheduled', scheduledDate: '2099-11-08T18:00:00.000Z', message: null } as const
  const { kept } = await draw([sampleInquiry(booked)])
  const dialog = await open('Cancel tour', 'Cancel this tour?')
  expect(dialog.textContent).not.toContain('asks:')
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'The heating is broken.')
  await submit(dialog, 'Cancel tour')
  await gone(dialog)
  expect(kept.sent).toEqual([{ reason: 'The heating is broken.' }])
  cleanup()
  server.stop()
  const passed = sampleInquiry({ status: 'scheduled', scheduledDate: '2026-11-08T18:00:00.000Z' })
  const later = await draw([passed])
  const asking = await open('Record outcome', 'How did the tour go?')
  await submit(asking, 'Save')
  await within(asking).findByText('Please choose what happened')
  await userEvent.click(within(asking).getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: 'The tenant didn’t show up' }))
  await submit(asking, 'Save')
  await gone(asking)
  expect(later.kept.sent).toEqual([{ outcome: 'tenant_absent' }])
})

test('declining asks first', async () => {
  const { kept } = await draw([sampleInquiry()])
  const dialog = await open('Decline', 'Decline this inquiry?')
  expect(kept.sent).toEqual([])
  await submit(dialog, 'Decline inquiry')
  await gone(dialog)
  expect(kept.sent).toMatchObject([{ status: 'declined' }])
})

test('contact details are noticed while they are typed, and too many cannot be sent', async () => {
  await draw([sampleInquiry()])
  const dialog = await open('Answer', 'Answer')
  await write(dialog, 'Mail dan@example.com')
  await within(dialog).findByText('Content Filtered')
  expect(within(dialog).getByText('[EMAIL REMOVED]')).toBeDefined()
  await write(dialog, 'dan@example.com, dan@example.org or dan@example.net')
  await within(dialog).findByText('Content Blocked')
  expect(within(dialog).getByRole('button', { name: 'Send answer' })).toHaveProperty('disabled', true)
})

test('what the server removed is reported after sending', async () => {
  const { kept, toasts } = await draw([sampleInquiry()])
  kept.notice = filteredMessage
  const dialog = await open('Answer', 'Answer')
  await write(dialog, 'Gladly.')
  await submit(dialog, 'Send answer')
  await gone(dialog)
  expect(toasts).toEqual([{ title: 'Answer sent', description: filteredMessage, tone: 'success' }])
})

test('a failure keeps the words, also when the dialog is closed', async () => {
  const { kept, toasts } = await draw([sampleInquiry()])
  const dialog = await open('Answer', 'Answer')
  await write(dialog, 'Gladly.')
  kept.isDown = true
  await submit(dialog, 'Send answer')
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toMatchObject({
    title: 'We couldn’t send the answer',
    description: 'The database is away.',
  })
  await submit(dialog, 'Send answer')
  await waitFor(() => expect(kept.ids).toHaveLength(2))
  expect(kept.ids[1]).toBe(kept.ids[0]) // or an answer whose own answer was lost would be there twice
  await submit(dialog, 'Cancel')
  await gone(dialog)
  kept.isDown = false
  const again = await open('Answer', 'Answer')
  expect(within(again).getByLabelText('Message*')).toHaveProperty('value', 'Gladly.')
  await submit(again, 'Send answer')
  await gone(again)
  expect(kept.sent).toHaveLength(1)
})

test('a withdrawal by the tenant in the meantime is reported and shown', async () => {
  const inquiry = sampleInquiry()
  const { kept, toasts } = await draw([inquiry])
  const dialog = await open('Answer', 'Answer')
  await write(dialog, 'Gladly.')
  kept.inquiries = [{ ...inquiry, status: 'cancelled' }]
  await submit(dialog, 'Send answer')
  await gone(dialog)
  expect(toasts).toEqual([
    { title: 'We couldn’t send the answer', description: 'The tenant took it back.', tone: 'danger' },
  ])
  await screen.findByText('Canceled')
})

test('a failed load says so, and trying again fixes it', async () => {
  const { kept } = await draw([sampleInquiry()], { query: '?state=waiting', isDown: true })
  await screen.findByText('We couldn’t load these inquiries')
  kept.isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('May I see it on Sunday?')
})

test('without an inquiry the page says so and links to the next step', async () => {
  await draw([])
  await screen.findByRole('heading', { name: 'No inquiries yet' })
  const link = screen.getByRole('link', { name: 'Go to My Properties' })
  expect(link.getAttribute('href')).toBe('/landlord/properties')
})

test('a tenant sees who the page is for, with a link to their own page', async () => {
  await draw([sampleInquiry()], { userType: 'tenant' })
  await screen.findByText('You must be a landlord to view this page.')
  expect(screen.getByRole('link', { name: 'Go to your inquiries' }).getAttribute('href')).toBe('/inquiries')
})

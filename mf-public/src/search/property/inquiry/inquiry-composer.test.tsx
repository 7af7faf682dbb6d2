import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleInquiry } from '@portal/client/test/sample-inquiry'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Answer, Input } from '@portal/contract/endpoint'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { blockedMessage, filteredMessage } from '@portal/language/contact-filter/verdict'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { drawOn, type TestPlatform, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../../pages.tsx'
import { keepInquiryDraft } from './inquiry-draft.ts'

const Routes = routesFor(pages)

type Create = typeof inquiryEndpoints.create

let server: ServedEndpoints
let platform: TestPlatform
beforeEach(() => {
  window.sessionStorage.clear()
  slots = new Set([taken, free])
  areSlotsDown = false
})
afterEach(() => server.stop())

const home = sampleProperty({ latitude: null, longitude: null })
const taken = '2046-05-04T17:00:00.000Z'
const free = '2046-05-05T18:30:00.000Z'
let slots: Set<string>
let areSlotsDown: boolean

const unfiltered = (inquiry: Inquiry) => ({ inquiry, notice: null })

/** Renders the home's page; returns the sent inquiries. */
const draw = async (
  answer: (body: Input<Create>['body']) => Answer<Create> = ({ message }) =>
    unfiltered(sampleInquiry({ message })),
  { person = {} as Partial<SessionUser> | null, earlier = [] as Inquiry[], property = home } = {},
) => {
  const sent: Input<Create>['body'][] = []
  server = await serveEndpoints([
    answering(propertyEndpoints.read, () => ({ property })),
    answering(inquiryEndpoints.list, ({ query }) => {
      expect(query.propertyId).toBe(home.id)
      return { inquiries: earlier, nextCursor: null }
    }),
    answering(inquiryEndpoints.create, ({ body }) => {
      sent.push(body)
      return answer(body)
    }),
    answering(tourHoursEndpoints.slots, () => {
      if (areSlotsDown) throw new Refusal('not_now', 'Not now')
      return { slots: [...slots] }
    }),
    answering(tourHoursEndpoints.book, ({ body: { startsAt } }) => {
      if (slots.delete(startsAt) && startsAt !== taken)
        return { inquiry: sampleInquiry({ status: 'scheduled', scheduledDate: startsAt, message: null }) }
      throw new Refusal('conflict', 'This time is no longer free. Please choose another.')
    }),
    answering(peopleEndpoints.read, () => {
      throw new Refusal('not_now', 'Not now')
    }),
  ])
  visit(server.url, `/properties/${home.id}`)
  platform = testPlatform(person)
  drawOn(platform, <Routes />)
  return sent
}

const open = async (name: 'Contact' | 'Request a tour') => {
  const [button] = await screen.findAllByRole('button', { name })
  await userEvent.click(button ?? document.body)
  return screen.findByRole('dialog')
}
const messageIn = (dialog: HTMLElement) => within(dialog).getByLabelText<HTMLTextAreaElement>(/^Message/)
const write = (dialog: HTMLElement, words: string) => userEvent.type(messageIn(dialog), words)
const sendButton = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Send' })
const send = (dialog: HTMLElement) => userEvent.click(sendButton(dialog))

test('a question reaches the landlord, and leads to the tenant’s inquiries', async () => {
  const sent = await draw()
  const dialog = await open('Contact')
  expect(dialog.textContent).toContain('To Dana Ortiz, about Sunny flat in the Mission')
  await write(dialog, 'Is it quiet?')
  await send(dialog)
  await screen.findByRole('heading', { name: 'Sent to Dana Ortiz' })
  expect(sent).toMatchObject([
    { propertyId: home.id, message: 'Is it quiet?', inquiryType: 'question', wishedDates: [] },
  ])
  expect(within(dialog).getByText('Is it quiet?')).toBeTruthy()
  const link = within(dialog).getByRole('link', { name: 'View your inquiries' })
  expect(link.getAttribute('href')).toMatch(/^\/inquiries\?inquiry=[0-9a-f-]{36}$/)
})

test('a tour is requested with a preferred time in the home’s time zone', async () => {
  const sent = await draw()
  const dialog = await open('Request a tour')
  const wished = within(dialog).getByLabelText('When would you like to visit?')
  await userEvent.type(wished, '2036-05-04T10:30')
  await write(dialog, 'May I see it?')
  await send(dialog)
  await screen.findByRole('heading', { name: 'Sent to Dana Ortiz' })
  const moment = '2036-05-04T17:30:00.000Z'
  expect(sent).toMatchObject([{ inquiryType: 'viewing', wishedDates: [moment] }])
})

test('a past time and an empty message are reported at their fields', async () => {
  const sent = await draw()
  const dialog = await open('Request a tour')
  await send(dialog)
  expect(await within(dialog).findByText('Message is required')).toBeTruthy()
  await write(dialog, 'May I see it?')
  await userEvent.type(within(dialog).getByLabelText('When would you like to visit?'), '2020-05-04T10:30')
  await send(dialog)
  expect(await within(dialog).findByText('Please choose a time in the future')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a phone number is pointed out while it is typed, and its removal is reported after sending', async () => {
  await draw(() => ({
    inquiry: sampleInquiry({ message: 'Call [PHONE REMOVED] please' }),
    notice: filteredMessage,
  }))
  const dialog = await open('Contact')
  await write(dialog, 'Call 415-555-0137 please')
  expect((await within(dialog).findByRole('status')).textContent).toContain(
    'It will read: Call [PHONE REMOVED] please',
  )
  await send(dialog)
  await screen.findByRole('heading', { name: 'Sent to Dana Ortiz' })
  expect(within(dialog).getByText(filteredMessage)).toBeTruthy()
  expect(within(dialog).getByText('Call [PHONE REMOVED] please')).toBeTruthy()
})

test('too many contact details disable only Send, and it says why', async () => {
  const sent = await draw()
  const dialog = await open('Contact')
  await write(dialog, 'jane@example.com, jane@example.org or jane@example.net')
  expect(await within(dialog).findByText('Content Blocked')).toBeTruthy()
  expect(within(dialog).getByText(new RegExp(blockedMessage.slice(0, 40)))).toBeTruthy()
  expect(sendButton(dialog).disabled).toBe(true)
  await userEvent.clear(messageIn(dialog))
  await write(dialog, 'Is it quiet?')
  await waitFor(() => expect(sendButton(dialog).disabled).toBe(false))
  expect(sent).toEqual([])
})

test('past the plan’s limit, the plan that lifts it is named, with a link to it', async () => {
  await draw(() => {
    throw new Refusal('plan_limit', 'The Free plan allows 10 inquiries a month. The Basic plan allows more.')
  })
  const dialog = await open('Contact')
  await write(dialog, 'Is it quiet?')
  await send(dialog)
  expect((await within(dialog).findByRole('status')).textContent).toContain(
    'The Free plan allows 10 inquiries a month. The Basic plan allows more. We kept your draft.',
  )
  expect(within(dialog).getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
  expect(messageIn(dialog).value).toBe('Is it quiet?')
})

test('a failure keeps the text, and every try carries the same id until it is answered', async () => {
  let isDown = true
  const sent = await draw(({ message }) => {
    if (isDown) throw new Refusal('internal', 'Something went wrong on our side.')
    return unfiltered(sampleInquiry({ message }))
  })
  const dialog = await open('Contact')
  await write(dialog, 'Is it quiet?')
  await send(dialog)
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'Something went wrong on our side.',
  )
  isDown = false
  await send(dialog)
  await screen.findByRole('heading', { name: 'Sent to Dana Ortiz' })
  expect(sent).toHaveLength(2)
  expect(sent[0]?.clientId).toBe(sent[1]?.clientId ?? '')
})

test('two clicks send once', async () => {
  const sent = await draw()
  const dialog = await open('Contact')
  await write(dialog, 'Is it quiet?')
  await userEvent.dblClick(sendButton(dialog))
  await screen.findByRole('heading', { name: 'Sent to Dana Ortiz' })
  expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1)
  expect(sent).toHaveLength(1)
})

test('a tenant who asked before sees the state of that inquiry, and may ask again', async () => {
  const earlier = [sampleInquiry({ propertyId: home.id, status: 'responded' })]
  await draw(undefined, { earlier })
  const dialog = await open('Contact')
  expect(await within(dialog).findByText('You asked about this home on Nov 3, 2026')).toBeTruthy()
  expect(dialog.textContent).toContain('Answered.')
  expect(within(dialog).getByRole('link', { name: 'View it' }).getAttribute('href')).toBe(
    `/inquiries?inquiry=${earlier[0]?.id}`,
  )
  expect(sendButton(dialog).disabled).toBe(false)
})

test('a landlord who signs in on the way is told that inquiries are for tenants', async () => {
  await draw(
    () => {
      throw new Refusal('forbidden', 'Only tenants can do this.')
    },
    { person: null },
  )
  const dialog = await open('Contact')
  await write(dialog, 'Is it quiet?')
  await send(dialog)
  expect((await within(dialog).findByRole('alert')).textContent).toContain('this is a landlord’s account')
})

test('what a visitor wrote is there again, in the open dialog, once they have an account', async () => {
  await draw(
    () => {
      throw new Refusal('no_session', 'Please sign in to do this.')
    },
    { person: null },
  )
  const dialog = await open('Request a tour')
  await write(dialog, 'May I see it?')
  await send(dialog)
  await within(dialog).findByRole('alert')
  cleanup()
  server.stop()
  const sent = await draw()
  const again = await screen.findByRole('dialog', { name: 'Request a tour' })
  expect(messageIn(again).value).toBe('May I see it?')
  await send(again)
  await screen.findByRole('heading', { name: 'Sent to Dana Ortiz' })
  expect(sent).toHaveLength(1)
  expect(window.sessionStorage.length).toBe(0)
})

test('one person’s draft is not shown to the next', async () => {
  keepInquiryDraft(home.id, 'somebody else', {
    inquiryType: 'question',
    message: 'A secret',
    wishedDates: [],
    isWaiting: true,
  })
  await draw()
  const dialog = await open('Contact')
  expect(messageIn(dialog).value).toBe('')
})

describe('where the landlord keeps tour hours', () => {
  const property = { ...home, hasTourHours: true }
  const slotButton = (name: RegExp) => screen.findByRole('button', { name })

  test('a tenant books an open time in one press; one that is taken says so, and goes away', async () => {
    const sent = await draw(undefined, { property })
    const dialog = await open('Request a tour')
    await userEvent.click(await slotButton(/^Book Fri, May 4, 2046, 10:00\sAM PDT/))
    await waitFor(() => expect(platform.toasts).toHaveLength(1))
    expect(platform.toasts[0]).toMatchObject({
      title: 'We couldn’t schedule the tour',
      description: 'This time is no longer free. Please choose another.',
    })
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: /^Book Fri/ })).toBeNull())
    await userEvent.click(await slotButton(/^Book Sat, May 5, 2046, 11:30\sAM PDT/))
    await screen.findByRole('heading', { name: 'Tour scheduled' })
    expect(platform.toasts[1]?.title).toBe('Tour scheduled')
    expect(within(dialog).getByRole('link', { name: 'Add to calendar' })).toBeTruthy()
    expect(document.activeElement?.textContent).toContain('Sat, May 5, 2046')
    expect(sent).toEqual([])
  })

  test('what was typed before is not lost: it says that it was not sent, and asks it in one press', async () => {
    const sent = await draw(undefined, { property })
    const dialog = await open('Request a tour')
    await userEvent.type(messageIn(dialog), 'Are dogs welcome?')
    await userEvent.click(await slotButton(/^Book Sat, May 5, 2046, 11:30\sAM PDT/))
    await screen.findByText('Your message wasn’t sent')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask it now' }))
    expect(messageIn(dialog).value).toBe('Are dogs welcome?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ message: 'Are dogs welcome?', inquiryType: 'question' }]),
    )
  })

  test('the open times stay if they cannot be read again after one was taken', async () => {
    await draw(undefined, { property })
    const dialog = await open('Request a tour')
    const book = await slotButton(/^Book Fri, May 4, 2046/)
    areSlotsDown = true
    await userEvent.click(book)
    await waitFor(() => expect(platform.toasts).toHaveLength(1))
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(within(dialog).getByRole('button', { name: /^Book Sat, May 5, 2046/ })).toBeTruthy()
  })

  test('times are suggested instead if all are taken, by visitors, and for a question', async () => {
    slots.clear()
    await draw(undefined, { property })
    const dialog = await open('Request a tour')
    await within(dialog).findByText('All times are taken right now. You can suggest some below.')
    expect(within(dialog).getByLabelText('When would you like to visit?')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'A question' }))
    expect(within(dialog).queryByText('Book an open time')).toBeNull()
    cleanup()
    server.stop()
    await draw(undefined, { property, person: null })
    expect((await open('Request a tour')).textContent).not.toContain('Book an open time')
  })
})

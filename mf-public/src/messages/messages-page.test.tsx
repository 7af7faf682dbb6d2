import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { haveEventSource } from '@portal/client/test/event-source'
import { sampleInquiry } from '@portal/client/test/sample-inquiry'
import { samplePerson } from '@portal/client/test/sample-person'
import { sampleProperty } from '@portal/client/test/sample-property'
import { sampleMessage, sampleThread } from '@portal/client/test/sample-thread'
import {
  answering,
  BrokenConnection,
  Refusal,
  type ServedEndpoints,
  serveEndpoints,
  streaming,
} from '@portal/client/test/serve-endpoints'
import type { Answer, Input } from '@portal/contract/endpoint'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import type { Property } from '@portal/contract/properties/property'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import type { SavedReply } from '@portal/contract/threads/saved-reply'
import { savedReplyEndpoints } from '@portal/contract/threads/saved-reply-endpoints'
import type { Thread, ThreadMessage } from '@portal/contract/threads/thread'
import { blockedMessage, filteredMessage } from '@portal/language/contact-filter/verdict'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

haveEventSource()
const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => {
  cleanup()
  server.stop()
})

const ownId = '0190a000-0000-7000-8000-000000000001'
const thread = sampleThread()
const { id, other } = thread
const own = { senderId: ownId }
const isWaiting = ({ nextStep }: Thread) => nextStep?.isYours ?? false

type Write = typeof threadEndpoints.write

interface DrawOptions {
  person?: Partial<SessionUser>
  threads?: Thread[]
  messages?: ThreadMessage[]
  homes?: Property[]
  onWrite?: (body: Input<Write>['body']) => Answer<Write>
  onAsk?: () => void
}

/** Renders an address of the page; what the API keeps changes as it would. */
const draw = async (address: string, options: DrawOptions = {}) => {
  const { person = {}, messages = [], homes = [], onAsk } = options
  const state = { threads: options.threads ?? [thread], messages: [...messages] }
  const sent: Input<Write>['body'][] = []
  const inquiries: Input<typeof inquiryEndpoints.create>['body'][] = []
  const readTo: number[] = []
  let replies: SavedReply[] = []
  const stream = streaming(threadEndpoints.stream)
  const setClosed = (closedBy: string | null) => {
    state.threads = state.threads.map(each => ({ ...each, closedBy }))
    return { thread: state.threads[0] ?? thread }
  }
  const find = (threadId: string) => {
    const found = state.threads.find(each => each.id === threadId)
    if (!found) throw new Refusal('not_found', 'There is no such conversation')
    return found
  }
  server = await serveEndpoints([
    answering(threadEndpoints.list, ({ query: { propertyId, personId, waiting, unread, q = '' } }) => ({
      threads: state.threads.filter(
        each =>
          (!propertyId || each.property?.id === propertyId) &&
          (!personId || each.other.id === personId) &&
          (!waiting || isWaiting(each)) &&
          (!unread || each.unreadCount > 0) &&
          each.other.firstName.includes(q),
      ),
      nextCursor: null,
      unread: 0,
    })),
    answering(threadEndpoints.counts, () => ({
      unread: state.threads.filter(({ unreadCount }) => unreadCount > 0).length,
      waiting: state.threads.filter(isWaiting).length,
    })),
    answering(threadEndpoints.messages, ({ params, query: { cursor } }) => {
      const before = state.messages.filter(({ position }) => !cursor || position < Number(cursor))
      const page = before.slice(-3)
      const nextCursor = before.length > page.length ? String(page[0]?.position) : null
      return { thread: find(params.id), messages: page, nextCursor }
    }),
    answering(threadEndpoints.write, ({ body }) => {
      sent.push(body)
      const position = (state.messages.at(-1)?.position ?? 0) + 1
      const answer = options.onWrite?.(body) ?? {
        message: sampleMessage(position, { ...own, body: body.message, photos: body.photos }),
        notice: null,
      }
      state.messages.push(answer.message)
      return answer
    }),
    answering(savedReplyEndpoints.list, () => ({ savedReplies: [...replies] })),
    answering(savedReplyEndpoints.create, ({ body: { name, text } }) => {
      const savedReply = { id: crypto.randomUUID(), name, text, createdAt: '2026-11-03T12:00:00.000Z' }
      replies.push(savedReply)
      return { savedReply }
    }),
    answering(savedReplyEndpoints.delete, ({ params }) => {
      replies = replies.filter(reply => reply.id !== params.id)
    }),
    answering(threadEndpoints.read, ({ body }) => void readTo.push(body.position)),
    answering(threadEndpoints.close, () => setClosed(ownId)),
    answering(threadEndpoints.reopen, () => setClosed(null)),
    stream.entry,
    answering(notificationEndpoints.list, () => ({ notifications: [], nextCursor: null })),
    answering(inquiryEndpoints.create, ({ body }) => {
      onAsk?.()
      inquiries.push(body)
      state.threads = [thread]
      state.messages = [sampleMessage(1, { ...own, body: body.message })]
      return { inquiry: sampleInquiry({ message: body.message, threadId: id }), notice: null }
    }),
    answering(propertyEndpoints.read, ({ params }) => {
      const property = homes.find(home => home.id === params.id)
      if (!property) throw new Refusal('not_found', 'There is no such home')
      return { property }
    }),
    answering(propertyEndpoints.ofLandlord, () => ({ properties: homes, nextCursor: null })),
    answering(peopleEndpoints.read, () => ({
      person: samplePerson(other, { isBackgroundCheckApproved: false, propertiesCount: homes.length }),
      dealing: null,
    })),
  ])
  visit(server.url, address)
  const platform = testPlatform(person)
  drawOn(platform, <Routes />)
  return { platform, state, sent, inquiries, readTo, stream, replies }
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Dana' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const textsIn = (label: string) =>
  within(screen.getByRole('group', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the list says who wrote last, what about, and how much is unread, and leads to it', async () => {
  const unread = sampleThread({ lastMessage: sampleMessage(4), unreadCount: 2 })
  const answered = sampleThread({
    id: '0190a000-0000-7000-8000-0000000000a2',
    property: null,
    propertyTitle: 'Attic above the bakery',
    lastMessage: sampleMessage(9, own),
  })
  await draw('/messages', { threads: [unread, answered] })
  const [first, second] = await screen.findAllByRole('link', { name: /^Dana Ortiz/ })
  expect(first?.textContent).toMatch(/Dana Ortiz.*Sunny flat in the Mission.*Message 4.*2 unread$/)
  expect(second?.textContent).toMatch(/Attic above the bakery.*You: Message 9$/)
  expect(first?.getAttribute('href')).toBe(`/messages/${id}`)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Messages')
})

const answerInquiry = { type: 'answer_inquiry', isYours: true, at: null, actionUrl: '/inquiries' } as const
const askedBy = (firstName: string, index: number) =>
  sampleThread({
    id: `0190a000-0000-7000-8000-0000000000c${index}`,
    other: { ...other, firstName },
    nextStep: answerInquiry,
  })

test('those that wait are answered one after another, by keyboard alone', async () => {
  const threads = ['Ana', 'Ben', 'Cleo'].map(askedBy)
  const { state, sent } = await draw('/messages?show=waiting', {
    person: { userType: 'landlord' },
    threads,
    onWrite: ({ message }) => {
      const id = window.location.pathname.split('/').at(-1)
      state.threads = state.threads.map(each => (each.id === id ? { ...each, nextStep: null } : each))
      return { message: sampleMessage(sent.length + 1, { ...own, body: message }), notice: null }
    },
  })
  expect((await screen.findByRole('link', { name: /^Ana/ })).textContent).toContain('Your turn: answer')
  expect(screen.getByRole('button', { name: 'Your turn 3' }).getAttribute('aria-pressed')).toBe('true')
  screen.getByRole('link', { name: /^Ana/ }).focus()
  await userEvent.keyboard('{enter}')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message to Ana' }), 'Yes{enter}')
  for (const name of ['Ben', 'Cleo']) {
    const next = await screen.findByRole('link', { name: new RegExp(`^Next: ${name} Ortiz · Sunny`) })
    next.focus()
    await userEvent.keyboard('{enter}')
    const words = await screen.findByRole('textbox', { name: `Message to ${name}` })
    await waitFor(() => expect(document.activeElement).toBe(words))
    await userEvent.keyboard('Yes{enter}')
  }
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting for you' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull()
  expect(sent.map(({ message }) => message)).toEqual(['Yes', 'Yes', 'Yes'])
  expect(window.location.search).toBe('?show=waiting')
})

test('the list is searched as words are typed, which the address and the way back keep', async () => {
  await draw('/messages', { threads: ['Ana', 'Ben'].map(askedBy) })
  await screen.findByRole('link', { name: /^Ben/ })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'An')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Ben/ })).toBeNull())
  expect(window.location.search).toBe('?q=An')
  await userEvent.click(screen.getByRole('link', { name: /^Ana/ }))
  const back = await screen.findByRole('link', { name: 'All messages' })
  expect(back.getAttribute('href')).toBe('/messages?q=An')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'x')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all conversations' }))
  expect(await screen.findByRole('link', { name: /^Ben/ })).toBeTruthy()
})

test('without conversations, the list says how one begins', async () => {
  await draw('/messages', { threads: [] })
  expect(await screen.findByText('Choose Contact on a home to write to its landlord.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a home' })).toBeTruthy()
})

test('a conversation shows what was said and happened, and is read once it is seen', async () => {
  const removed = sampleMessage(3, { body: null, removedAt: '2026-11-04T00:00:00.000Z' })
  const event = sampleMessage(2, { kind: 'event', body: null, event: { type: 'inquiry_declined' } })
  const { readTo } = await draw(`/messages/${id}`, {
    messages: [sampleMessage(1, { ...own, body: 'Is it quiet?' }), event, removed],
  })
  expect(await screen.findByRole('heading', { name: 'Dana Ortiz', level: 1 })).toBeTruthy()
  expect(textsIn('Messages')).toEqual([
    expect.stringMatching(/^You: Is it quiet\?/),
    expect.stringMatching(/^Dana declined the inquiry/),
    expect.stringMatching(/^Dana: Removed by the portal/),
  ])
  await waitFor(() => expect(readTo).toEqual([3]))
})

test('what the other person wrote can be reported, and nothing else', async () => {
  const removed = sampleMessage(3, { body: null, removedAt: '2026-11-04T00:00:00.000Z' })
  await draw(`/messages/${id}`, {
    messages: [sampleMessage(1, { ...own, body: 'Is it quiet?' }), sampleMessage(2), removed],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Report this message' }))
  expect(await screen.findByRole('dialog', { name: 'Report this message' })).toBeTruthy()
})

test('earlier messages come page by page, each once', async () => {
  await draw(`/messages/${id}`, { messages: [1, 2, 3, 4, 5, 6, 7].map(position => sampleMessage(position)) })
  await screen.findByText('Message 7')
  expect(screen.queryByText('Message 4')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }))
  await screen.findByText('Message 2')
  await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }))
  await screen.findByText('Message 1')
  expect(textsIn('Messages')).toHaveLength(7)
  expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull()
})

test('a message is sent once, and the field is empty for the next', async () => {
  const { sent } = await draw(`/messages/${id}`)
  await userEvent.type(await field(), 'Is it quiet?{enter}')
  await waitFor(async () => expect((await field()).value).toBe(''))
  expect(textsIn('Messages')).toEqual([expect.stringMatching(/^You: Is it quiet\?/)])
  expect(document.activeElement).toBe(await field())
  expect(sent).toMatchObject([{ message: 'Is it quiet?', photos: [] }])
  await userEvent.type(await field(), 'And warm?{enter}')
  await waitFor(() => expect(textsIn('Messages')).toHaveLength(2))
  expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(2)
})

test('a reply is saved from what is written, chosen with the names filled in, and deleted', async () => {
  const { sent, replies } = await draw(`/messages/${id}`)
  await userEvent.type(await field(), 'Hello')
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Saved replies' }))
  await open()
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved replies' }))
  const text = await dialog.findByLabelText<HTMLTextAreaElement>(/^Reply/)
  expect(text.value).toBe('Hello')
  await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }))
  await dialog.findByText('Please enter a name')
  fireEvent.change(text, { target: { value: 'Cats only, {name}, in {home}.' } })
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Pets')
  await userEvent.click(dialog.getByRole('button', { name: 'Save reply' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Pets' }))
  await waitFor(async () =>
    expect((await field()).value).toBe('Hello\nCats only, Dana, in Sunny flat in the Mission.'),
  )
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  expect(sent).toEqual([])
  expect(replies).toMatchObject([{ name: 'Pets', text: 'Cats only, {name}, in {home}.' }])
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Pets' }))
  expect(await screen.findByText('Save what you write often, and use it again.')).toBeTruthy()
})

test('nothing is sent without words, and it says so', async () => {
  const { sent } = await draw(`/messages/${id}`)
  await userEvent.type(await field(), '  ')
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Please write a message')
  expect(sent).toEqual([])
})

test('a text that is too long is kept whole, and is not sent before it is shorter', async () => {
  const { sent } = await draw(`/messages/${id}`)
  const words = 'm'.repeat(4001)
  fireEvent.change(await field(), { target: { value: words } })
  expect((await screen.findByRole('alert')).textContent).toBe('Please write at most 4,000 characters.')
  await send()
  expect((await field()).value).toBe(words)
  expect(sent).toEqual([])
  fireEvent.change(await field(), { target: { value: 'Shorter' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a lost answer keeps the words, also over a reload, and a second try is the same message', async () => {
  let isLost = true
  const onWrite = ({ message }: Input<Write>['body']) => {
    if (isLost) throw new BrokenConnection()
    return { message: sampleMessage(1, { ...own, body: message }), notice: null }
  }
  const { sent } = await draw(`/messages/${id}`, { onWrite })
  await userEvent.type(await field(), 'Is it quiet?')
  await send()
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^We didn’t get an answer.*We kept your draft/,
  )
  cleanup()
  server.stop()
  isLost = false
  const again = await draw(`/messages/${id}`, { onWrite })
  expect((await field()).value).toBe('Is it quiet?')
  await send()
  expect(await screen.findByText('Is it quiet?')).toBeTruthy()
  expect(again.sent[0]?.clientId).toBe(sent[0]?.clientId ?? '')
  expect(window.sessionStorage.length).toBe(0)
})

test('each conversation keeps its own draft, and another person does not see it', async () => {
  const second = sampleThread({ id: '0190a000-0000-7000-8000-0000000000a2' })
  const threads = [thread, second]
  await draw(`/messages/${id}`, { threads })
  await userEvent.type(await field(), 'To the first')
  await userEvent.click(
    screen.getAllByRole('link', { name: /^Dana Ortiz.*No messages yet/ })[1] ?? document.body,
  )
  await waitFor(async () => expect((await field()).value).toBe(''))
  await userEvent.type(await field(), 'To the second')
  await userEvent.click(
    screen.getAllByRole('link', { name: /^Dana Ortiz.*No messages yet/ })[0] ?? document.body,
  )
  await waitFor(async () => expect((await field()).value).toBe('To the first'))
  cleanup()
  server.stop()
  await draw(`/messages/${id}`, { threads, person: { id: crypto.randomUUID() } })
  expect((await field()).value).toBe('')
})

test('contact details are pointed out while they are typed, and too many cannot be sent', async () => {
  const { sent } = await draw(`/messages/${id}`, {
    onWrite: () => ({
      message: sampleMessage(1, { ...own, body: 'Call [PHONE REMOVED]' }),
      notice: filteredMessage,
    }),
  })
  await userEvent.type(await field(), 'Call 415-555-0137')
  expect(await screen.findByText('Content Filtered')).toBeTruthy()
  await send()
  expect(await screen.findByText('Call [PHONE REMOVED]')).toBeTruthy()
  expect(screen.getByText(filteredMessage)).toBeTruthy()
  await userEvent.type(await field(), 'a@example.com, b@example.org or c@example.net')
  expect(await screen.findByText(new RegExp(blockedMessage.slice(0, 40)))).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  expect(sent).toHaveLength(1)
})

test('what arrives is shown, announced and read; what was missed is read', async () => {
  const { stream, state, readTo } = await draw(`/messages/${id}`, { messages: [sampleMessage(1)] })
  await screen.findByText('Message 1')
  await waitFor(() => expect(stream.listeners()).toBe(1))
  const arrived = sampleMessage(2, { body: 'Yes, very' })
  state.messages.push(arrived)
  stream.send(arrived)
  expect(await screen.findByText('Dana: Yes, very')).toBeTruthy()
  await waitFor(() => expect(readTo).toContain(2))
  state.messages.push(sampleMessage(3), sampleMessage(4, { body: 'Come by' }))
  stream.send(sampleMessage(4, { body: 'Come by' }))
  expect(await screen.findByText('Message 3')).toBeTruthy()
  expect(await screen.findByText('Dana: Come by')).toBeTruthy()
  expect(textsIn('Messages')).toHaveLength(3)
})

test('what comes next is read again once the inquiry is answered, and once something happens', async () => {
  const stepOf = (type: 'answer_inquiry' | 'choose_viewing') => ({
    nextStep: { type, isYours: true, at: null, actionUrl: '/inquiries' },
  })
  const { state, stream } = await draw(`/messages/${id}`, {
    threads: [sampleThread(stepOf('answer_inquiry'))],
    messages: [sampleMessage(1)],
    onWrite: ({ message }) => {
      state.threads = [sampleThread({ nextStep: null })]
      return { message: sampleMessage(2, { ...own, body: message }), notice: null }
    },
  })
  await screen.findByRole('link', { name: 'Your turn: answer the inquiry' })
  await userEvent.type(await field(), 'Yes, very{enter}')
  await waitFor(() => expect(screen.queryByText(/^Your turn:/)).toBeNull())
  const event = sampleMessage(3, { kind: 'event', body: null, event: { type: 'viewing_proposed' } })
  state.messages.push(event)
  state.threads = [sampleThread(stepOf('choose_viewing'))]
  stream.send(event)
  expect(await screen.findByRole('link', { name: 'Your turn: choose a time for the tour' })).toBeTruthy()
})

test('one’s own message from another tab is shown, and not announced', async () => {
  const { stream } = await draw(`/messages/${id}`, { messages: [sampleMessage(1)] })
  await screen.findByText('Message 1')
  await waitFor(() => expect(stream.listeners()).toBe(1))
  stream.send(sampleMessage(2, { ...own, body: 'Sent elsewhere' }))
  await waitFor(() => expect(textsIn('Messages')).toHaveLength(2))
  expect(screen.queryByText(/^\w+: Sent elsewhere/)).toBeNull()
})

test('a conversation is archived and reopened by the same person', async () => {
  const { platform } = await draw(`/messages/${id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Archive conversation' }))
  expect(await screen.findByText('You archived this conversation')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(platform.toasts).toMatchObject([{ title: 'Conversation archived' }])
  await userEvent.click(screen.getByRole('button', { name: 'Reopen' }))
  expect(await field()).toBeTruthy()
})

test('a conversation that the other person closed can only be read', async () => {
  await draw(`/messages/${id}`, { threads: [sampleThread({ closedBy: other.id })] })
  expect(await screen.findByText('Dana archived this conversation')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
})

test('a former member has no page, and gets no more messages', async () => {
  const former = { ...other, firstName: 'Former', lastName: 'member' }
  await draw(`/messages/${id}`, { threads: [sampleThread({ other: former, closedBy: former.id })] })
  expect(await screen.findByText('This person has left')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Former member' }).querySelector('a')).toBeNull()
})

test('someone else’s conversation is not found', async () => {
  await draw('/messages/0190a000-0000-7000-8000-0000000000ff')
  expect(await screen.findByRole('heading', { name: 'Conversation not found', level: 1 })).toBeTruthy()
})

test('Contact on a home opens the conversation there is', async () => {
  await draw(`/messages?home=${thread.property?.id}`)
  expect(await field()).toBeTruthy()
  expect(window.location.pathname).toBe(`/messages/${id}`)
})

test('Contact on another home begins a conversation, whose first message is an inquiry', async () => {
  const home = sampleProperty()
  const { inquiries } = await draw(`/messages?home=${home.id}`, { threads: [], homes: [home] })
  const words = await screen.findByRole('textbox', { name: 'Message to Dana Ortiz' })
  await userEvent.type(words, 'Is it quiet?{enter}')
  await waitFor(() => expect(window.location.pathname).toBe(`/messages/${id}`))
  expect(await screen.findByText('Is it quiet?')).toBeTruthy()
  expect(inquiries).toMatchObject([{ propertyId: home.id, message: 'Is it quiet?', inquiryType: 'question' }])
})

test('past the plan’s limit, the first message leads to the plans', async () => {
  const home = sampleProperty()
  const onAsk = () => {
    throw new Refusal('plan_limit', 'The Free plan allows 10 inquiries a month.')
  }
  await draw(`/messages?home=${home.id}`, { threads: [], homes: [home], onAsk })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message to Dana Ortiz' }), 'Quiet?{enter}')
  expect(await screen.findByRole('link', { name: 'Compare plans' })).toBeTruthy()
})

test('a landlord cannot begin a conversation about a home, and is told who can', async () => {
  const person = { userType: 'landlord' as const }
  await draw(`/messages?home=${crypto.randomUUID()}`, { person, threads: [] })
  expect(await screen.findByText(/^Tenants begin conversations about homes/)).toBeTruthy()
})

test('Contact on a landlord asks which of their homes, and offers the conversations there are', async () => {
  const known = sampleProperty({ id: thread.property?.id ?? '' })
  const homes = [known, sampleProperty({ title: 'Attic above the bakery' })]
  await draw(`/messages?person=${other.id}`, { homes })
  expect(await screen.findByRole('heading', { name: 'Ask about another home' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Attic above the bakery/ }).getAttribute('href')).toBe(
    `/messages?home=${homes[1]?.id}`,
  )
  expect(screen.getByRole('heading', { name: 'Your conversations' })).toBeTruthy()
})

test('Contact on a tenant opens the one conversation with them', async () => {
  await draw(`/messages?person=${other.id}`, { person: { userType: 'landlord' } })
  await waitFor(() => expect(window.location.pathname).toBe(`/messages/${id}`))
})

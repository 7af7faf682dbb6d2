import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import {
  answering,
  BrokenConnection,
  Refusal,
  type ServedEndpoints,
  serveEndpoints,
} from '@portal/client/test/serve-endpoints'
import type { Conversation, Message } from '@portal/contract/assistant/conversation'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { type TestPlatform, TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { sampleConversation, sampleHome, sampleMessage } from '../../test/sample-message.ts'
import { ChatView } from './chat-view.tsx'

interface Question {
  message: string
  clientId?: string | undefined
  category?: string | undefined
}

type Tell = (event: string, data: object) => void

let server: ServedEndpoints
let conversations: Conversation[]
let stored: Message[]
let reads: number
let questions: Question[]
/** Whether the conversation was deleted elsewhere. */
let isGone: boolean
/** How the assistant answers the next messages. */
let answer: (tell: Tell) => Partial<Message> | Promise<Partial<Message>>
let platform: TestPlatform

const begun = sampleConversation()

const reply = async (body: Question, tell: Tell) => {
  questions.push(body)
  const message = sampleMessage(await answer(tell))
  stored.push(sampleMessage({ role: 'user', content: body.message }), message)
  return { conversation: begun, message }
}

beforeAll(async () => {
  server = await serveEndpoints([
    answering(conversationEndpoints.list, () => ({ conversations, nextCursor: null })),
    answering(conversationEndpoints.messages, () => {
      reads += 1
      if (isGone) throw new Refusal('not_found', 'There is no such conversation.')
      return { messages: stored, nextCursor: null }
    }),
    answering(conversationEndpoints.start, ({ body }, tell) => reply(body, tell)),
    answering(conversationEndpoints.send, ({ body }, tell) => reply(body, tell)),
    answering(conversationEndpoints.delete, ({ params }) => {
      conversations = conversations.filter(({ id }) => id !== params.id)
    }),
  ])
})
afterAll(() => server.stop())
beforeEach(() => {
  conversations = []
  stored = []
  reads = 0
  isGone = false
  questions = []
  answer = () => ({})
})

const draw = () => {
  visit(server.url, '/ai?tab=chat')
  platform = testPlatform({})
  return show()
}

const show = () =>
  render(
    <TestStage platform={platform}>
      <BrowserRouter>
        <ChatView />
      </BrowserRouter>
    </TestStage>,
  )

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const ask = async (words: string) => {
  await userEvent.clear(area())
  await userEvent.type(area(), `${words}{Enter}`)
}
const log = () => within(screen.getByRole('log', { name: 'Messages' }))

test('the first message begins a conversation on the chosen topic, and Shift+Enter adds a line', async () => {
  draw()
  await userEvent.click(screen.getByRole('radio', { name: 'Maintenance' }))
  await userEvent.type(area(), 'The sink{Shift>}{Enter}{/Shift}leaks{Enter}')
  await log().findByText('I found one home.')
  expect(questions).toMatchObject([{ message: 'The sink\nleaks', category: 'maintenance' }])
  expect(area().value).toBe('')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a blank message is not sent, nor one that an input method is still composing', async () => {
  draw()
  await userEvent.type(area(), '   {Enter}')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  await userEvent.type(area(), 'ねこ')
  fireEvent.keyDown(area(), { key: 'Enter', isComposing: true })
  expect(questions).toEqual([])
})

test('words appear as they are written, after the assistant’s step; nothing can be sent meanwhile', async () => {
  const steps = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  answer = async tell => {
    tell('tool', { name: 'search_homes' })
    await steps[0]?.promise
    tell('delta', { text: 'Hm, homes. ' })
    tell('replaced', { text: '' })
    tell('delta', { text: 'I found ' })
    await steps[1]?.promise
    return { content: 'I found **two** homes.' }
  }
  draw()
  await ask('Two bedrooms')
  expect((await screen.findByRole('status')).textContent).toBe('Looking for homes…')
  expect(area().disabled).toBe(true)
  steps[0]?.resolve()
  await screen.findByText('I found')
  expect(screen.queryByText(/Hm/)).toBeNull()
  // Only the whole answer is read out.
  expect(log().queryByText('I found')).toBeNull()
  steps[1]?.resolve()
  expect((await log().findByText('two')).tagName).toBe('STRONG')
  await waitFor(() => expect(document.activeElement).toBe(area()))
})

test('a question is shown once, even if it is loaded before its answer arrives', async () => {
  const held = Promise.withResolvers<void>()
  answer = async tell => {
    stored = [sampleMessage({ role: 'user', content: 'Two bedrooms' })]
    tell('started', { conversation: begun })
    await held.promise
    stored = []
    return {}
  }
  draw()
  await ask('Two bedrooms')
  await waitFor(() => expect(reads).toBe(1))
  expect(await screen.findAllByText('Two bedrooms')).toHaveLength(1)
  held.resolve()
  await log().findByText('I found one home.')
  expect(screen.getAllByText('Two bedrooms')).toHaveLength(1)
})

test('links in an answer lead only to our own pages; its homes and help pages are links too', async () => {
  const home = sampleHome()
  answer = () => ({
    content: `[Sunny flat](/properties/${home.id}) and [this](https://elsewhere.example) ![x](/x.png) <b>bold</b> [that](//elsewhere.example)`,
    homes: [home],
    sources: [{ title: 'Asking about a home', path: '/help/inquiries' }],
  })
  draw()
  await ask('Two bedrooms')
  await log().findByRole('link', { name: 'Sunny flat' })
  expect(
    log()
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toEqual([`/properties/${home.id}`, `/properties/${home.id}`, '/help/inquiries'])
  expect(screen.getByRole('article').textContent).toBe(
    '$2,800/monthSunny flat in the Mission2 beds · 1 bath · San Francisco, CA',
  )
  expect(log().queryByRole('img', { name: 'x' })).toBeNull()
})

test.each([
  ['internal', 'Failed to start conversation. Please try again.'],
  ['too_many', 'Please wait a moment.'],
] as const)(
  'what was typed stays when a first message fails (%s), and a new try is the same message',
  async (code, words) => {
    answer = () => {
      throw new Refusal(code, 'Please wait a moment.')
    }
    draw()
    await ask('Two bedrooms')
    await waitFor(() => expect(area().value).toBe('Two bedrooms'))
    expect(platform.toasts).toEqual([{ title: 'Error', description: words, tone: 'danger' }])
    answer = () => ({})
    await userEvent.type(area(), '{Enter}')
    await log().findByText('I found one home.')
    expect(questions).toHaveLength(2)
    expect(questions[1]?.clientId).toBe(String(questions[0]?.clientId))
  },
)

test('a question that an answer offers is a button that types it', async () => {
  answer = () => ({ content: 'Ask me, for example:\n\n- [Which plan am I on?](/ai?tab=chat)' })
  draw()
  await ask('Hm')
  await userEvent.click(await log().findByRole('button', { name: 'Which plan am I on?' }))
  expect(area().value).toBe('Which plan am I on?')
  expect(questions).toHaveLength(1)
})

test('a message that fails in a conversation is reported in the words of the specification', async () => {
  draw()
  await ask('Two bedrooms')
  await log().findByText('I found one home.')
  answer = () => {
    throw new Refusal('internal', 'Something went wrong')
  }
  await ask('And with a garden?')
  await waitFor(() =>
    expect(platform.toasts.at(-1)?.description).toBe('Failed to send message. Please try again.'),
  )
  expect(area().value).toBe('And with a garden?')
})

test('an answer that is cut off says so, keeps its text, and can be tried again', async () => {
  answer = tell => {
    tell('delta', { text: 'I found' })
    throw new BrokenConnection()
  }
  draw()
  await ask('Two bedrooms')
  await screen.findByText('The answer was cut off.')
  expect(screen.getByText('I found')).toBeDefined()
  answer = () => ({})
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await log().findByText('I found one home.')
  expect(screen.queryByText('The answer was cut off.')).toBeNull()
  expect(platform.toasts).toEqual([])
  expect(questions[1]).toEqual(questions[0] as Question)
})

test('Stop ends an answer, which can be requested again', async () => {
  const never = new Promise<never>(() => {})
  answer = tell => {
    tell('delta', { text: 'I found' })
    return never
  }
  draw()
  await ask('Two bedrooms')
  await screen.findByText('I found')
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await screen.findByText('You stopped this answer.')
  expect(area().disabled).toBe(false)
  expect(platform.toasts).toEqual([])
})

test('the last three conversations are shown; one is opened, and one is deleted after asking', async () => {
  conversations = ['One', 'Two', 'Three', 'Four'].map(title => sampleConversation({ title }))
  stored = [sampleMessage({ role: 'user', content: 'Hello' }), sampleMessage({ content: 'Hello, Ana.' })]
  draw()
  await screen.findByRole('button', { name: /^Three/ })
  expect(screen.queryByRole('button', { name: /^Four/ })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Delete One' }))
  expect(document.activeElement?.textContent).toBe('Keep')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('button', { name: /^Four/ })
  expect(conversations.map(({ title }) => title)).toEqual(['Two', 'Three', 'Four'])

  await userEvent.click(screen.getByRole('button', { name: /^Two/ }))
  await log().findByText('Hello, Ana.')
  await userEvent.click(screen.getByRole('button', { name: 'New conversation' }))
  expect(screen.getByRole('radio', { name: 'General Help' }).getAttribute('aria-checked')).toBe('true')
})

test('an answer arrives while the chat is closed, and is there when it is opened again', async () => {
  const held = Promise.withResolvers<void>()
  answer = async () => {
    await held.promise
    return { content: 'Here it is.' }
  }
  const { unmount } = draw()
  await ask('Two bedrooms')
  unmount()
  held.resolve()
  show()
  await log().findByText('Here it is.')
})

test('the next person sees nothing of the last one, and an answer still coming is aborted', async () => {
  draw()
  await ask('Two bedrooms')
  await log().findByText('I found one home.')
  await userEvent.type(area(), 'My secret')
  platform.queryClient.clear()
  platform.session.set(null)
  await screen.findByRole('radio', { name: 'General Help' })
  expect(area().value).toBe('')
  expect(window.sessionStorage.length).toBe(0)
})

test('a conversation deleted elsewhere is replaced by a new one, which starts with the last question', async () => {
  const { unmount } = draw()
  await ask('Two bedrooms')
  await log().findByText('I found one home.')
  answer = () => {
    throw new Refusal('not_found', 'There is no such conversation.')
  }
  await ask('And with a garden?')
  await waitFor(() => expect(platform.toasts).toHaveLength(1))
  expect(area().value).toBe('And with a garden?')
  answer = () => ({})
  await userEvent.type(area(), '{Enter}')
  await log().findByText('And with a garden?')
  expect(questions.at(-1)).toHaveProperty('category')

  isGone = true
  unmount()
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Ask something else' }))
  expect(screen.getByRole('radio', { name: 'General Help' })).toBeTruthy()
})

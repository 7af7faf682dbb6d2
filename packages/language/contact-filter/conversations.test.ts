// Conversations by someone who had not read the filter.
import { expect, test } from 'bun:test'
import cases from './cases/conversations.json'
import { filterMessage } from './filter-message.ts'
import { tryThreads } from './test/try-threads.ts'

type Conversation = readonly string[]

const wordsIn = (line: string) => ({ sender: line.slice(0, 1), words: line.slice(3) })

const foundIn = (conversation: Conversation): string[] => {
  const said = new Map<string, string[]>()
  return conversation.filter(line => {
    const { sender, words } = wordsIn(line)
    const earlier = said.get(sender) ?? []
    const { text, detections } = filterMessage(words, earlier)
    said.set(sender, [...earlier, text])
    return detections.length > 0
  })
}

const interrupted = (conversation: Conversation): string[] => {
  const { sender: first } = wordsIn(conversation[0] ?? '')
  return conversation.flatMap(line =>
    wordsIn(line).sender === first ? [line, `${first}: And is the home warm in winter?`] : [line],
  )
}

test('of 200 innocent conversations at most two are taken for contact details', () => {
  expect(cases.innocent).toHaveLength(200)
  const taken = cases.innocent.filter(conversation => foundIn(conversation).length > 0)
  expect(taken.length).toBeLessThanOrEqual(2)
})

test.each([
  ['one after the other', (conversation: Conversation) => conversation],
  ['with something harmless in between', interrupted],
])('of 50 contact details that are split over messages at least 45 are found, %s', (_, asSent) => {
  expect(cases.split).toHaveLength(50)
  const missed = cases.split.filter(conversation => foundIn(asSent(conversation)).length === 0)
  expect(missed.length).toBeLessThanOrEqual(5)
})

tryThreads(15, 0.02)
tryThreads(16, 0, 0.016)

test.each([
  ['part of a number that is announced', [], 'My number starts with 628 431, wait'],
  ['a number with a blank', [], 'It is 415-XXX-0142'],
  ['the rest of a number that was removed', ['It begins with [PHONE REMOVED]'], 'the rest is 7085'],
  [
    'prices that are to be read as one',
    ['The rent is $628'],
    'the deposit is $555, and the fee $4419. Read it as one',
  ],
  [
    'a number whose area code is not of California, cut anywhere',
    ["I'm so sorry to split it up like this but 865 2", "and over here it's 43 9"],
    '516',
  ],
  [
    'digits that are listed one by one',
    ['The first three are nine, one, eight.'],
    'Next three are seven, four, two. The last four are 6, 5, 0, 1.',
  ],
  [
    'what is called a number of orders, to be put in order',
    ['Order 1: 858', 'Order 2: 467'],
    'Order 3: 1190. Put them in order and call me',
  ],
  ['one digit a message', ['7', '0', '7', '5', '5', '5', '4 9'], '1 6'],
  [
    'the end of a name on a network',
    ['telegram is better for me', 'search karinovsky'],
    'with _rentsf right behind it',
  ],
])('%s is found', (_, earlier, message) => {
  expect(filterMessage(message, earlier).text).toContain('REMOVED]')
})

test('a word with an apostrophe is no part of a name', () => {
  const { detections } = filterMessage("Please don't call me before 9, write here.", [])
  expect(detections.map(({ kind }) => kind)).toEqual(['phrase'])
})

test.each(cases.otherNumbers)('other numbers are not put together: %p', (...messages) => {
  expect(filterMessage(messages.at(-1) ?? '', messages.slice(0, -1)).detections).toEqual([])
})

// Conversations by someone who had not read the filter: each message is read with the last five of its sender, as the API does.
import { expect, test } from 'bun:test'
import cases from './cases/conversations.json'
import { filterParts } from './filter-parts.ts'

const joinedTexts = 5

/** The messages in which something was found. Each begins with its sender, T or L. */
const foundIn = (conversation: readonly string[]): string[] => {
  const said = new Map<string, string[]>()
  return conversation.filter(line => {
    const [sender = '', ...words] = line.split(': ')
    const earlier = said.get(sender) ?? []
    const before = earlier.slice(-joinedTexts).map(text => ({ name: 'earlier', text }) as const)
    const { parts, detections } = filterParts([...before, { name: 'message', text: words.join(': ') }])
    said.set(sender, [...earlier, parts.at(-1)?.text ?? ''])
    return detections.some(({ spans }) => spans.some(({ name }) => name === 'message'))
  })
}

test('of 200 innocent conversations at most two are taken for contact details', () => {
  expect(cases.innocent).toHaveLength(200)
  const taken = cases.innocent.filter(conversation => foundIn(conversation).length > 0)
  expect(taken.length).toBeLessThanOrEqual(2)
})

test('of 50 contact details that are split over messages at least 45 are found', () => {
  expect(cases.split).toHaveLength(50)
  const missed = cases.split.filter(conversation => foundIn(conversation).length === 0)
  expect(missed.length).toBeLessThanOrEqual(5)
})

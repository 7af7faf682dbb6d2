import { expect, test } from 'bun:test'
import { partialMarkdown } from './turn-view.tsx'

test.each([
  ['I found [Sunny fl', 'I found '],
  ['I found [Sunny flat](/properti', 'I found '],
  ['I found [Sunny flat](/properties/1)', 'I found [Sunny flat](/properties/1)'],
  ['I found **3 ho', 'I found 3 ho'],
  ['I found **3 homes** and **o', 'I found **3 homes** and o'],
  ['I found *', 'I found '],
  ['I found **3 homes**', 'I found **3 homes**'],
  ['* One', '* One'],
  ['- **One**\n- **Tw', '- **One**\n- Tw'],
])('%p is shown as %p', (come, shown) => {
  expect(partialMarkdown(come)).toBe(shown)
})

import { expect, test } from 'bun:test'
import { repliesInWords } from './reply-words.ts'

test.each([
  [null, null, null],
  [1, 100, 'Usually answers within 1 hour'],
  [300, 100, 'Usually answers within 5 hours'],
  [301, 80, 'Usually answers within 6 hours'],
  [4000, 100, 'Usually answers within 3 days'],
  [300, 40, 'Answers 40% of questions'],
  [null, 0, 'Answers 0% of questions'],
])('after %s minutes, %s percent', (replyTimeMinutes, answeredPercent, words) => {
  expect(repliesInWords({ replyTimeMinutes, answeredPercent })).toBe(words)
})

import { expect, test } from 'bun:test'
import { topAbove } from './free-place.tsx'

const floating = new DOMRect(16, 0, 343, 90)
const across = (top: number, height: number) => new DOMRect(16, top, 343, height)

test.each([
  ['at the bottom where nothing is', [], 700],
  ['above what is there', [across(750, 40)], 652],
  ['above both of two between which it does not fit', [across(750, 40), across(600, 60)], 502],
  ['between two where it fits, in whichever order they come', [across(500, 60), across(750, 40)], 652],
  ['beside what is not in its column', [new DOMRect(400, 700, 90, 90)], 700],
  ['above what reaches from further up to the bottom', [across(300, 490), across(750, 40)], 202],
] as const)('what floats goes %s', (_, others, top) => {
  expect(topAbove([...others], floating, 790)).toBe(top)
})

test('it stays put if no place is free', () => {
  expect(topAbove([across(80, 710)], floating, 790)).toBeUndefined()
})

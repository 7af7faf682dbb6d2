import { afterEach, expect, test } from 'bun:test'
import { forgetDraft, keepDraft, readDraft } from './draft.tsx'

const place = { key: 'draft:test', lasts: 'tab' } as const
const parse = (stored: unknown): { words: string } => {
  if (typeof stored === 'object' && stored !== null && 'words' in stored && typeof stored.words === 'string')
    return { words: stored.words }
  throw new Error('not a draft')
}
afterEach(() => window.sessionStorage.clear())

test('a draft is restored until it is deleted', () => {
  expect(readDraft(place, parse)).toBeNull()
  keepDraft(place, { words: 'Is it still free?' })
  expect(readDraft(place, parse)).toEqual({ words: 'Is it still free?' })
  expect(readDraft({ ...place, lasts: 'device' }, parse)).toBeNull()
  forgetDraft(place)
  expect(readDraft(place, parse)).toBeNull()
})

test('invalid data counts as no draft', () => {
  keepDraft(place, { other: 1 })
  expect(readDraft(place, parse)).toBeNull()
  window.sessionStorage.setItem(place.key, '{broken')
  expect(readDraft(place, parse)).toBeNull()
})

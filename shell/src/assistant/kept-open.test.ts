import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { keptOpen } from './kept-open.ts'

beforeAll(() => GlobalRegistrator.register())
afterAll(() => GlobalRegistrator.unregister())
beforeEach(() => window.sessionStorage.clear())

test('who opened the assistant finds it open after a reload, until they minimize it', () => {
  expect(keptOpen('ana').get()).toBe(false)
  keptOpen('ana').set(true)
  expect(keptOpen('ana').get()).toBe(true)
  keptOpen('ana').set(false)
  expect(keptOpen('ana').get()).toBe(false)
})

test('for the next person in the tab it is minimized', () => {
  keptOpen('ana').set(true)
  expect(keptOpen('ben').get()).toBe(false)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { forgetAssistant, keptOpen } from './kept-open.ts'

beforeAll(() => GlobalRegistrator.register())
afterAll(() => GlobalRegistrator.unregister())
beforeEach(() => window.sessionStorage.clear())

test('an open assistant is open after a reload, until the person minimizes it', () => {
  expect(keptOpen('ana').get()).toBe(false)
  keptOpen('ana').set(true)
  expect(keptOpen('ana').get()).toBe(true)
  keptOpen('ana').set(false)
  expect(keptOpen('ana').get()).toBe(false)
})

test('in a narrow window it is minimized after a reload, because it would cover the page', () => {
  keptOpen('ana').set(true)
  Reflect.get(window, 'happyDOM').setViewport({ width: 375 })
  expect(keptOpen('ana').get()).toBe(false)
  Reflect.get(window, 'happyDOM').setViewport({ width: 1440 })
  expect(keptOpen('ana').get()).toBe(true)
})

test('it is minimized for the next person in the tab', () => {
  keptOpen('ana').set(true)
  expect(keptOpen('ben').get()).toBe(false)
})

test("signing out removes the tab's data about it, and nothing else", () => {
  keptOpen('ana').set(true)
  window.sessionStorage.setItem('assistant-conversation', '1')
  window.sessionStorage.setItem('profile-draft:ana', '{}')
  forgetAssistant()
  expect(Object.keys(window.sessionStorage)).toEqual(['profile-draft:ana'])
})

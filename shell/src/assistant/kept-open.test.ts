import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { forgetAssistant, keptOpen } from './kept-open.ts'

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

test('signing out removes what the tab keeps of it, and nothing else', () => {
  keptOpen('ana').set(true)
  window.sessionStorage.setItem('assistant-conversation', '1')
  window.sessionStorage.setItem('profile-draft:ana', '{}')
  forgetAssistant()
  expect(Object.keys(window.sessionStorage)).toEqual(['profile-draft:ana'])
})

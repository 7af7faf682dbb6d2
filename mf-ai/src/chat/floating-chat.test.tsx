import { afterAll, beforeAll, expect, test } from 'bun:test'
import { answering, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { createStore } from '@portal/shared-ui/platform/store'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, screen } from '@testing-library/react'
import { FloatingChat } from './floating-chat.tsx'

let server: ServedEndpoints
beforeAll(async () => {
  server = await serveEndpoints([
    answering(conversationEndpoints.list, () => ({ conversations: [], nextCursor: null })),
  ])
})
afterAll(() => server.stop())

const resize = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width })

/** Renders it open at this width, and returns whether it is still open after what happens. */
const isOpenAfter = (width: number, happen: () => unknown): boolean => {
  visit(server.url, '/')
  resize(width)
  const isOpen = createStore(true)
  const { unmount } = drawOn(testPlatform({}), <FloatingChat isOpen={isOpen} />)
  expect(screen.getByRole('region', { name: 'AI Assistant' })).toBeTruthy()
  act(() => void happen())
  unmount()
  return isOpen.get()
}

const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'))

test('Back closes the sheet on a phone; a card beside the page stays', () => {
  expect(isOpenAfter(375, goBack)).toBe(false)
  expect(isOpenAfter(1440, goBack)).toBe(true)
})

test('an address change by the page itself, as reported by single-spa, leaves the sheet open', () => {
  const event = Object.assign(new PopStateEvent('popstate'), { singleSpa: true })
  expect(isOpenAfter(375, () => window.dispatchEvent(event))).toBe(true)
})

test('a card is minimized when the window becomes narrow, unless the person is in it', () => {
  expect(isOpenAfter(1440, () => resize(375))).toBe(false)
  const write = () => screen.getByRole('textbox', { name: 'Message' }).focus()
  expect(isOpenAfter(1440, () => [write(), resize(375)])).toBe(true)
  expect(isOpenAfter(1440, () => resize(1024))).toBe(true)
})

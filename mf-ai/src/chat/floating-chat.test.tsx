import { afterAll, beforeAll, expect, test } from 'bun:test'
import { answering, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { createStore } from '@portal/shared-ui/platform/store'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, render, screen } from '@testing-library/react'
import { FloatingChat } from './floating-chat.tsx'

let server: ServedEndpoints
beforeAll(async () => {
  server = await serveEndpoints([
    answering(conversationEndpoints.list, () => ({ conversations: [], nextCursor: null })),
  ])
})
afterAll(() => server.stop())

/** Renders it open at this width, and returns whether it stays open after the event. */
const isOpenAfter = (width: number, event: Event): boolean => {
  visit(server.url, '/')
  Reflect.get(window, 'happyDOM').setViewport({ width })
  const isOpen = createStore(true)
  const { unmount } = render(
    <TestStage platform={testPlatform({})}>
      <FloatingChat isOpen={isOpen} />
    </TestStage>,
  )
  expect(screen.getByRole('region', { name: 'AI Assistant' })).toBeTruthy()
  act(() => void window.dispatchEvent(event))
  unmount()
  return isOpen.get()
}

test('Back closes the sheet on a phone; a card beside the page stays', () => {
  expect(isOpenAfter(375, new PopStateEvent('popstate'))).toBe(false)
  expect(isOpenAfter(1440, new PopStateEvent('popstate'))).toBe(true)
})

test('an address change by the page itself, as reported by single-spa, leaves the sheet open', () => {
  expect(isOpenAfter(375, Object.assign(new PopStateEvent('popstate'), { singleSpa: true }))).toBe(true)
})

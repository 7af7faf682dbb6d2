import { afterEach, beforeEach, expect, spyOn, test } from 'bun:test'
import { render, screen, waitFor } from '@testing-library/react'
import { PageBoundary } from './page-boundary.tsx'
import { TestStage, testPlatform } from './test-platform.tsx'

// React logs what a boundary caught.
let complaints: ReturnType<typeof spyOn>
beforeEach(() => {
  complaints = spyOn(console, 'error').mockImplementation(() => undefined)
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
})
afterEach(() => {
  complaints.mockRestore()
  Reflect.deleteProperty(navigator, 'onLine')
})

const SavedHomes = ({ code }: { code: { isServed: boolean } }) => {
  if (!code.isServed) throw new Error('no code')
  return <h1>Saved homes</h1>
}

test('a page that failed offline opens by itself once the connection is back, and the shell was notified', async () => {
  const code = { isServed: false }
  const heard: unknown[] = []
  render(
    <TestStage platform={{ ...testPlatform(null), onFailure: error => heard.push(error) }}>
      <PageBoundary address="/saved">
        <SavedHomes code={code} />
      </PageBoundary>
    </TestStage>,
  )
  expect(screen.queryByRole('heading', { name: 'You are offline' }) !== null).toBe(true)
  expect(heard.map(String)).toEqual(['Error: no code'])
  code.isServed = true
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Saved homes' }) !== null).toBe(true))
})

import { afterEach, beforeEach, describe, expect, jest, mock, test } from 'bun:test'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorPanel } from './error-panel.tsx'

const go = (way: 'online' | 'offline') => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: way === 'online' })
  act(() => void window.dispatchEvent(new Event(way)))
}
afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'))

test('it says what happened and tries again', async () => {
  const onRetry = mock()
  render(<ErrorPanel onRetry={onRetry}>Error loading properties. Please try again.</ErrorPanel>)
  expect(screen.getByRole('alert').textContent).toContain('Error loading properties. Please try again.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('without a way to try again it offers none', () => {
  render(<ErrorPanel />)
  expect(screen.queryByRole('button')).toBeNull()
})

const words = () => screen.getByRole('alert').textContent ?? ''

test('it says that you are offline, and tries again by itself when the connection is back', () => {
  const onRetry = mock()
  go('offline')
  render(<ErrorPanel onRetry={onRetry} />)
  expect(words()).toStartWith('You are offlineThis will load when you’re back online.')
  expect(onRetry).not.toHaveBeenCalled()
  go('online')
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(words()).toStartWith('We couldn’t show this part of the page')
})

describe('on a clock', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
  const secondsPass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

  test.each([0, 7, 20])('a try that fails %d s after the connection is back is repeated', seconds => {
    go('offline')
    const { unmount } = render(<ErrorPanel onRetry={mock()} />)
    go('online')
    unmount()
    secondsPass(seconds)
    const onRetry = mock()
    render(<ErrorPanel onRetry={onRetry} />)
    expect(onRetry).not.toHaveBeenCalled()
    secondsPass(Math.max(1, seconds))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  test('tries that do not help are repeated at growing pauses, and end', () => {
    const onRetry = mock()
    go('offline')
    render(<ErrorPanel onRetry={onRetry} />)
    go('online')
    const tries = [1, 1, 2, 4, 8, 16, 32].map(seconds => {
      secondsPass(seconds)
      return onRetry.mock.calls.length
    })
    expect(tries).toEqual([2, 3, 4, 5, 6, 7, 8])
    secondsPass(600)
    expect(onRetry).toHaveBeenCalledTimes(8)
  })
})

test('the title stays offline, in a card, too; a custom reconnect handler is used', () => {
  const [onRetry, onReconnect] = [mock(), mock()]
  render(
    <ErrorPanel compact title="Your usage could not be loaded" onRetry={onRetry} onReconnect={onReconnect}>
      The rest of the page still works.
    </ErrorPanel>,
  )
  expect(words()).toContain('The rest of the page still works.')
  go('offline')
  expect(words()).toStartWith(
    'Your usage could not be loadedYou are offline. This will load when you’re back online.',
  )
  screen.getByRole('button', { name: 'Try again' }).click()
  go('online')
  expect([onRetry.mock.calls.length, onReconnect.mock.calls.length]).toEqual([0, 2])
})

test('without a retry, nothing is promised', () => {
  go('offline')
  render(<ErrorPanel title="This link has expired">Ask for a new one.</ErrorPanel>)
  expect(words()).toBe('This link has expiredAsk for a new one.')
})

import { expect, jest, mock, test } from 'bun:test'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../button/button.tsx'
import { Menu, MenuItem } from './menu.tsx'

test('it opens by keyboard, and an item is found by its first letter', async () => {
  const onSelect = mock()
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuItem>Profile</MenuItem>
      <MenuItem onSelect={onSelect}>Log out</MenuItem>
    </Menu>,
  )
  screen.getByRole('button', { name: 'Account' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('menu')).toBeDefined()
  await userEvent.keyboard('l{Enter}')
  expect(onSelect).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('an item can be a link', async () => {
  render(
    <Menu trigger={<Button>Account</Button>} defaultOpen>
      <MenuItem asChild>
        <a href="/subscription">Subscription</a>
      </MenuItem>
    </Menu>,
  )
  expect(screen.getByRole('menuitem', { name: 'Subscription' }).getAttribute('href')).toBe('/subscription')
})

/** Types "p" and, after a pause, "o" in a menu of Profile, Portal and Overview. */
const focusedAfter = async (pauseMs: number): Promise<string | null | undefined> => {
  jest.useFakeTimers()
  render(
    <Menu trigger={<Button>Account</Button>} defaultOpen>
      <MenuItem>Profile</MenuItem>
      <MenuItem>Portal</MenuItem>
      <MenuItem>Overview</MenuItem>
    </Menu>,
  )
  const type = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  act(() => screen.getByRole('menu').focus())
  type('p')
  await act(async () => jest.advanceTimersByTime(pauseMs))
  type('o')
  await act(async () => jest.advanceTimersByTime(1))
  const focused = document.activeElement?.textContent
  act(() => jest.runOnlyPendingTimers())
  jest.useRealTimers()
  return focused
}

test('letters within 1000 ms make one word', async () => {
  expect(await focusedAfter(990)).toBe('Portal')
})

test('a letter after 1000 ms begins another word', async () => {
  expect(await focusedAfter(1010)).toBe('Overview')
})

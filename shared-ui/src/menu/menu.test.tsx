import { expect, mock, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
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

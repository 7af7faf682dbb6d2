import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { IconButton } from './icon-button.tsx'

test('the count is part of the name and is drawn', () => {
  render(
    <IconButton label="Notifications" count={3}>
      <svg />
    </IconButton>,
  )
  expect(screen.getByRole('button', { name: 'Notifications 3' }).textContent).toBe('3')
})

test('no count is drawn for zero', () => {
  render(
    <IconButton label="Notifications" count={0}>
      <svg />
    </IconButton>,
  )
  expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('')
})

test('a count above 99 is shown as 99+', () => {
  render(
    <IconButton label="Notifications" count={128}>
      <svg />
    </IconButton>,
  )
  expect(screen.getByRole('button').textContent).toBe('99+')
})

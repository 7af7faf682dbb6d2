import { afterEach, beforeEach, expect, test } from 'bun:test'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from '../../../routes.tsx'

beforeEach(() => {
  visit('http://127.0.0.1/', '/create-property')
  render(
    <TestStage platform={testPlatform({ userType: 'landlord' })}>
      <Routes />
    </TestStage>,
  )
})
afterEach(() => localStorage.clear())

const coordinate = (name: 'Latitude' | 'Longitude') =>
  Number(screen.getByRole<HTMLInputElement>('textbox', { name }).value)

test('a pin is put on the map, moved with the arrow keys, and taken off again', async () => {
  expect(await screen.findByText(/appear only in the list/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Place on the map' }))
  // By its text: looking for roles in the whole form, again at each change, is slow on a busy machine.
  await userEvent.click(await screen.findByText('Put a pin on the map'))
  expect([coordinate('Latitude'), coordinate('Longitude')]).toEqual([37.7749, -122.4194])

  const pin = screen.getByTitle(/Move it with the arrow keys/)
  fireEvent.keyDown(pin, { key: 'ArrowRight' })
  await waitFor(() => expect(coordinate('Longitude')).toBeGreaterThan(-122.4194))
  expect(coordinate('Latitude')).toBe(37.7749)
  fireEvent.keyDown(pin, { key: 'ArrowUp' })
  await waitFor(() => expect(coordinate('Latitude')).toBeGreaterThan(37.7749))

  await userEvent.click(screen.getByRole('button', { name: 'Remove from the map' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Latitude' }).value).toBe('')
  expect(screen.queryByTitle(/Move it with the arrow keys/)).toBeNull()
})

test('typed coordinates put the pin where they say', async () => {
  fireEvent.input(await screen.findByRole('textbox', { name: 'Latitude' }), { target: { value: '40.7' } })
  fireEvent.input(screen.getByRole('textbox', { name: 'Longitude' }), { target: { value: '-74' } })
  await userEvent.click(screen.getByRole('button', { name: 'Place on the map' }))
  expect(await screen.findByTitle(/Move it with the arrow keys/)).toBeDefined()
})

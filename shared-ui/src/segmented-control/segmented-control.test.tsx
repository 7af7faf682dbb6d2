import { expect, mock, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SegmentedControl } from './segmented-control.tsx'

test('the chosen segment is pressed and another can be chosen', async () => {
  const onValueChange = mock()
  const segments = [
    { value: 'map', label: 'Map' },
    { value: 'list', label: 'List' },
  ]
  render(<SegmentedControl label="View" segments={segments} value="map" onValueChange={onValueChange} />)
  expect(screen.getByRole('group', { name: 'View' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Map' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'List' }))
  expect(onValueChange).toHaveBeenCalledWith('list')
})

import { expect, mock, test } from 'bun:test'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RadioGroup } from './radio-group.tsx'

test('clicking the words of an option chooses it', async () => {
  const onValueChange = mock()
  const options = [
    { value: 'tenant', label: 'Tenant' },
    { value: 'landlord', label: 'Landlord', help: 'I have homes for rent' },
  ]
  render(<RadioGroup aria-label="I am a" options={options} value="tenant" onValueChange={onValueChange} />)
  expect(screen.getByRole('radio', { name: 'Tenant' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByText('I have homes for rent'))
  expect(onValueChange).toHaveBeenCalledWith('landlord')
})

test('an arrow key selects, however short the press', async () => {
  const onValueChange = mock()
  const options = [
    { value: 'tenant', label: 'Tenant' },
    { value: 'landlord', label: 'Landlord' },
  ]
  render(<RadioGroup aria-label="I am a" options={options} value="tenant" onValueChange={onValueChange} />)
  const tenant = screen.getByRole('radio', { name: 'Tenant' })
  act(() => tenant.focus())
  expect(onValueChange).not.toHaveBeenCalled()
  fireEvent.keyDown(tenant, { key: 'ArrowDown' })
  fireEvent.keyUp(tenant, { key: 'ArrowDown' })
  await waitFor(() => expect(document.activeElement?.getAttribute('value')).toBe('landlord'))
  expect(onValueChange).toHaveBeenCalledWith('landlord')
})

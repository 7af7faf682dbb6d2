import { expect, mock, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
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

import { expect, mock, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './checkbox.tsx'

test('clicking its words toggles it', async () => {
  const onCheckedChange = mock()
  render(<Checkbox label="Pet friendly" checked={false} onCheckedChange={onCheckedChange} />)
  await userEvent.click(screen.getByText('Pet friendly'))
  expect(onCheckedChange).toHaveBeenCalledWith(true)
})

test('its help describes it', () => {
  render(<Checkbox label="Require background check" help="Recommended." />)
  const box = screen.getByRole('checkbox', { name: 'Require background check' })
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Recommended.',
  )
})

import { expect, mock, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field } from '../field/field.tsx'
import { Select, type SelectOption } from './select.tsx'

type Bedrooms = '' | '0' | '1'
const options: SelectOption<Bedrooms>[] = [
  { value: '', label: 'Any' },
  { value: '0', label: 'Studio' },
  { value: '1', label: '1' },
]

const draw = (value: Bedrooms) => {
  const onValueChange = mock<(value: Bedrooms) => void>()
  render(
    <Field label="Bedrooms" error="Choose how many">
      <Select options={options} value={value} onValueChange={onValueChange} />
    </Field>,
  )
  return { onValueChange, trigger: screen.getByRole('combobox', { name: 'Bedrooms' }) }
}

test('it shows the label of the chosen option and is tied to its field', () => {
  const { trigger } = draw('0')
  expect(trigger.textContent).toContain('Studio')
  expect(trigger.getAttribute('aria-invalid')).toBe('true')
})

test('an option may have the empty value', async () => {
  const { trigger, onValueChange } = draw('0')
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('option', { name: 'Any' }))
  expect(onValueChange).toHaveBeenCalledWith('')
})

test('it opens, moves and chooses by keyboard', async () => {
  const { trigger, onValueChange } = draw('0')
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onValueChange).toHaveBeenCalledWith('1')
})

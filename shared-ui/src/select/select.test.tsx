import { describe, expect, mock, test } from 'bun:test'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field } from '../field/field.tsx'
import { NativeSelect } from './native-select.tsx'
import { Select } from './select.tsx'
import type { SelectOption } from './select-props.tsx'

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
  await userEvent.click(await screen.findByRole('option', { name: 'Any' }))
  expect(onValueChange).toHaveBeenCalledWith('')
})

test('it opens, moves and chooses by keyboard', async () => {
  const { trigger, onValueChange } = draw('0')
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onValueChange).toHaveBeenCalledWith('1')
})

test('keys pressed before the list has loaded choose in it', async () => {
  for (const [keys, chosen] of [
    ['st', '0'],
    ['{ArrowDown}', '0'],
    ['1x', '1'],
  ] as const) {
    const { trigger, onValueChange } = draw('')
    trigger.focus()
    fireEvent.click(trigger)
    for (const key of [...(keys.startsWith('{') ? ['ArrowDown'] : keys), 'Enter'])
      fireEvent.keyDown(trigger, { key })
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith(chosen))
    cleanup()
  }
})

test('a second Enter before the list has loaded chooses its first focused option', async () => {
  const onValueChange = mock<(value: string) => void>()
  render(
    <Field label="Bedrooms">
      <Select options={options.slice(1)} value="" onValueChange={onValueChange} />
    </Field>,
  )
  const trigger = screen.getByRole('combobox', { name: 'Bedrooms' })
  trigger.focus()
  fireEvent.click(trigger)
  fireEvent.keyDown(trigger, { key: 'Enter', repeat: true }) // held a little too long
  expect(onValueChange).not.toHaveBeenCalled()
  fireEvent.keyDown(trigger, { key: 'Enter' })
  expect(onValueChange).toHaveBeenCalledWith('0')
  expect(trigger.hasAttribute('aria-busy')).toBe(false)
})

test('keys without Enter move in the list once it has loaded', async () => {
  const { trigger, onValueChange } = draw('')
  trigger.focus()
  fireEvent.click(trigger)
  fireEvent.keyDown(trigger, { key: '1' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1'))
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenCalledWith('1')
})

test('it does not open if the person moved on before its list loaded', async () => {
  const { trigger, onValueChange } = draw('0')
  render(<input aria-label="Next" />)
  const next = screen.getByRole('textbox', { name: 'Next' })
  trigger.focus()
  fireEvent.click(trigger)
  act(() => next.focus())
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(document.activeElement).toBe(next)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.click(trigger) // opens when it is pressed again
  await screen.findByRole('listbox')
})

test('a letter or an arrow opens it, and closing it returns the focus to its button', async () => {
  for (const key of ['s', '{ArrowDown}', '{ArrowUp}', ' ']) {
    const { trigger } = draw('0')
    trigger.focus()
    await userEvent.keyboard(key)
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Bedrooms' }))
    cleanup()
  }
})

test('keys with a modifier, or that move on, do not open it', async () => {
  const { trigger } = draw('0')
  trigger.focus()
  await userEvent.keyboard('{Control>}s{/Control}{Tab}')
  expect(trigger.hasAttribute('aria-busy')).toBe(false)
})

describe('without the code of its list', () => {
  const drawNative = (value: Bedrooms, choices = options) => {
    const onValueChange = mock<(value: Bedrooms) => void>()
    render(
      <Field label="Bedrooms">
        <NativeSelect options={choices} value={value} onValueChange={onValueChange} placeholder="Choose…" />
      </Field>,
    )
    return { onValueChange, control: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bedrooms' }) }
  }

  test('the browser’s own list has the focus, and chooses the same', async () => {
    const { onValueChange, control } = drawNative('0')
    expect(document.activeElement).toBe(control)
    expect(control.selectedOptions[0]?.textContent).toBe('Studio')
    await userEvent.selectOptions(control, 'Any')
    expect(onValueChange).toHaveBeenCalledWith('')
  })

  test('it shows that nothing is chosen yet', async () => {
    const { onValueChange, control } = drawNative('', options.slice(1))
    expect(control.selectedOptions[0]?.textContent).toBe('Choose…')
    await userEvent.selectOptions(control, 'Studio')
    expect(onValueChange).toHaveBeenCalledWith('0')
  })
})

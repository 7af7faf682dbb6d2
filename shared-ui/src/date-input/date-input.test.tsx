import { expect, test } from 'bun:test'
import { fireEvent, render, screen } from '@testing-library/react'
import { Field } from '../field/field.tsx'
import { DateInput } from './date-input.tsx'

const draw = (type: 'date' | 'datetime-local', defaultValue = '') => {
  const field = () => (
    <Field label="Day">
      <DateInput type={type} defaultValue={defaultValue} />
    </Field>
  )
  const { rerender } = render(field())
  const input = () => screen.getByLabelText<HTMLInputElement>('Day')
  return {
    input,
    isMarked: () => input().closest('[data-empty]') !== null,
    redraw: () => rerender(field()),
  }
}

test('a date without a value is marked as empty until it has one', () => {
  const { input, isMarked, redraw } = draw('date')
  expect(isMarked()).toBe(true)
  fireEvent.input(input(), { target: { value: '2026-12-01' } })
  expect(isMarked()).toBe(false)
  input().value = '' // as a form that is reset does
  redraw()
  expect(isMarked()).toBe(true)
})

test('a date with a value is not marked', () => {
  expect(draw('datetime-local', '2026-12-01T10:00').isMarked()).toBe(false)
})

import { expect, test } from 'bun:test'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Field } from '../field/field.tsx'
import { TextInput } from './text-input.tsx'

const draw = (type: string, defaultValue = '') => {
  const field = (key: string) => (
    <Field label="Day">
      <TextInput key={key} type={type} defaultValue={defaultValue} />
    </Field>
  )
  const { rerender } = render(field('one'))
  const input = () => screen.getByLabelText<HTMLInputElement>('Day')
  return {
    input,
    isMarked: () => input().parentElement?.hasAttribute('data-empty'),
    redraw: () => rerender(field('one')),
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

test('a date with a value, and an empty text, are not marked', () => {
  expect(draw('datetime-local', '2026-12-01T10:00').isMarked()).toBe(false)
  cleanup()
  expect(draw('text').isMarked()).toBe(false)
})

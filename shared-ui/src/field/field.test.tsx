import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Field } from './field.tsx'

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent?.trim())

test('the label names the control', () => {
  render(
    <Field label="Email">
      <TextInput />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('error and help describe the control, the error first, and it is marked as invalid', () => {
  render(
    <Field label="Email" help="We never share it." error="Please enter a valid email address" required>
      <TextInput />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: /^Email/ })
  expect(describedBy(input)).toEqual(['Please enter a valid email address', 'We never share it.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
})

test('a group is named by its label', () => {
  render(
    <Field label="I am a" group>
      <RadioGroup
        options={[{ value: 'tenant', label: 'Tenant' }]}
        value="tenant"
        onValueChange={() => undefined}
      />
    </Field>,
  )
  expect(screen.getByRole('radiogroup', { name: 'I am a' })).toBeDefined()
})

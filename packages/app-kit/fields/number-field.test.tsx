import { expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { drawForm, wrong } from '../test/draw-form.tsx'
import { NumberField } from './number-field.tsx'

interface Rents {
  min: number | null
  max: number | null
}

const drawRents = () =>
  drawForm<Rents>({
    defaultValues: { min: 1200, max: null },
    check: ({ min, max }) => ({
      ...([min, max].some(Number.isNaN) && { max: wrong('Please enter a number') }),
      ...(min !== null && max !== null && min > max && { max: wrong('Must be the higher one') }),
    }),
    fields: control => (
      <>
        <NumberField control={control} name="min" label="At least" checks="max" prefix="$" />
        <NumberField control={control} name="max" label="At most" prefix="$" />
      </>
    ),
  })

test('a number is read as people write it, and nothing is null', async () => {
  const { user, send } = drawRents()
  expect(screen.getByLabelText('At least')).toHaveProperty('value', '1200')
  expect(await send()).toEqual({ min: 1200, max: null })
  await user.type(screen.getByLabelText('At most'), '1,500.50')
  await user.clear(screen.getByLabelText('At least'))
  expect(await send()).toEqual({ min: null, max: 1500.5 })
})

test('text that is not a number is kept and reported', async () => {
  const { user, send } = drawRents()
  const input = screen.getByLabelText('At most')
  await user.type(input, '1e3')
  expect(await send()).toBeUndefined()
  expect(screen.getByText('Please enter a number')).toBeTruthy()
  expect(input).toHaveProperty('value', '1e3')
})

test('a change checks the field that depends on it again', async () => {
  const { user, send } = drawRents()
  await user.type(screen.getByLabelText('At most'), '900')
  expect(await send()).toBeUndefined()
  expect(screen.getByText('Must be the higher one')).toBeTruthy()
  await user.clear(screen.getByLabelText('At least'))
  await user.type(screen.getByLabelText('At least'), '8')
  expect(screen.queryByText('Must be the higher one')).toBeNull()
})

import { expect, test } from 'bun:test'
import { fireEvent, screen } from '@testing-library/react'
import { drawForm } from '../test/draw-form.tsx'
import { MomentField } from './moment-field.tsx'

const type = (local: string) => fireEvent.change(screen.getByLabelText('When'), { target: { value: local } })

test("a moment is shown and read on a place's clocks, and nothing is null", async () => {
  const { send } = drawForm<{ at: string | null }>({
    defaultValues: { at: '2026-11-24T18:00:00.000Z' },
    fields: control => (
      <MomentField control={control} name="at" label="When" timeZone="America/Los_Angeles" />
    ),
  })
  expect(screen.getByLabelText('When')).toHaveProperty('value', '2026-11-24T10:00')
  expect(screen.getByText(/^In Pacific (Standard|Daylight) Time\.$/)).toBeTruthy()
  type('2026-11-25T09:30')
  expect(await send()).toEqual({ at: '2026-11-25T17:30:00.000Z' })
  type('')
  expect(await send()).toEqual({ at: null })
})

test("without a place, the person's own clocks count, and the help may say something else", async () => {
  const { send } = drawForm<{ at: string | null }>({
    defaultValues: { at: null },
    fields: control => <MomentField control={control} name="at" label="When" help="Leave blank." />,
  })
  expect(screen.getByLabelText('When')).toHaveProperty('value', '')
  expect(screen.getByText('Leave blank.')).toBeTruthy()
  type('2026-11-03T09:30')
  expect(await send()).toEqual({ at: new Date(2026, 10, 3, 9, 30).toISOString() })
})

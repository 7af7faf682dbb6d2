import { expect, test } from 'bun:test'
import { fireEvent, screen } from '@testing-library/react'
import { drawForm } from '../test/draw-form.tsx'
import { MomentsField } from './moments-field.tsx'

test('times are added on demand up to the limit, read on a place’s clocks, and empty ones are left out', async () => {
  const { send } = drawForm<{ dates: string[] }>({
    defaultValues: { dates: [] },
    fields: control => (
      <MomentsField control={control} name="dates" label="When" max={3} timeZone="America/Los_Angeles" />
    ),
  })
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  expect(await send()).toEqual({ dates: [] })
  type('When', '2026-11-25T09:30')
  for (const _ of [2, 3]) fireEvent.click(screen.getByRole('button', { name: 'Add another time' }))
  expect(screen.queryByRole('button', { name: 'Add another time' })).toBeNull()
  type('Third choice', '2026-11-26T09:30')
  expect(await send()).toEqual({ dates: ['2026-11-25T17:30:00.000Z', '2026-11-26T17:30:00.000Z'] })
  type('When', '')
  expect(await send()).toEqual({ dates: ['2026-11-26T17:30:00.000Z'] })
})

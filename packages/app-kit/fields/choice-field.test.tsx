import { expect, test } from 'bun:test'
import { screen } from '@testing-library/react'
import { drawForm, wrong } from '../test/draw-form.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { YesNoField } from './yes-no-field.tsx'

const options = [
  { value: 'never', label: 'Never' },
  { value: 'weekly', label: 'Every week' },
]

interface Alert {
  rhythm: string | null
}

const drawAlert = (rhythm: string | null, none?: string) =>
  drawForm<Alert>({
    defaultValues: { rhythm },
    check: values => (values.rhythm === '' ? { rhythm: wrong('Please choose one') } : {}),
    fields: control => (
      <ChoiceField
        control={control}
        name="rhythm"
        label="How often"
        options={options}
        placeholder="Select a rhythm"
        {...(none && { none })}
      />
    ),
  })

const choose = async (user: ReturnType<typeof drawAlert>['user'], name: string, field = /How often/) => {
  await user.click(screen.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name }))
}

test('a choice is asked for, made and sent', async () => {
  const { user, send } = drawAlert('')
  expect(screen.getByRole('combobox', { name: /How often/ }).textContent).toContain('Select a rhythm')
  expect(await send()).toBeUndefined()
  expect(screen.getByText('Please choose one')).toBeTruthy()
  await choose(user, 'Every week')
  expect(await send()).toEqual({ rhythm: 'weekly' })
})

test('one option may stand for null', async () => {
  const { user, send } = drawAlert(null, 'never')
  expect(screen.getByRole('combobox', { name: /How often/ }).textContent).toContain('Never')
  await choose(user, 'Every week')
  expect(await send()).toEqual({ rhythm: 'weekly' })
  await choose(user, 'Never')
  expect(await send()).toEqual({ rhythm: null })
})

test('a value of another version of the portal stays', async () => {
  const { send } = drawAlert('hourly')
  expect(screen.getByRole('combobox', { name: /How often/ }).textContent).toContain('hourly')
  expect(await send()).toEqual({ rhythm: 'hourly' })
})

test('a checkbox is yes or no, and no if nothing is said', async () => {
  const { user, send } = drawForm<{ pets?: boolean }>({
    defaultValues: {},
    fields: control => <CheckboxField control={control} name="pets" label="Pets" help="Cats, too." />,
  })
  const box = screen.getByRole('checkbox', { name: 'Pets' })
  expect(box.getAttribute('aria-checked')).toBe('false')
  await user.click(box)
  expect(await send()).toEqual({ pets: true })
  await user.click(box)
  expect(await send()).toEqual({ pets: false })
})

test('a question is not answered until a person says yes or no, and can be left open again', async () => {
  const { user, send } = drawForm<{ pets: boolean | null }>({
    defaultValues: { pets: null },
    fields: control => <YesNoField control={control} name="pets" label="Pets" />,
  })
  expect(screen.getByRole('combobox', { name: 'Pets' }).textContent).toContain('Not answered')
  for (const [answer, pets] of [
    ['No', false],
    ['Yes', true],
    ['Not answered', null],
  ] as const) {
    await choose(user, answer, /Pets/)
    expect(await send()).toEqual({ pets })
  }
})

import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { drawForm, wrong } from '../test/draw-form.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

test('a text is changed in the form, and its error is shown until it is right', async () => {
  const { user, send } = drawForm<{ name: string }>({
    defaultValues: { name: '' },
    check: ({ name }) => (name === '' ? { name: wrong('Name is required') } : {}),
    fields: control => (
      <TextField
        control={control}
        name="name"
        label="Name"
        help="As on your ID."
        required
        autoComplete="off"
      />
    ),
  })
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(screen.getByText('As on your ID.')).toBeTruthy()
  expect(await send()).toBeUndefined()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Name is required')).toBeTruthy()

  await user.type(input, 'Ana')
  expect(await send()).toEqual({ name: 'Ana' })
  expect(screen.queryByText('Name is required')).toBeNull()
})

test('a text of several lines tells each change', async () => {
  const heard: string[] = []
  const { user, send } = drawForm<{ note: string }>({
    defaultValues: { note: '' },
    fields: control => (
      <TextAreaField control={control} name="note" label="Note" rows={7} onText={text => heard.push(text)} />
    ),
  })
  const area = screen.getByRole('textbox', { name: 'Note' })
  expect(area.getAttribute('rows')).toBe('7')
  await user.type(area, 'Hi{Enter}!')
  expect(heard).toEqual(['H', 'Hi', 'Hi\n', 'Hi\n!'])
  expect(await send()).toEqual({ note: 'Hi\n!' })
})

function Drawn() {
  const { control } = useForm({ defaultValues: { name: 'Ana', note: 'Hello' } })
  return (
    <>
      <TextField control={control} name="name" label="Name" />
      <TextAreaField control={control} name="note" label="Note" />
    </>
  )
}

test('the server draws initial values, which react-hook-form sets only in the browser', () => {
  const html = renderToString(<Drawn />)
  expect(html).toContain('value="Ana"')
  expect(html).toContain('>Hello</textarea>')
  render(<Drawn />)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ana')
})

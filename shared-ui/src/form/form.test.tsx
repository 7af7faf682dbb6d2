import { expect, test } from 'bun:test'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { Field } from '../field/field.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Form } from './form.tsx'

interface ViewingProps {
  /** Known right away or only after a while, like errors from the API. */
  check: () => Promise<readonly string[]>
}

function Viewing({ check }: ViewingProps) {
  const [wrong, setWrong] = useState<readonly string[]>([])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setWrong(await check())
  }
  const errorOf = (name: string) => (wrong.includes(name) ? 'Please correct this' : undefined)
  return (
    <Form onSubmit={send}>
      <Field label="Side" group error={errorOf('side')}>
        <RadioGroup
          options={[{ value: 'tenant', label: 'Tenant' }]}
          value=""
          onValueChange={() => undefined}
        />
      </Field>
      <Field label="Name" error={errorOf('name')}>
        <TextInput />
      </Field>
      <Field label="Message" error={errorOf('message')}>
        <TextInput />
      </Field>
      <button type="submit">Send</button>
    </Form>
  )
}

const send = async (check: ViewingProps['check']) => {
  render(<Viewing check={check} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}

const hasFocus = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement === element).toBe(true))

test('the first wrong field from the top has the focus, whichever error was found first', async () => {
  await send(async () => ['message', 'name'])
  await hasFocus(screen.getByRole('textbox', { name: 'Name' }))
})

test('in a group of choices, the first one has the focus', async () => {
  await send(async () => ['name', 'side'])
  await hasFocus(screen.getByRole('radio', { name: 'Tenant' }))
})

test('without an error the focus stays', async () => {
  await send(async () => [])
  await hasFocus(screen.getByRole('button', { name: 'Send' }))
})

test.each([
  ['is sent, although the button moved away under a still pointer', { clientX: 4, clientY: 3 }, 1],
  ['is not sent, if the pointer left the button', { clientX: 4, clientY: 60 }, 0],
])('a pressed form %s', async (_, released, times) => {
  let sent = 0
  const count = async () => {
    sent += 1
    return []
  }
  render(<Viewing check={count} />)
  const button = screen.getByRole('button', { name: 'Send' })
  fireEvent.pointerDown(button, { clientX: 2, clientY: 2 })
  fireEvent.click(document.body, released)
  await Bun.sleep(10)
  expect(sent).toBe(times)
  fireEvent.pointerDown(button, { clientX: 2, clientY: 2 })
  fireEvent.click(button, { clientX: 2, clientY: 2 })
  await Bun.sleep(10)
  expect(sent).toBe(times + 1)
})

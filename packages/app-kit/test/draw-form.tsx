import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import {
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  useForm,
} from 'react-hook-form'

interface TestFormProps<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  check?: (values: Values) => FieldErrors<Values>
  fields: (control: Control<Values, unknown, Values>) => ReactNode
  onSend: (values: Values) => void
}

function TestForm<Values extends FieldValues>({
  defaultValues,
  check,
  fields,
  onSend,
}: TestFormProps<Values>) {
  const { control, handleSubmit } = useForm<Values, unknown, Values>({
    defaultValues,
    resolver: values => {
      const errors = check?.(values) ?? {}
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  return (
    <form onSubmit={handleSubmit(onSend)}>
      {fields(control)}
      <button type="submit">Send</button>
    </form>
  )
}

/** Draws a form of these fields; `send` presses its button and returns the values that were last sent. */
export const drawForm = <Values extends FieldValues>(form: Omit<TestFormProps<Values>, 'onSend'>) => {
  const user = userEvent.setup()
  const sent: Values[] = []
  render(<TestForm {...form} onSend={values => sent.push(values)} />)
  const send = async (): Promise<Values | undefined> => {
    await user.click(screen.getByRole('button', { name: 'Send' }))
    return sent.at(-1)
  }
  return { user, send }
}

export const wrong = (message: string) => ({ type: 'custom', message })

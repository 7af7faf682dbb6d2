import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Form } from './form.tsx'

export default { title: 'Form' }

export const FirstWrongField = () => {
  const [isSent, setSent] = useState(false)
  return (
    <Form $gap={5} onSubmit={() => setSent(true)}>
      <Field label="First name" required error={isSent ? 'Please enter your first name' : undefined}>
        <TextInput autoComplete="given-name" />
      </Field>
      <Field label="Last name" required error={isSent ? 'Please enter your last name' : undefined}>
        <TextInput autoComplete="family-name" />
      </Field>
      <Button type="submit">Send</Button>
    </Form>
  )
}

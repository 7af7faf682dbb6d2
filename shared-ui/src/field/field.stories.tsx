import { Stack } from '../stack/stack.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Field } from './field.tsx'

export default { title: 'Field' }

export const States = () => (
  <Stack $gap={5}>
    <Field label="First name" required>
      <TextInput autoComplete="given-name" />
    </Field>
    <Field label="Phone" help="Only shown to people you share it with.">
      <TextInput type="tel" defaultValue="415 555 0134" />
    </Field>
    <Field label="Email" required error="Please enter a valid email address">
      <TextInput type="email" defaultValue="ana@" />
    </Field>
    <Field label="License number" help="As printed on the license.">
      <TextInput disabled />
    </Field>
  </Stack>
)

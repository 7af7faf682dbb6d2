import { Field } from '../field/field.tsx'
import { Stack } from '../stack/stack.tsx'
import { DateInput } from './date-input.tsx'

export default { title: 'Date input' }

export const Kinds = () => (
  <Stack>
    <Field label="Move-in date" required>
      <DateInput type="date" />
    </Field>
    <Field label="Available date" required>
      <DateInput type="date" defaultValue="2024-12-01" />
    </Field>
    <Field label="Date and time">
      <DateInput type="datetime-local" />
    </Field>
  </Stack>
)

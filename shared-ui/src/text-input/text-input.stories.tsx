import { MapPin } from 'lucide-react'
import { Field } from '../field/field.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextArea, TextInput } from './text-input.tsx'

export default { title: 'Text input' }

export const Kinds = () => (
  <Stack>
    <Field label="Location">
      <TextInput prefix={<MapPin aria-hidden />} placeholder="City, State" />
    </Field>
    <Field label="Monthly rent" required>
      <TextInput type="number" prefix="$" suffix="per month" defaultValue={1000} />
    </Field>
  </Stack>
)

export const SeveralLines = () => (
  <Field label="Description" required help="At least 10 characters.">
    <TextArea placeholder="What is broken, and since when?" />
  </Field>
)

import { MapPin } from 'lucide-react'
import { Field } from '../field/field.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextInput } from './text-input.tsx'

export default { title: 'Text input' }

export const Kinds = () => (
  <Stack>
    <Field label="Location">
      <TextInput prefix={<MapPin aria-hidden />} placeholder="City, State" />
    </Field>
    <Field label="Monthly rent" required>
      <TextInput type="number" prefix="$" suffix="per month" defaultValue={1000} />
    </Field>
    <Field label="Available date" required>
      <TextInput type="date" defaultValue="2024-12-01" />
    </Field>
  </Stack>
)

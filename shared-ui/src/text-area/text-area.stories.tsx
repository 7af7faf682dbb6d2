import { Field } from '../field/field.tsx'
import { TextArea } from './text-area.tsx'

export default { title: 'Text area' }

export const Description = () => (
  <Field label="Description" required help="At least 10 characters.">
    <TextArea placeholder="What is broken, and since when?" />
  </Field>
)

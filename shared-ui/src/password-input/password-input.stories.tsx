import { Field } from '../field/field.tsx'
import { PasswordInput } from './password-input.tsx'

export default { title: 'Password input' }

export const Hidden = () => (
  <Field label="Password" required help="At least 8 characters.">
    <PasswordInput autoComplete="new-password" defaultValue="correct horse" />
  </Field>
)

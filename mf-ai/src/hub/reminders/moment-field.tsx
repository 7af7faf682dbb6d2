import { Field } from '@portal/shared-ui/field'
import { timeZoneName } from '@portal/shared-ui/local-moment'
import { TextInput } from '@portal/shared-ui/text-input'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface MomentFieldProps extends UseFormRegisterReturn {
  error: string | undefined
}

/** A date and time in the person's own time zone. */
export function MomentField({ error, ...input }: MomentFieldProps) {
  return (
    <Field label="Date and time" required help={`In ${timeZoneName()}.`} error={error}>
      <TextInput type="datetime-local" {...input} />
    </Field>
  )
}

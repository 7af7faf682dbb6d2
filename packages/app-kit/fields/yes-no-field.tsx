import { Field } from '@portal/shared-ui/field'
import { Select } from '@portal/shared-ui/select'
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import type { FormFieldProps } from './use-field-state.tsx'

const options = [
  { value: '', label: 'Not answered' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** Null until the question is answered, and again if the answer is taken back. */
export function YesNoField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean | null | undefined>,
  Parsed,
>({ control, name, label, help }: Omit<FormFieldProps<Values, Name, Parsed>, 'required'>) {
  const { field, fieldState } = useController({ control, name })
  const answer: boolean | null = field.value ?? null
  return (
    <Field label={label} help={help} error={fieldState.error?.message}>
      <Select
        ref={field.ref}
        options={options}
        value={answer === null ? '' : answer ? 'yes' : 'no'}
        onValueChange={chosen => field.onChange(chosen === '' ? null : chosen === 'yes')}
        onBlur={field.onBlur}
      />
    </Field>
  )
}

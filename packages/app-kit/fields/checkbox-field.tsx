import { Checkbox } from '@portal/shared-ui/checkbox'
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import type { FormFieldProps } from './use-field-state.tsx'

export function CheckboxField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean | undefined>,
  Parsed,
>({ control, name, label, help }: Omit<FormFieldProps<Values, Name, Parsed>, 'required'>) {
  const { value, onChange, onBlur, ref } = useController({ control, name }).field
  return (
    <Checkbox
      ref={ref}
      label={label}
      help={help}
      checked={value ?? false}
      onCheckedChange={checked => onChange(checked === true)}
      onBlur={onBlur}
    />
  )
}

import { Field } from '@portal/shared-ui/field'
import { Select } from '@portal/shared-ui/select'
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import type { FormFieldProps } from './use-field-state.tsx'

interface ChoiceFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null | undefined>,
  Parsed,
> extends FormFieldProps<Values, Name, Parsed> {
  options: readonly { value: string; label: string }[]
  placeholder?: string
  /** The option for null. */
  none?: string
}

/**
 * One of a few options. A stored value that is not among them, from another version of the portal, is still
 * available.
 */
export function ChoiceField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null | undefined>,
  Parsed,
>(props: ChoiceFieldProps<Values, Name, Parsed>) {
  const { control, name, label, help, required = false, options, placeholder, none = '' } = props
  const { field, fieldState } = useController({ control, name })
  const value: string = field.value ?? none
  const isUnknown = value !== '' && options.every(option => option.value !== value)
  return (
    <Field label={label} help={help} error={fieldState.error?.message} required={required}>
      <Select
        ref={field.ref}
        options={isUnknown ? [...options, { value, label: value }] : options}
        value={value}
        onValueChange={chosen => field.onChange(none && chosen === none ? null : chosen)}
        onBlur={field.onBlur}
        {...(placeholder && { placeholder })}
      />
    </Field>
  )
}

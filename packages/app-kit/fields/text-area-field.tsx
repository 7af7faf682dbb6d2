import { Field } from '@portal/shared-ui/field'
import { TextArea } from '@portal/shared-ui/text-input'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { type FormFieldProps, useFieldState } from './use-field-state.tsx'

interface TextAreaFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null | undefined>,
  Parsed,
> extends FormFieldProps<Values, Name, Parsed> {
  rows?: number
  onText?: (text: string) => void
}

export function TextAreaField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null | undefined>,
  Parsed,
>(props: TextAreaFieldProps<Values, Name, Parsed>) {
  const { control, name, label, help, required = false, rows, onText } = props
  const { error, initial } = useFieldState(props)
  return (
    <Field label={label} help={help} error={error} required={required}>
      <TextArea
        {...(rows && { rows })}
        defaultValue={initial}
        {...control.register(name, { onChange: event => onText?.(event.target.value) })}
      />
    </Field>
  )
}

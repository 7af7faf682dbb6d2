import { DateInput } from '@portal/shared-ui/date-input'
import { Field } from '@portal/shared-ui/field'
import { TextInput, type TextInputProps } from '@portal/shared-ui/text-input'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { type FormFieldProps, useFieldState } from './use-field-state.tsx'

interface TextFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null | undefined>,
  Parsed,
> extends FormFieldProps<Values, Name, Parsed>,
    Omit<TextInputProps, keyof FormFieldProps<Values, Name, Parsed>> {}

export function TextField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null | undefined>,
  Parsed,
>(props: TextFieldProps<Values, Name, Parsed>) {
  const { control, name, label, help, required = false, ...input } = props
  const { error, initial } = useFieldState(props)
  return (
    <Field label={label} help={help} error={error} required={required}>
      {input.type === 'date' ? (
        <DateInput {...input} type="date" defaultValue={initial} {...control.register(name)} />
      ) : (
        <TextInput {...input} defaultValue={initial} {...control.register(name)} />
      )}
    </Field>
  )
}

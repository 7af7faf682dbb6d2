import { Field } from '@portal/shared-ui/field'
import { readNumber } from '@portal/shared-ui/read-number'
import { TextInput, type TextInputProps } from '@portal/shared-ui/text-input'
import type { FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form'
import { type FormFieldProps, useFieldState } from './use-field-state.tsx'

interface NumberFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, number | null | undefined>,
  Parsed,
> extends FormFieldProps<Values, Name, Parsed>,
    Omit<TextInputProps, keyof FormFieldProps<Values, Name, Parsed>> {
  /** A field that is checked again whenever this one changes. */
  checks?: FieldPath<Values>
}

/** A number or null. A text input, so that text that is not a number is kept and reported. */
export function NumberField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, number | null | undefined>,
  Parsed,
>(props: NumberFieldProps<Values, Name, Parsed>) {
  const { control, name, label, help, required = false, checks, ...input } = props
  const { error, initial } = useFieldState(props)
  return (
    <Field label={label} help={help} error={error} required={required}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...input}
        defaultValue={initial}
        {...control.register(name, { setValueAs: readNumber, ...(checks && { deps: checks }) })}
      />
    </Field>
  )
}

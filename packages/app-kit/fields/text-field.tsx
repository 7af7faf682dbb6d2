import { Field } from '@portal/shared-ui/field'
import { TextInput, type TextInputProps } from '@portal/shared-ui/text-input'
import { useId } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { type FormFieldProps, useFieldState } from './use-field-state.tsx'

interface TextFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null | undefined>,
  Parsed,
> extends FormFieldProps<Values, Name, Parsed>,
    Omit<TextInputProps, keyof FormFieldProps<Values, Name, Parsed> | 'list'> {
  /** Suggestions while typing; any other text is allowed. */
  suggestions?: readonly string[]
}

/** One line of text. */
export function TextField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null | undefined>,
  Parsed,
>(props: TextFieldProps<Values, Name, Parsed>) {
  const { control, name, label, help, required = false, suggestions, ...input } = props
  const { error, initial } = useFieldState(props)
  const listId = useId()
  return (
    <Field label={label} help={help} error={error} required={required}>
      <TextInput
        {...input}
        {...(suggestions && { list: listId })}
        defaultValue={initial}
        {...control.register(name)}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map(value => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </Field>
  )
}

// The profile's kinds of fields, each tied to one name of the form.
import { Checkbox } from '@portal/shared-ui/checkbox'
import { Field } from '@portal/shared-ui/field'
import { readNumber } from '@portal/shared-ui/read-number'
import { Select } from '@portal/shared-ui/select'
import { TextArea, TextInput, type TextInputProps } from '@portal/shared-ui/text-input'
import { type ReactNode, useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { fieldLabels } from '../edits/profile-sections.ts'
import type { ProfileField, ProfileValues } from '../edits/profile-values.ts'

type NameOf<Value> = {
  [Name in ProfileField]: ProfileValues[Name] extends Value ? Name : never
}[ProfileField]

/** What a field begins with, as the server draws it: react-hook-form writes it only where scripts run. */
const initialOf = (
  defaults: Partial<Record<ProfileField, unknown>> | undefined,
  name: ProfileField,
): string => String(defaults?.[name] ?? '')

interface FieldProps<Name> extends Omit<TextInputProps, 'name' | 'required' | 'list'> {
  name: Name
  help?: ReactNode
  required?: boolean
}

interface TextFieldProps extends FieldProps<NameOf<string>> {
  /** Offered while typing; anything else may be typed too. */
  suggestions?: readonly string[]
}

export const TextField = ({ name, help, required = false, suggestions, ...input }: TextFieldProps) => {
  const { register, formState } = useFormContext<ProfileValues>()
  const listId = useId()
  return (
    <Field label={fieldLabels[name]} help={help} error={formState.errors[name]?.message} required={required}>
      <TextInput
        {...input}
        {...(suggestions && { list: listId })}
        defaultValue={initialOf(formState.defaultValues, name)}
        {...register(name)}
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

export const TextAreaField = ({
  name,
  help,
  rows = 3,
}: {
  name: NameOf<string>
  help?: string
  rows?: number
}) => {
  const { register, formState } = useFormContext<ProfileValues>()
  return (
    <Field label={fieldLabels[name]} help={help} error={formState.errors[name]?.message}>
      <TextArea rows={rows} defaultValue={initialOf(formState.defaultValues, name)} {...register(name)} />
    </Field>
  )
}

interface DollarsFieldProps {
  name: NameOf<number | null>
  help?: string
  /** Is checked again whenever this changes. */
  deps?: NameOf<number | null>
}

/** An amount, or nothing. A text input, so that text that is not a number is kept and reported. */
export const DollarsField = ({ name, help, deps }: DollarsFieldProps) => {
  const { register, formState } = useFormContext<ProfileValues>()
  return (
    <Field label={fieldLabels[name]} help={help} error={formState.errors[name]?.message}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        prefix="$"
        defaultValue={initialOf(formState.defaultValues, name)}
        {...register(name, { setValueAs: readNumber, ...(deps && { deps }) })}
      />
    </Field>
  )
}

export const CheckboxField = ({ name, help }: { name: NameOf<boolean>; help?: string }) => {
  const { control } = useFormContext<ProfileValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Checkbox
          ref={ref}
          label={fieldLabels[name]}
          help={help}
          checked={value}
          onCheckedChange={checked => onChange(checked === true)}
          onBlur={onBlur}
        />
      )}
    />
  )
}

interface ChoiceFieldProps {
  name: 'preferredPropertyType' | 'smokingStatus'
  /** Without the one that chooses nothing. */
  options: readonly { value: string; label: string }[]
  /** What choosing nothing is called. */
  nothing: string
}

/** A choice of one or none; a word that another version of the portal stored stays a choice. */
export const ChoiceField = ({ name, options, nothing }: ChoiceFieldProps) => {
  const { control, formState } = useFormContext<ProfileValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field label={fieldLabels[name]} error={formState.errors[name]?.message}>
          <Select
            ref={ref}
            options={[
              { value: '', label: nothing },
              ...options,
              ...(value === '' || options.some(option => option.value === value)
                ? []
                : [{ value, label: value }]),
            ]}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
          />
        </Field>
      )}
    />
  )
}

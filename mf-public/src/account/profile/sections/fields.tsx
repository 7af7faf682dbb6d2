// The profile's kinds of fields, each bound to one name of the form.
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

/** The initial value for the server's HTML: react-hook-form sets it only where scripts run. */
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
  /** Suggestions while typing; any other text is allowed. */
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
  /** Checked again whenever this value changes. */
  deps?: NameOf<number | null>
}

/** An amount or null. It is a text input, so that text that is not a number is kept and reported. */
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
  /** Without the option for no choice. */
  options: readonly { value: string; label: string }[]
  /** The label of the option for no choice. */
  nothing: string
}

/** An optional choice. An unknown stored value, from another version of the portal, stays available. */
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

// The listing form's kinds of fields, each bound to one name of the form.
import { Checkbox } from '@portal/shared-ui/checkbox'
import { Field } from '@portal/shared-ui/field'
import { readNumber } from '@portal/shared-ui/read-number'
import { TextArea, TextInput, type TextInputProps } from '@portal/shared-ui/text-input'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { type FieldName, fieldLabels, type ListingForm } from './listing-form.ts'

type NameOf<Value> = {
  [Name in FieldName]: NonNullable<ListingForm[Name]> extends Value ? Name : never
}[FieldName]

/** The initial value for the server's HTML: react-hook-form sets it only where scripts run. */
const initialOf = (defaults: Partial<Record<FieldName, unknown>> | undefined, name: FieldName): string =>
  String(defaults?.[name] ?? '')

interface FieldProps<Name> extends Omit<TextInputProps, 'name' | 'required'> {
  name: Name
  help?: ReactNode
  required?: boolean
}

type TextName = NameOf<string>

export function TextField({ name, help, required = false, ...input }: FieldProps<TextName>) {
  const { register, formState } = useFormContext<ListingForm>()
  return (
    <Field label={fieldLabels[name]} help={help} error={formState.errors[name]?.message} required={required}>
      <TextInput {...input} defaultValue={initialOf(formState.defaultValues, name)} {...register(name)} />
    </Field>
  )
}

export function TextAreaField({ name, help, required = false }: FieldProps<TextName>) {
  const { register, formState } = useFormContext<ListingForm>()
  return (
    <Field label={fieldLabels[name]} help={help} error={formState.errors[name]?.message} required={required}>
      <TextArea rows={6} defaultValue={initialOf(formState.defaultValues, name)} {...register(name)} />
    </Field>
  )
}

/** A number or null. It is a text input, so that text that is not a number is kept and reported. */
export function NumberField({ name, help, required = false, ...input }: FieldProps<NameOf<number>>) {
  const { register, formState } = useFormContext<ListingForm>()
  return (
    <Field label={fieldLabels[name]} help={help} error={formState.errors[name]?.message} required={required}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...input}
        defaultValue={initialOf(formState.defaultValues, name)}
        {...register(name, { setValueAs: readNumber })}
      />
    </Field>
  )
}

interface CheckboxFieldProps {
  name: NameOf<boolean>
  help?: string
}

export function CheckboxField({ name, help }: CheckboxFieldProps) {
  const { control } = useFormContext<ListingForm>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Checkbox
          ref={ref}
          label={fieldLabels[name]}
          help={help}
          checked={value ?? false}
          onCheckedChange={checked => onChange(checked === true)}
          onBlur={onBlur}
        />
      )}
    />
  )
}

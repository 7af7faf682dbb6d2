import { Field } from '@portal/shared-ui/field'
import { localMomentOf, momentOf, timeZoneName } from '@portal/shared-ui/local-moment'
import { TextInput } from '@portal/shared-ui/text-input'
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'

interface MomentFieldProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>
  name: Path<Values>
  label: string
  required?: boolean
}

/** A date and time in the person's own time zone; the form value is ISO 8601, or null if empty. */
export const MomentField = <Values extends FieldValues, Parsed>(props: MomentFieldProps<Values, Parsed>) => {
  const { control, name, label, required = false } = props
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ...field }, fieldState: { error } }) => (
        <Field label={label} help={`In ${timeZoneName()}.`} error={error?.message} required={required}>
          <TextInput
            {...field}
            type="datetime-local"
            value={localMomentOf(value ?? null)}
            onChange={event => onChange(momentOf(event.target.value) || null)}
          />
        </Field>
      )}
    />
  )
}

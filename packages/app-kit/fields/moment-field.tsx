import { DateInput } from '@portal/shared-ui/date-input'
import { Field } from '@portal/shared-ui/field'
import { localMomentOf, momentOf, timeZoneName } from '@portal/shared-ui/local-moment'
import type { TextInputProps } from '@portal/shared-ui/text-input'
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import type { FormFieldProps } from './use-field-state.tsx'

interface MomentFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null | undefined>,
  Parsed,
> extends FormFieldProps<Values, Name, Parsed>,
    Pick<TextInputProps, 'min'> {
  /** A place's; null or none: the person's own. */
  timeZone?: string | null
}

/** A date and time in a place's time zone. The form's value is ISO 8601 in UTC, or null. */
export function MomentField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null | undefined>,
  Parsed,
>(props: MomentFieldProps<Values, Name, Parsed>) {
  const { control, name, label, required = false, timeZone, min } = props
  const help = props.help || `In ${timeZoneName(timeZone)}.`
  const { field, fieldState } = useController({ control, name })
  const { value, onChange, ...input } = field
  return (
    <Field label={label} help={help} error={fieldState.error?.message} required={required}>
      <DateInput
        {...input}
        type="datetime-local"
        min={min}
        value={localMomentOf(value || null, timeZone)}
        onChange={event => onChange(momentOf(event.target.value, timeZone) || null)}
      />
    </Field>
  )
}

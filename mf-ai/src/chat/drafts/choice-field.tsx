import { Field } from '@portal/shared-ui/field'
import { Select } from '@portal/shared-ui/select'
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'

interface ChoiceFieldProps<Values extends FieldValues, Parsed> {
  control: Control<Values, unknown, Parsed>
  name: Path<Values>
  label: string
  options: readonly { value: string; label: string }[]
  /** The option for null. */
  none?: string
}

/** A choice of a few options. */
export const ChoiceField = <Values extends FieldValues, Parsed>(props: ChoiceFieldProps<Values, Parsed>) => {
  const { control, name, label, options, none = '' } = props
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Field label={label} error={error?.message} required>
          <Select
            ref={ref}
            options={options}
            value={value ?? none}
            onValueChange={chosen => onChange(chosen === none ? null : chosen)}
            onBlur={onBlur}
          />
        </Field>
      )}
    />
  )
}

import { Field } from '@portal/shared-ui/field'
import { TextInput } from '@portal/shared-ui/text-input'
import { earliestLastDay, latestLastDay } from './last-day.ts'

interface LastDayFieldProps {
  value: string
  onChange: (day: string) => void
  error: string | undefined
}

export const LastDayField = ({ value, onChange, error }: LastDayFieldProps) => (
  <Field label="Until" help="The last day on which they can see it." error={error}>
    <TextInput
      type="date"
      value={value}
      min={earliestLastDay()}
      max={latestLastDay()}
      onChange={event => onChange(event.target.value)}
    />
  </Field>
)

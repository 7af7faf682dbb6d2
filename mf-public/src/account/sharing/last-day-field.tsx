import { DateInput } from '@portal/shared-ui/date-input'
import { Field } from '@portal/shared-ui/field'
import { earliestLastDay, latestLastDay } from './last-day.ts'

interface LastDayFieldProps {
  value: string
  onChange: (day: string) => void
  error: string | undefined
}

export const LastDayField = ({ value, onChange, error }: LastDayFieldProps) => (
  <Field label="Until" help="The last day on which they can see it." error={error}>
    <DateInput
      type="date"
      value={value}
      min={earliestLastDay()}
      max={latestLastDay()}
      onChange={event => onChange(event.target.value)}
    />
  </Field>
)

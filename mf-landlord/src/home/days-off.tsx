import { maxDaysOff, type TourHours } from '@portal/contract/properties/tour-hours'
import { Button } from '@portal/shared-ui/button'
import { DateInput } from '@portal/shared-ui/date-input'
import { Field } from '@portal/shared-ui/field'
import { IconButton } from '@portal/shared-ui/icon-button'
import { todayIn } from '@portal/shared-ui/local-moment'
import { Stack } from '@portal/shared-ui/stack'
import { space } from '@portal/shared-ui/tokens'
import { Plus, X } from 'lucide-react'
import { type Control, useController } from 'react-hook-form'
import { styled } from 'styled-components'

interface DaysOffProps {
  control: Control<TourHours>
  timeZone: string
}

/** Days on which no tours can be booked, whatever the week says. */
export function DaysOff({ control, timeZone }: DaysOffProps) {
  const { field, formState } = useController({ control, name: 'tourDaysOff' })
  const days = field.value
  return (
    <Stack $gap={2}>
      {days.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is only its value
        <Row key={index}>
          <Field label={`Day off ${index + 1}`} error={formState.errors.tourDaysOff?.[index]?.message}>
            <DateInput
              {...(index === 0 && { ref: field.ref })}
              type="date"
              min={todayIn(timeZone)}
              value={day}
              onBlur={field.onBlur}
              onChange={event => field.onChange(days.with(index, event.target.value))}
            />
          </Field>
          <IconButton
            label={`Remove day off ${index + 1}`}
            onClick={() => field.onChange(days.toSpliced(index, 1))}
          >
            <X aria-hidden />
          </IconButton>
        </Row>
      ))}
      {days.length < maxDaysOff && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            type="button"
            icon={<Plus aria-hidden />}
            onClick={() => field.onChange([...days, ''])}
          >
            Add a day off
          </Button>
        </div>
      )}
    </Stack>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;
`

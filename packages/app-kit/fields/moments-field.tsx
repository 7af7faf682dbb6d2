import { Button } from '@portal/shared-ui/button'
import { DateInput } from '@portal/shared-ui/date-input'
import { Field } from '@portal/shared-ui/field'
import { localMomentOf, momentOf, timeZoneName } from '@portal/shared-ui/local-moment'
import { Stack } from '@portal/shared-ui/stack'
import { useState } from 'react'
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import type { FormFieldProps } from './use-field-state.tsx'

interface MomentsFieldProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, readonly string[] | undefined>,
  Parsed,
> extends FormFieldProps<Values, Name, Parsed> {
  max: number
  /** A place's; null or none: the person's own. */
  timeZone?: string | null
}

const choiceLabels = ['Second choice', 'Third choice', 'Fourth choice', 'Fifth choice']

/** Up to `max` moments. The form's value has no empty ones. */
export function MomentsField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, readonly string[] | undefined>,
  Parsed,
>(props: MomentsFieldProps<Values, Name, Parsed>) {
  const { control, name, label, required = false, timeZone, max } = props
  const help = props.help || `In ${timeZoneName(timeZone)}.`
  const { field, fieldState } = useController({ control, name })
  const [rows, setRows] = useState<readonly (string | null)[]>(() => {
    const begun: readonly string[] = field.value ?? []
    return begun.length === 0 ? [null] : begun
  })
  const change = (next: readonly (string | null)[]) => {
    setRows(next)
    field.onChange(next.filter(moment => moment !== null))
  }
  const now = localMomentOf(new Date().toISOString(), timeZone)
  return (
    <Stack $gap={2}>
      {rows.map((moment, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end
          key={index}
          label={choiceLabels[index - 1] ?? label}
          help={index === 0 && help}
          error={index === 0 ? messageIn(fieldState.error) : undefined}
          required={required && index === 0}
        >
          <DateInput
            {...(index === 0 && { ref: field.ref })}
            type="datetime-local"
            min={now}
            value={localMomentOf(moment, timeZone)}
            onBlur={field.onBlur}
            onChange={event => change(rows.with(index, momentOf(event.target.value, timeZone) || null))}
          />
        </Field>
      ))}
      {rows.length < max && (
        <div>
          <Button variant="ghost" size="sm" type="button" onClick={() => setRows([...rows, null])}>
            Add another time
          </Button>
        </div>
      )}
    </Stack>
  )
}

const messageIn = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error).map(messageIn).find(Boolean)
}

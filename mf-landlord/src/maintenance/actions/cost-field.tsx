import { Field } from '@portal/shared-ui/field'
import { formatExactMoney } from '@portal/shared-ui/format-money'
import { TextInput } from '@portal/shared-ui/text-input'
import type { ComponentProps } from 'react'
import { costOf } from './action-forms.ts'

interface CostFieldProps extends ComponentProps<typeof TextInput> {
  label: string
  /** The field's current text. */
  typed: string
  error: string | undefined
  required?: boolean
}

/** Dollars and cents. It shows the amount that will be saved, because text that is not a number becomes 0 (spec §5). */
export function CostField({ label, typed, error, required = false, ...input }: CostFieldProps) {
  const cost = costOf(typed)
  const isSaid = (required || typed !== '') && cost >= 0
  return (
    <Field
      label={label}
      required={required}
      error={error}
      help={isSaid ? `The tenant will see ${formatExactMoney(cost)}.` : !required && 'Optional.'}
    >
      <TextInput type="number" inputMode="decimal" min={0} step={0.01} prefix="$" {...input} />
    </Field>
  )
}

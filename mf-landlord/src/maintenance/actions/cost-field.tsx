import { TextField } from '@portal/app-kit/fields/text-field'
import type { FormFieldProps } from '@portal/app-kit/fields/use-field-state'
import { formatExactMoney } from '@portal/shared-ui/format-money'
import { type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form'
import { costOf } from './action-forms.ts'

/** Dollars and cents. It shows the amount that will be saved once something is typed; nothing is saved as 0 (spec §5). */
export function CostField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string | null | undefined>,
  Parsed,
>(props: Omit<FormFieldProps<Values, Name, Parsed>, 'help'>) {
  const { control, name, required = false } = props
  const typed: string = useWatch({ control, name })
  const cost = costOf(typed)
  const isSaid = typed !== '' && cost >= 0
  return (
    <TextField
      {...props}
      help={isSaid ? `The tenant will see ${formatExactMoney(cost)}.` : !required && 'Optional.'}
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      prefix="$"
    />
  )
}

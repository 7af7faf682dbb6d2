// A choice of one from a few, all in sight. It stands in a `Field` with `group`.
import * as RadixRadio from '@radix-ui/react-radio-group'
import { type ReactNode, useId } from 'react'
import { useFieldControl, useFieldLabelId } from '../field/field-context.tsx'
import { Dot, Option, Options, Ring } from './radio-group-style.tsx'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  help?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  options: readonly RadioOption<Value>[]
  value: Value | ''
  onValueChange: (value: Value) => void
  /** Side by side where there is room. */
  columns?: 1 | 2 | 3
  name?: string
  disabled?: boolean
  'aria-label'?: string
  onBlur?: () => void
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onValueChange, columns = 1, ...attributes } = props
  const id = useId()
  const labelId = useFieldLabelId()
  const choose = (chosen: string) => {
    const option = options.find(candidate => candidate.value === chosen)
    if (option) onValueChange(option.value)
  }
  return (
    <Options
      $columns={columns}
      value={value}
      onValueChange={choose}
      aria-labelledby={labelId}
      {...useFieldControl()}
      {...attributes}
    >
      {options.map(option => (
        <Option key={option.value} htmlFor={`${id}${option.value}`} $disabled={option.disabled ?? false}>
          <Ring id={`${id}${option.value}`} value={option.value} disabled={option.disabled ?? false}>
            <RadixRadio.Indicator asChild>
              <Dot />
            </RadixRadio.Indicator>
          </Ring>
          <span>
            {option.label}
            {option.help && <small>{option.help}</small>}
          </span>
        </Option>
      ))}
    </Options>
  )
}

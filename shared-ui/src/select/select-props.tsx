import type { RefCallback } from 'react'

/** @internal */
export interface SelectOption<Value extends string> {
  value: Value
  label: string
  /** Beside it in the list, such as a count. */
  aside?: string
  disabled?: boolean
}

export interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[]
  /** `''` can be an option's value ("Any"), and shows the placeholder if no option has it. */
  value: Value | ''
  onValueChange: (value: Value) => void
  placeholder?: string
  disabled?: boolean
  /** Its name if no `Field` provides one. */
  'aria-label'?: string
  onBlur?: () => void
  /** So that a form can focus it. */
  ref?: RefCallback<HTMLElement>
}

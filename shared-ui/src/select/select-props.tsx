import type { RefCallback } from 'react'

/** @internal */
export interface SelectOption<Value extends string> {
  value: Value
  label: string
  /** Beside it in the list, such as how many there are. */
  aside?: string
  disabled?: boolean
}

export interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[]
  /** The chosen option; `''` may be an option's value ("Any"), and shows the placeholder when no option has it. */
  value: Value | ''
  onValueChange: (value: Value) => void
  placeholder?: string
  disabled?: boolean
  /** Its name where no `Field` gives one. */
  'aria-label'?: string
  onBlur?: () => void
  /** What has the focus, so that a form can move it here. */
  ref?: RefCallback<HTMLElement>
}

// A choice of one from a list that would be too long as buttons.
import * as RadixSelect from '@radix-ui/react-select'
import { Check, ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { useFieldControl } from '../field/field-control.tsx'
import { readStyleNonce } from '../style-nonce/style-nonce.tsx'
import { Item, List, Trigger, Viewport } from './select-style.tsx'

/** @internal */
export interface SelectOption<Value extends string> {
  value: Value
  label: string
  disabled?: boolean
}

export interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[]
  /** The chosen option; `''` may be an option's value ("Any"), and shows the placeholder when no option has it. */
  value: Value | ''
  onValueChange: (value: Value) => void
  placeholder?: string
  disabled?: boolean
  defaultOpen?: boolean
  /** Its name where no `Field` gives one. */
  'aria-label'?: string
  onBlur?: () => void
  /** The button, so that a form can move the focus here. */
  ref?: Ref<HTMLButtonElement>
}

// Radix keeps '' for "nothing chosen", so options are identified by their place in the list.
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    options,
    value,
    onValueChange,
    placeholder = 'Choose…',
    disabled = false,
    defaultOpen = false,
    ...attributes
  } = props
  const chosen = options.findIndex(option => option.value === value)
  const choose = (place: string) => {
    const option = options[Number(place)]
    if (place !== '' && option) onValueChange(option.value)
  }
  return (
    <RadixSelect.Root
      value={chosen < 0 ? '' : String(chosen)}
      onValueChange={choose}
      disabled={disabled}
      defaultOpen={defaultOpen}
    >
      <Trigger {...useFieldControl()} {...attributes}>
        <RadixSelect.Value placeholder={placeholder} />
        <RadixSelect.Icon asChild>
          <ChevronDown aria-hidden />
        </RadixSelect.Icon>
      </Trigger>
      <RadixSelect.Portal>
        <List position="popper" sideOffset={4} collisionPadding={8}>
          <Viewport nonce={readStyleNonce()}>
            {options.map((option, place) => (
              <Item key={option.value} value={String(place)} disabled={option.disabled ?? false}>
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator asChild>
                  <Check aria-hidden />
                </RadixSelect.ItemIndicator>
              </Item>
            ))}
          </Viewport>
        </List>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  )
}

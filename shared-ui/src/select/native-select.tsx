// For when the code of our own list fails to load.
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { controlStyle, useFieldControl } from '../field/field-control.tsx'
import { NativeFrame } from '../native-frame/native-frame.tsx'
import type { SelectProps } from './select-props.tsx'

/** The person pressed the button that it replaces. */
export function NativeSelect<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, ref, ...attributes } = props
  const own = useRef<HTMLSelectElement>(null)
  useEffect(() => own.current?.focus(), [])
  return (
    <NativeFrame>
      <Control
        {...useFieldControl()}
        {...attributes}
        ref={element => {
          own.current = element
          ref?.(element)
        }}
        value={value}
        onChange={({ target }) => {
          const option = options[target.selectedIndex - (isChosen(props) ? 0 : 1)]
          if (option) onValueChange(option.value)
        }}
      >
        {!isChosen(props) && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
            {option.aside && ` (${option.aside})`}
          </option>
        ))}
      </Control>
    </NativeFrame>
  )
}

const isChosen = <Value extends string>({ options, value }: SelectProps<Value>): boolean =>
  options.some(option => option.value === value)

const Control = styled.select`
  ${controlStyle}
`

// Put it inside a `Field` with `group`.
import * as RadixRadio from '@radix-ui/react-radio-group'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useFieldControl, useFieldLabelId } from '../field/field-control.tsx'
import { color, fontSize, fontWeight, media, motion, radius, size, space } from '../tokens/tokens.tsx'

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
  /** Side by side if there is room. */
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
  // Radix moves the focus after the event and selects only while the key is still down: a short press would only move.
  const isMovedByArrow = useRef(false)
  const noteArrow = ({ key }: KeyboardEvent) => {
    isMovedByArrow.current = key.startsWith('Arrow')
  }
  const chooseWhenMoved = (focused: string) => {
    if (isMovedByArrow.current) choose(focused)
    isMovedByArrow.current = false
  }
  return (
    <Options
      $columns={columns}
      value={value}
      onValueChange={choose}
      onKeyDown={noteArrow}
      aria-labelledby={labelId}
      {...useFieldControl()}
      {...attributes}
    >
      {options.map(option => (
        <Option key={option.value} htmlFor={`${id}${option.value}`} $disabled={option.disabled ?? false}>
          <Ring
            id={`${id}${option.value}`}
            value={option.value}
            disabled={option.disabled ?? false}
            onFocus={() => chooseWhenMoved(option.value)}
          >
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

const Options = styled(RadixRadio.Root)<{ $columns: number }>`
  display: grid;
  gap: ${space[2]};
  @media (min-width: 30em) {
    grid-template-columns: repeat(${props => props.$columns}, minmax(0, 1fr));
  }
`

const Option = styled.label<{ $disabled: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: ${size.touch};
  padding: 10px ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  font-weight: ${fontWeight.medium};
  line-height: 1.4;
  transition: border-color ${motion.fast}, background-color ${motion.fast};
  ${props => props.$disabled && 'opacity: 0.55; cursor: not-allowed;'}
  ${media.hover} { &:hover { background: ${color.hover}; } }
  &:has([data-state='checked']) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  small {
    display: block;
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.regular};
  }
`

const Ring = styled(RadixRadio.Item)`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 20px;
  height: 20px;
  margin-top: 1px;
  border: 1.5px solid ${color.borderStrong};
  border-radius: 50%;
  background: ${color.surface};
  &:focus-visible {
    outline: none;
  }
  &[data-state='checked'] {
    border-color: ${color.primary};
  }
`

const Dot = styled.span`
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: ${color.primary};
`

// What a control takes from the field around it, and the style that all controls share.
import { createContext, useContext } from 'react'
import { css } from 'styled-components'
import { color, motion, radius, size, space } from '../tokens/tokens.tsx'

export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export const FieldContext = createContext<(FieldControl & { labelId: string }) | null>(null)

/** None outside a `Field`. */
export function useFieldControl(): Partial<FieldControl> {
  const field = useContext(FieldContext)
  if (!field) return {}
  const { labelId: _labelId, ...control } = field
  return control
}

/** For controls that are groups and so cannot use `for`. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId
}

export const controlStyle = css`
  width: 100%;
  min-height: ${size.touch};
  padding: 9px ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.text};
  line-height: 1.5;
  transition: border-color ${motion.fast}, box-shadow ${motion.fast};
  &:focus-visible,
  &:focus-within {
    outline: none;
    border-color: ${color.focus};
    box-shadow: 0 0 0 1px ${color.focus};
  }
  &[aria-invalid='true'],
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
    &:focus-visible,
    &:focus-within {
      box-shadow: 0 0 0 1px ${color.danger};
    }
  }
  &:disabled,
  &:has(:disabled) {
    background: ${color.hover};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`

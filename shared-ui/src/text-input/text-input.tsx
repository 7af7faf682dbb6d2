import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { controlStyle, useFieldControl } from '../field/field-control.tsx'
import { color, space } from '../tokens/tokens.tsx'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** An icon or a unit before the words, such as "$". */
  prefix?: ReactNode
  /** A unit or a button after the words, such as "sq ft". */
  suffix?: ReactNode
}

/** Inside a `Field` it is labeled and described by it. */
export function TextInput({ prefix, suffix, type = 'text', ...attributes }: TextInputProps) {
  return (
    <Frame>
      {prefix && <Adornment>{prefix}</Adornment>}
      <Input type={type} {...useFieldControl()} {...attributes} />
      {suffix && <Adornment>{suffix}</Adornment>}
    </Frame>
  )
}

const Frame = styled.div`
  ${controlStyle}
  display: flex;
  align-items: stretch;
  gap: ${space[2]};
  padding-block: 0;
`

const Input = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: 9px 0;
  border: 0;
  background: transparent;
  outline: none;
  &[type='number'] {
    appearance: textfield;
    font-variant-numeric: tabular-nums;
  }
  &::-webkit-outer-spin-button,
  &::-webkit-inner-spin-button,
  &::-webkit-search-cancel-button {
    appearance: none;
  }
`

const Adornment = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  color: ${color.textMuted};
  & > svg {
    width: 18px;
    height: 18px;
  }
`

/** It grows as the person types, if the browser can. */
export function TextArea({ rows = 4, ...attributes }: ComponentProps<'textarea'>) {
  return <Area rows={rows} {...useFieldControl()} {...attributes} />
}

const Area = styled.textarea`
  ${controlStyle}
  display: block;
  field-sizing: content;
  min-height: ${props => Number(props.rows ?? 4) * 1.5 + 1.25}rem;
  max-height: 60vh;
  resize: vertical;
`

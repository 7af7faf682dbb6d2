import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../field/control-style.tsx'
import { useFieldControl } from '../field/field-context.tsx'

/** Several lines of text; it grows with what is typed, where the browser can. */
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

import { styled } from 'styled-components'
import { color, fontSize, fontWeight } from '../tokens/tokens.tsx'

interface TextLook {
  $size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  $tone?: 'normal' | 'muted' | 'danger'
  $weight?: keyof typeof fontWeight
  /** Digits of equal width, for money and counts in a column. */
  $figures?: boolean
  /** Cuts after this many lines, with an ellipsis. */
  $lines?: number
}

const tones = { normal: 'inherit', muted: color.textMuted, danger: color.danger }

/** A paragraph; `as="span"` and so on set its element. */
export const Text = styled.p<TextLook>`
  font-size: ${props => fontSize[props.$size ?? 'md']};
  font-weight: ${props => fontWeight[props.$weight ?? 'regular']};
  color: ${props => tones[props.$tone ?? 'normal']};
  ${props => props.$figures && 'font-variant-numeric: tabular-nums;'}
  ${props =>
    props.$lines !== undefined &&
    `display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${props.$lines}; overflow: hidden;`}
`

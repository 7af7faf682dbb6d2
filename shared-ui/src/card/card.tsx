import { css, styled } from 'styled-components'
import { color, media, motion, radius, space } from '../tokens/tokens.tsx'

interface CardLook {
  /** Padding: none for a card that starts with a picture. */
  $padding?: 'none' | 'sm' | 'md' | 'lg'
  /** The whole card can be clicked. */
  $interactive?: boolean
  $selected?: boolean
}

const paddings = { none: '0', sm: space[3], md: space[4], lg: space[6] }

/** `as="article"`, `as="button"` and so on set its element. */
export const Card = styled.div<CardLook>`
  display: block;
  width: 100%;
  padding: ${props => paddings[props.$padding ?? 'md']};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  text-align: start;
  text-decoration: none;
  ${props => props.$padding === 'none' && 'overflow: hidden;'}
  ${props => props.$interactive && interactive}
  ${props =>
    props.$selected &&
    css`
      border-color: ${color.primary};
      box-shadow: inset 0 0 0 1px ${color.primary};
    `}
`

const interactive = css`
  cursor: pointer;
  transition: border-color ${motion.fast}, background-color ${motion.fast};
  ${media.hover} { &:hover { border-color: ${color.borderStrong}; } }
`

/** As many side by side as fit at `$min` width each; `as="ul"` with `role="list"` makes it a list. */
export const CardGrid = styled.div<{ $min?: string; $gap?: keyof typeof space }>`
  display: grid;
  gap: ${props => space[props.$gap ?? 6]};
  grid-template-columns: repeat(auto-fill, minmax(min(${props => props.$min ?? '280px'}, 100%), 1fr));
  & > * {
    min-width: 0;
  }
`

import { styled } from 'styled-components'
import { space } from '../tokens/tokens.tsx'

/** Cards side by side, as many as fit at `$min` width each; `as="ul"` with `role="list"` makes it a list. */
export const CardGrid = styled.div<{ $min?: string; $gap?: keyof typeof space }>`
  display: grid;
  gap: ${props => space[props.$gap ?? 6]};
  grid-template-columns: repeat(auto-fill, minmax(min(${props => props.$min ?? '280px'}, 100%), 1fr));
  & > * {
    min-width: 0;
  }
`

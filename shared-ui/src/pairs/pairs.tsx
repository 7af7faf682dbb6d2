import { styled } from 'styled-components'
import { space } from '../tokens/tokens.tsx'

/** Half as wide each, or stacked if the words of one do not fit; the last of an odd number takes the full width. */
export const Pairs = styled.div<{ $gap?: keyof typeof space }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${props => space[props.$gap ?? 2]};
  & > * {
    flex: 1 1 calc(50% - ${props => space[props.$gap ?? 2]});
  }
`

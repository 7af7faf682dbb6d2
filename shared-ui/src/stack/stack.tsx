import { styled } from 'styled-components'
import { space } from '../tokens/tokens.tsx'

interface StackLook {
  $gap?: keyof typeof space
  /** `row` wraps when it runs out of width. */
  $direction?: 'column' | 'row'
  $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  $justify?: 'start' | 'center' | 'end' | 'space-between'
}

export const Stack = styled.div<StackLook>`
  display: flex;
  flex-flow: ${props => (props.$direction === 'row' ? 'row wrap' : 'column')};
  align-items: ${props => props.$align ?? (props.$direction === 'row' ? 'center' : 'stretch')};
  justify-content: ${props => props.$justify ?? 'start'};
  gap: ${props => space[props.$gap ?? 4]};
  min-width: 0;
  & > * {
    min-width: 0;
  }
`

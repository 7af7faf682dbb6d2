import { media, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** Two things of one width; below each other on a phone. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

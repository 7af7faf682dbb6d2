import { media, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** Four things of one width; in two rows on a phone. */
export const Quarters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[4]};
  }
`

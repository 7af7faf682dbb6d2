import { coverStyle } from '@portal/shared-ui/list-row'
import { fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const OnPicture = styled.div<{ $corner: 'start' | 'end' }>`
  position: absolute;
  z-index: 1;
  top: ${props => (props.$corner === 'start' ? space[3] : space[2])};
  ${props => (props.$corner === 'start' ? 'left' : 'right')}: ${space[2]};
`

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]} ${space[4]};
`

export const Rent = styled.p`
  font-size: ${fontSize.lg};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
`

/** Covers the card, so that a click anywhere on it selects the home. */
export const Title = styled.button`
  font-weight: ${fontWeight.semibold};
  line-height: 1.35;
  text-align: start;
  ${coverStyle('md')}
`

export const Amenities = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space[2]};
`

export const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: auto;
  padding-top: ${space[3]};
  & > a {
    z-index: 1;
  }
`

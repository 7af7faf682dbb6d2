import { CardGrid } from '@portal/shared-ui/card'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** As tall as its homes: the page scrolls on every screen, and the map is fixed (spec §2.9). */
export const ListBody = styled.div`
  padding: ${space[1]} ${space[4]} ${space[4]};
`

export const HomeGrid = styled(CardGrid).attrs({ $min: '216px', $gap: 4 })`
  align-items: stretch;
  /* Below the sticky header and toolbar. */
  & > li {
    scroll-margin-block: 136px ${space[4]};
  }
`

const places = ['first', 'second', 'third', 'fourth']

export const ListSkeleton = () => (
  <ListBody aria-hidden>
    <HomeGrid>
      {places.map(place => (
        <SkeletonCard key={place} picture />
      ))}
    </HomeGrid>
  </ListBody>
)

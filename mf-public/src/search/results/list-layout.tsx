import { CardGrid } from '@portal/shared-ui/card'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { color, media, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** At most 600 px, then it scrolls (spec §2.9); on a phone the page itself does. */
export const ListScroller = styled.div`
  position: relative;
  padding: ${space[1]} ${space[4]} ${space[4]};
  ${media.tablet} {
    height: 600px;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: ${color.borderStrong} transparent;
  }
`

export const HomeGrid = styled(CardGrid).attrs({ $min: '216px', $gap: 4 })`
  align-items: stretch;
`

const places = ['first', 'second', 'third', 'fourth']

/** The list of homes while it loads. */
export const ListSkeleton = () => (
  <ListScroller aria-hidden>
    <HomeGrid>
      {places.map(place => (
        <SkeletonCard key={place} picture />
      ))}
    </HomeGrid>
  </ListScroller>
)

import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { HomeGrid, ListScroller } from './list-style.ts'

const places = ['first', 'second', 'third', 'fourth']

/** The list of homes while it is on its way. */
export const ListSkeleton = () => (
  <ListScroller aria-hidden>
    <HomeGrid>
      {places.map(place => (
        <SkeletonCard key={place} picture />
      ))}
    </HomeGrid>
  </ListScroller>
)

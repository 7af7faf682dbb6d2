import { CardGrid } from '../card/card.tsx'
import { SkeletonGroup } from '../skeleton/skeleton.tsx'
import { SkeletonCard } from './skeleton-card.tsx'

export default { title: 'Skeleton card' }

export const Cards = () => (
  <SkeletonGroup label="Loading properties">
    <CardGrid>
      <SkeletonCard picture />
      <SkeletonCard picture />
      <SkeletonCard />
    </CardGrid>
  </SkeletonGroup>
)

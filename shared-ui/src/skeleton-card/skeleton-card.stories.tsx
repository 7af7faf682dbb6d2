import { CardGrid } from '../card-grid/card-grid.tsx'
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

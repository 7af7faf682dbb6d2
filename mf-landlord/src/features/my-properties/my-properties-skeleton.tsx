import { CardGrid } from '@portal/shared-ui/card'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'

/** Three cards on their way (spec §2.8). */
export function MyPropertiesSkeleton() {
  return (
    <SkeletonGroup label="Loading your properties">
      <CardGrid>
        <SkeletonCard picture />
        <SkeletonCard picture />
        <SkeletonCard picture />
      </CardGrid>
    </SkeletonGroup>
  )
}

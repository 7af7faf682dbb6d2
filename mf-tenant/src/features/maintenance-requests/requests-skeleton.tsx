import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Stack } from '@portal/shared-ui/stack'

/** Requests on their way. */
export function RequestsSkeleton() {
  return (
    <SkeletonGroup label="Loading your maintenance requests">
      <Stack>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    </SkeletonGroup>
  )
}

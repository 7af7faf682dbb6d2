import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { AuthFrame } from '../auth/auth-frame.tsx'

/** The pages of links from mails while they load. */
export const LinkSkeleton = () => (
  <AuthFrame title="One moment">
    <SkeletonGroup label="Loading">
      <Skeleton $height="46px" />
      <Skeleton $height="44px" />
    </SkeletonGroup>
  </AuthFrame>
)

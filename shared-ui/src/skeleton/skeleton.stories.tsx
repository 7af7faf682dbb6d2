import { Stack } from '../stack/stack.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

export default { title: 'Skeleton' }

export const Shapes = () => (
  <SkeletonGroup label="Loading the profile">
    <Stack>
      <Skeleton $width="56px" $height="56px" $radius="full" />
      <Skeleton $width="40%" $height="24px" />
      <Skeleton />
      <Skeleton $width="80%" />
    </Stack>
  </SkeletonGroup>
)

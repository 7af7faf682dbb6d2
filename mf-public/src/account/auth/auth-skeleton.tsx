import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { AuthFrame } from './auth-frame.tsx'

/** The sign-in form while it loads. */
export const AuthSkeleton = () => (
  <AuthFrame>
    <SkeletonGroup label="Loading the sign-in form">
      <Skeleton $height="52px" $radius="md" />
      <Fields>
        <FieldSkeleton />
        <FieldSkeleton />
        <Skeleton $height="44px" />
      </Fields>
      <Foot>
        <Skeleton $width="220px" $height="20px" />
      </Foot>
    </SkeletonGroup>
  </AuthFrame>
)

const FieldSkeleton = () => (
  <Stack $gap={2}>
    <Skeleton $width="72px" $height="19px" />
    <Skeleton $height="46px" />
  </Stack>
)

const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  padding-top: ${space[6]};
`

const Foot = styled.div`
  display: grid;
  justify-items: center;
  padding: 32px 0 12px;
`

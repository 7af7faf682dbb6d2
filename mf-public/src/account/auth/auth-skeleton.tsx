import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { AuthFrame } from './auth-frame.tsx'

export const AuthSkeleton = () => (
  <AuthFrame>
    <Skeleton $height="52px" $radius="md" />
    <Panel>
      <FormSkeleton label="Loading the sign-in form" fields={2} />
    </Panel>
    <Foot>
      <Skeleton $width="220px" $height="20px" />
    </Foot>
  </AuthFrame>
)

/** The pages of links from mails while they load. */
export const LinkSkeleton = () => (
  <AuthFrame title="One moment">
    <SkeletonGroup label="Loading">
      <Skeleton $height="46px" />
      <Skeleton $height="44px" />
    </SkeletonGroup>
  </AuthFrame>
)

export const FormSkeleton = ({ label, fields }: { label: string; fields: number }) => (
  <SkeletonGroup label={label}>
    <Stack $gap={5}>
      {Array.from({ length: fields }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Stack key={place} $gap={2}>
          <Skeleton $width="72px" $height="19px" />
          <Skeleton $height="46px" />
        </Stack>
      ))}
      <Skeleton $height="44px" />
    </Stack>
  </SkeletonGroup>
)

const Panel = styled.div`
  padding-top: ${space[6]};
`

const Foot = styled.div`
  display: grid;
  justify-items: center;
  padding: 32px 0 12px;
`

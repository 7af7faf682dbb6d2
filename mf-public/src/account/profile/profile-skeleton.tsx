import { FormLayout } from '@portal/shared-ui/form-layout'
import { FieldRow, FormSection } from '@portal/shared-ui/form-section'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { AccountLinks } from '../account-links.tsx'

export const profileHead = {
  title: 'Profile',
  description: 'Manage your account and your privacy.',
  links: <AccountLinks />,
}

export const ProfileSkeleton = () => (
  <FormLayout {...profileHead} outline={<Skeleton $height="44px" />}>
    <SkeletonGroup label="Loading your profile">
      <FormSection title="Account">
        <Skeleton $width="60%" $height="108px" />
        <FieldRow>
          <FieldShape />
          <FieldShape />
        </FieldRow>
        <FieldShape />
        <Skeleton $width="140px" $height="44px" />
      </FormSection>
    </SkeletonGroup>
  </FormLayout>
)

const FieldShape = () => (
  <Stack $gap={2}>
    <Skeleton $width="96px" $height="15px" />
    <Skeleton $height="44px" />
  </Stack>
)

import { Card } from '@portal/shared-ui/card'
import { Page } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

export const PersonSkeleton = () => (
  <Page $width="narrow">
    <PersonCardSkeleton label="Loading this person" />
  </Page>
)

export const PersonCardSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Card $padding="md">
      <Stack $gap={5}>
        <Head>
          <Skeleton $width="72px" $height="72px" $radius="full" />
          <div>
            <Skeleton $width="60%" $height="28px" />
            <Skeleton $width="40%" $height="20px" />
          </div>
        </Head>
        <Skeleton $width="50%" $height="26px" />
        <Skeleton $height="24px" />
      </Stack>
    </Card>
  </SkeletonGroup>
)

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  & > div {
    display: grid;
    flex: 1;
    gap: ${space[2]};
  }
`

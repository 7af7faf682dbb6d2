import * as sitePaths from '@portal/contract/site-paths'
import { Card } from '@portal/shared-ui/card'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { media } from '@portal/shared-ui/tokens'
import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'
import {
  Aside,
  BackLink,
  Columns,
  Lead,
  PicturePlace,
  PropertyScreen,
  Sections,
  TopLine,
  WideOnly,
} from './property-layout.tsx'

export const PropertySkeleton = () => (
  <PropertyScreen>
    <TopLine>
      <BackLink as="a" href={sitePaths.search}>
        <ArrowLeft aria-hidden /> Back to search
      </BackLink>
    </TopLine>
    <PropertyBodySkeleton />
  </PropertyScreen>
)

/** Everything except the back link, which needs no data. */
export const PropertyBodySkeleton = () => (
  <SkeletonGroup label="Loading this home">
    <Columns>
      <Lead>
        <PicturePlace>
          <PictureShape />
        </PicturePlace>
        <Stack $gap={3}>
          <Skeleton $width="70%" $height="38px" />
          <Skeleton $width="50%" $height="24px" />
          <Skeleton $width="60%" $height="28px" />
        </Stack>
      </Lead>
      <Aside>
        <Card $padding="lg">
          <Stack $gap={4}>
            <Skeleton $width="60%" $height="38px" />
            <Skeleton $width="80%" $height="24px" />
            <WideOnly>
              <Skeleton $height="96px" />
            </WideOnly>
            <Skeleton $height="116px" />
          </Stack>
        </Card>
      </Aside>
      <Sections>
        <Skeleton $height="140px" />
      </Sections>
    </Columns>
  </SkeletonGroup>
)

const PictureShape = styled(Skeleton).attrs({ $radius: 'lg' as const })`
  height: auto;
  aspect-ratio: 4 / 3;
  ${media.tablet} {
    aspect-ratio: 8 / 5;
  }
`

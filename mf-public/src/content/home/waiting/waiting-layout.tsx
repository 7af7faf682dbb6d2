// Shared by the greeting, the activity panels and their skeleton: every height is fixed, so nothing jumps.
import { Page } from '@portal/shared-ui/page'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { media, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

/** How many of each kind are shown. */
export const shownRows = 3
const rowPx = 72
const panelHeight = `${shownRows * rowPx + 58}px`

export const Frame = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-bottom: 0;
  ${media.tablet} {
    padding-bottom: 0;
  }
`

export const Greeting = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  min-height: 64px;
  & > div {
    min-width: 0;
  }
`

export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** Always three rows high. */
export const PanelBody = styled.div`
  display: flex;
  flex-direction: column;
  min-height: ${shownRows * rowPx}px;
`

export const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  height: ${rowPx}px;
  padding: 0 ${space[4]};
`

const places = ['first', 'second', 'third']
/** Both roles have as many panels. */
const panels = [...places, 'fourth', 'fifth', 'sixth']

export const RowsSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    {places.map(place => (
      <Row as="div" key={place}>
        <Lines>
          <Skeleton $width="70%" />
          <Skeleton $width="45%" $height="12px" />
        </Lines>
      </Row>
    ))}
  </SkeletonGroup>
)

/** Shown before anything is known about the person. */
export const WaitingSkeleton = () => (
  <Frame>
    <Greeting>
      <Skeleton $width="280px" $height="32px" />
    </Greeting>
    <SkeletonGroup label="Loading your activity">
      <Stack $gap={6}>
        <Skeleton $height={panelHeight} $radius="md" />
        <Panels>
          {panels.map(place => (
            <Skeleton key={place} $height={panelHeight} $radius="md" />
          ))}
        </Panels>
      </Stack>
    </SkeletonGroup>
  </Frame>
)

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
`

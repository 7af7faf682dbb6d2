import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

const places = ['first', 'second', 'third', 'fourth']

/** Notifications on their way. */
export function NotificationsSkeleton() {
  return (
    <SkeletonGroup label="Loading your notifications">
      {places.map(place => (
        <Row key={place}>
          <Skeleton $width="36px" $height="36px" $radius="full" />
          <Lines>
            <Skeleton $width="40%" />
            <Skeleton $width="80%" />
            <Skeleton $width="20%" $height="12px" />
          </Lines>
        </Row>
      ))}
    </SkeletonGroup>
  )
}

const Row = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[4]};
`

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
`

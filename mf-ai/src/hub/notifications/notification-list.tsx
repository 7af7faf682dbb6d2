// The filtered notifications, in a box of fixed height, so that nothing jumps when they load.
import { LoadFailure } from '@portal/app-kit/load-failure'
import { ShowMore } from '@portal/app-kit/show-more'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { color, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { NotificationRow } from './notification-row.tsx'
import type { useNotifications } from './use-notifications.ts'

interface NotificationListProps {
  found: ReturnType<typeof useNotifications>
  unreadOnly: boolean
  heightPx: number
}

export function NotificationList({ found, unreadOnly, heightPx }: NotificationListProps) {
  const { notifications: shown, isError, error, refetch } = found
  return (
    <Box $heightPx={heightPx} role="region" aria-label="Notifications" tabIndex={0}>
      {!shown && isError && (
        <LoadFailure title="We couldn’t load your notifications" error={error} retry={refetch} />
      )}
      {!shown && !isError && <NotificationsSkeleton />}
      {shown?.length === 0 && (
        <EmptyState
          picture="inbox"
          compact
          level={3}
          title={unreadOnly ? 'All caught up! No unread notifications.' : 'No notifications'}
        >
          {!unreadOnly && 'You’ll hear here about answers, tours, applications and repairs.'}
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <Rows role="list">
          {shown.map(notification => (
            <li key={notification.id}>
              <NotificationRow notification={notification} />
            </li>
          ))}
        </Rows>
      )}
      {found.hasNextPage && (
        <More>
          <ShowMore list={found} />
        </More>
      )}
    </Box>
  )
}

const places = ['first', 'second', 'third', 'fourth']

function NotificationsSkeleton() {
  return (
    <SkeletonGroup label="Loading your notifications">
      {places.map(place => (
        <RowShape key={place}>
          <Skeleton $width="36px" $height="36px" $radius="full" />
          <Lines>
            <Skeleton $width="40%" />
            <Skeleton $width="80%" />
            <Skeleton $width="20%" $height="12px" />
          </Lines>
        </RowShape>
      ))}
    </SkeletonGroup>
  )
}

const Box = styled.div<{ $heightPx: number }>`
  height: ${props => props.$heightPx}px;
  overflow-y: auto;
  border-top: 1px solid ${color.border};
  &:focus-visible {
    outline-offset: -2px;
  }
`

const Rows = styled.ul`
  & > li {
    border-bottom: 1px solid ${color.border};
  }
`

const More = styled.div`
  display: grid;
  justify-content: center;
  padding: ${space[4]};
`

const RowShape = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[4]};
`

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
`

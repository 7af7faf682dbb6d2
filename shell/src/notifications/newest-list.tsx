import { sentenceOf } from '@portal/client/api-error'
import { sitePathOf } from '@portal/contract/values/site-path'
import { EmptyPicture } from '@portal/shared-ui/empty-picture'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Heading } from '@portal/shared-ui/heading'
import { NotificationRow } from '@portal/shared-ui/notification-row'
import { Skeleton, SkeletonGroup } from '@portal/shared-ui/skeleton'
import { color, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { goTo } from '../address/address.ts'
import { useMarkRead, type useNewest } from './use-newest.ts'

export const NewestList = ({ newest }: { newest: ReturnType<typeof useNewest> }) => {
  const { data: notifications, isError, error, refetch } = newest
  const markRead = useMarkRead()
  if (!notifications)
    return isError ? (
      <ErrorPanel compact title="We couldn’t load your notifications" onRetry={() => void refetch()}>
        {sentenceOf(error, 'Please try again.')}
      </ErrorPanel>
    ) : (
      <RowShapes />
    )
  if (notifications.length === 0)
    return (
      <Empty>
        <EmptyPicture motif="inbox" />
        <Heading level={3} size="md">
          No notifications
        </Heading>
      </Empty>
    )
  return (
    <Rows role="list">
      {notifications.map(notification => {
        const { id, isRead, actionUrl } = notification
        const path = sitePathOf(actionUrl)
        const open = () => {
          if (!isRead) markRead.mutate(id)
          if (path) goTo(path)
        }
        return (
          <li key={id}>
            <NotificationRow
              isBrief
              notification={notification}
              onOpen={!isRead || path ? open : undefined}
            />
          </li>
        )
      })}
    </Rows>
  )
}

const places = ['first', 'second', 'third', 'fourth']

const RowShapes = () => (
  <SkeletonGroup label="Loading your notifications">
    {places.map(place => (
      <RowShape key={place}>
        <Skeleton $width="36px" $height="36px" $radius="full" />
        <Lines>
          <Skeleton $width="50%" />
          <Skeleton />
          <Skeleton $width="70%" />
          <Skeleton $width="25%" $height="12px" />
        </Lines>
      </RowShape>
    ))}
  </SkeletonGroup>
)

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[8]} ${space[4]};
`

const Rows = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.border};
  }
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

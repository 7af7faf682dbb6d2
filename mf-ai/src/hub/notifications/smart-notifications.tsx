// The card of notifications: filters, the list, and marking read (spec §2.18).
import { useAddressParams } from '@portal/app-kit/use-address-params'
import { Badge } from '@portal/shared-ui/badge'
import { Boundary } from '@portal/shared-ui/boundary'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Panel } from '@portal/shared-ui/panel'
import { lazily, WhileLoading } from '@portal/shared-ui/platform/lazily'
import { Stack } from '@portal/shared-ui/stack'
import { CheckCheck, ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { filterOf, paramsOf } from './notification-filter.ts'
import { NotificationList } from './notification-list.tsx'
import { useMarkAllRead, useNotifications, useUnreadCount } from './use-notifications.ts'

const NotificationFilters = lazily(
  async () => (await import('./notification-filters.tsx')).NotificationFilters,
)

export function SmartNotifications({ heightPx = 400 }: { heightPx?: number }) {
  const [params, changeParams] = useAddressParams()
  const filter = filterOf(params)
  const isFiltered = filter.type !== 'all' || filter.unreadOnly
  const [isFilterShown, setFilterShown] = useState(isFiltered)
  const filtersId = useId()
  const found = useNotifications(filter)
  const markAllRead = useMarkAllRead()
  const unread = useUnreadCount()

  return (
    <Panel
      title="Smart Notifications"
      padding="none"
      badge={unread && <Badge tone="primary">{unread} unread</Badge>}
      actions={
        <Stack $direction="row" $gap={2}>
          {/* Its space is reserved: nothing next to or below it moves when it appears. */}
          <Button
            variant="ghost"
            size="sm"
            icon={<CheckCheck aria-hidden />}
            pending={markAllRead.isPending}
            style={unread ? undefined : { visibility: 'hidden' }}
            onClick={() => markAllRead.mutate()}
          >
            Mark all read
          </Button>
          <Button
            variant="outline"
            size="sm"
            icon={<ListFilter aria-hidden />}
            aria-expanded={isFilterShown}
            aria-controls={filtersId}
            onClick={() => setFilterShown(!isFilterShown)}
          >
            Filter
          </Button>
        </Stack>
      }
    >
      <div id={filtersId}>
        {isFilterShown && (
          <Boundary fallback={retry => <ErrorPanel onRetry={retry} />}>
            <WhileLoading>
              <NotificationFilters
                filter={filter}
                onChange={next => changeParams(paramsOf(next), { replace: true })}
              />
            </WhileLoading>
          </Boundary>
        )}
      </div>
      <NotificationList found={found} unreadOnly={filter.unreadOnly} heightPx={heightPx} />
    </Panel>
  )
}

export const NotificationsTab = () => <SmartNotifications heightPx={600} />

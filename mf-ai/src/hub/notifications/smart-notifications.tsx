// The card of smart notifications: filters, the list, and marking read (spec §2.18).
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { Panel } from '@portal/shared-ui/panel'
import { Stack } from '@portal/shared-ui/stack'
import { CheckCheck, ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterOf, NotificationFilters, withFilter } from './notification-filters.tsx'
import { NotificationList } from './notification-list.tsx'
import { useMarkAllRead, useNotifications } from './use-notifications.ts'

export function SmartNotifications({ heightPx = 400 }: { heightPx?: number }) {
  const [parameters, setParameters] = useSearchParams()
  const filter = filterOf(parameters)
  const isFiltered = filter.type !== 'all' || filter.unreadOnly
  const [isFilterShown, setFilterShown] = useState(isFiltered)
  const filtersId = useId()
  const query = useNotifications()
  const markAllRead = useMarkAllRead()
  const unreadCount = query.data?.filter(({ isRead }) => !isRead).length ?? 0

  return (
    <Panel
      title="Smart Notifications"
      padding="none"
      badge={unreadCount > 0 && <Badge tone="primary">{unreadCount} unread</Badge>}
      actions={
        <Stack $direction="row" $gap={2}>
          {/* It keeps its place: what is beside and below it does not move when it comes. */}
          <Button
            variant="ghost"
            size="sm"
            icon={<CheckCheck aria-hidden />}
            pending={markAllRead.isPending}
            style={unreadCount > 0 ? undefined : { visibility: 'hidden' }}
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
          <NotificationFilters
            filter={filter}
            onChange={next => setParameters(withFilter(parameters, next), { replace: true })}
          />
        )}
      </div>
      <NotificationList query={query} filter={filter} heightPx={heightPx} />
    </Panel>
  )
}

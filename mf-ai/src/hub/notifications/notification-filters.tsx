// Which notifications are shown: chosen here, kept in the URL (`?type=alert&unread=true`).
import { type Notification, NotificationType } from '@portal/contract/notifications/notification'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { typeLabels } from './notification-words.ts'

export interface NotificationFilter {
  type: NotificationType | 'all'
  unreadOnly: boolean
}

export const filterOf = (parameters: URLSearchParams): NotificationFilter => ({
  type: NotificationType.safeParse(parameters.get('type')).data ?? 'all',
  unreadOnly: parameters.get('unread') === 'true',
})

/** The same parameters with another filter; what means "all" is left out. */
export const withFilter = (parameters: URLSearchParams, { type, unreadOnly }: NotificationFilter) => {
  const next = new URLSearchParams(parameters)
  next.delete('type')
  next.delete('unread')
  if (type !== 'all') next.set('type', type)
  if (unreadOnly) next.set('unread', 'true')
  return next
}

export const passes =
  ({ type, unreadOnly }: NotificationFilter) =>
  (notification: Notification): boolean =>
    (type === 'all' || notification.type === type) && !(unreadOnly && notification.isRead)

interface NotificationFiltersProps {
  filter: NotificationFilter
  onChange: (filter: NotificationFilter) => void
}

const segments = (['all', ...NotificationType.options] as const).map(value => ({
  value,
  label: value === 'all' ? 'All' : typeLabels[value],
}))

export function NotificationFilters({ filter, onChange }: NotificationFiltersProps) {
  return (
    <Row>
      <Scroller>
        <SegmentedControl
          label="Type"
          segments={segments}
          value={filter.type}
          onValueChange={type => onChange({ ...filter, type })}
        />
      </Scroller>
      <div>
        <Checkbox
          label="Unread only"
          checked={filter.unreadOnly}
          onCheckedChange={checked => onChange({ ...filter, unreadOnly: checked === true })}
        />
      </div>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[6]};
  padding: 0 ${space[4]} ${space[2]};
`

const Scroller = styled.div`
  max-width: 100%;
  overflow-x: auto;
`

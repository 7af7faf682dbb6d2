import { NotificationType } from '@portal/contract/notifications/notification'
import { Checkbox } from '@portal/shared-ui/checkbox'
import { typeLabels } from '@portal/shared-ui/notification-row'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import type { NotificationFilter } from './notification-filter.ts'

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

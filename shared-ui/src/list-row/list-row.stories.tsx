import { Bell, Clock, Trash2, TriangleAlert } from 'lucide-react'
import { Badge } from '../badge/badge.tsx'
import { Card } from '../card/card.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ListRow } from './list-row.tsx'

export default { title: 'List row' }

const remove = (
  <IconButton label="Delete notification">
    <Trash2 aria-hidden />
  </IconButton>
)

export const Notifications = () => (
  <Card $padding="none">
    <ListRow
      icon={<TriangleAlert />}
      title="Your request was acknowledged"
      badges={<Badge tone="warning">high</Badge>}
      meta="2 hours ago"
      unread
      onOpen={() => undefined}
      actions={remove}
    >
      The landlord has seen “Kitchen faucet drips” and will schedule the work.
    </ListRow>
    <ListRow
      icon={<Bell />}
      title="Two new homes match your search"
      meta="Yesterday"
      onOpen={() => undefined}
    >
      Both are in San Francisco, under $3,000.
    </ListRow>
    <ListRow
      icon={<Clock />}
      title="Tour on Saturday"
      badges={<Badge>Expired</Badge>}
      meta="Last week"
      dimmed
      actions={remove}
    >
      The invitation has passed.
    </ListRow>
  </Card>
)

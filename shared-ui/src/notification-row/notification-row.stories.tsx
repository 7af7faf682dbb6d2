import { Trash2 } from 'lucide-react'
import { Card } from '../card/card.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { NotificationRow } from './notification-row.tsx'

export default { title: 'Notification row' }

const offer = {
  title: 'Daniel sent you an offer',
  message:
    'You can move into Sunny two-bedroom on Grove Street on Dec 1 for $2,450 a month. Read the terms and accept or decline by Nov 24, because the offer expires then.',
  type: 'alert',
  priority: 'urgent',
  isRead: false,
  actionRequired: true,
  createdAt: '2026-11-20T12:00:00.000Z',
  sentAt: null,
  expiresAt: null,
} as const

const rows = [
  offer,
  { ...offer, type: 'info', priority: 'low', actionRequired: false, isRead: true },
  { ...offer, type: 'reminder', isRead: true, expiresAt: '2026-11-24T12:00:00.000Z' },
] as const

const nothing = () => undefined

export const Whole = () => (
  <Card $padding="none">
    {rows.map(row => (
      <NotificationRow
        key={row.type}
        notification={row}
        onOpen={nothing}
        actions={
          <IconButton label="Delete notification">
            <Trash2 aria-hidden />
          </IconButton>
        }
      />
    ))}
  </Card>
)

export const Brief = () => (
  <Card $padding="none">
    {rows.map(row => (
      <NotificationRow key={row.type} isBrief notification={row} onOpen={nothing} />
    ))}
  </Card>
)

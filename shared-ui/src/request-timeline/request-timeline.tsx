// The history of a maintenance request, with all its notes (spec §3 "maintenance_request_updates").
import {
  CalendarClock,
  Camera,
  CircleCheck,
  CircleDollarSign,
  CircleX,
  Eye,
  type LucideIcon,
  RefreshCw,
  RotateCcw,
  Send,
  StickyNote,
  UserRound,
  Wrench,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { BadgeTone } from '../badge/badge.tsx'
import { formatExactMoney } from '../format-money/format-money.tsx'
import { labelOf } from '../request-words/request-words.tsx'
import { Timeline, type TimelineEvent } from '../timeline/timeline.tsx'

/**
 * An update as the API sends it.
 * @internal
 */
export interface RequestUpdate {
  id: string
  /** Null for a vendor, and once their account is gone. */
  userId: string | null
  updateType:
    | 'acknowledged'
    | 'status_changed'
    | 'assigned'
    | 'estimated'
    | 'scheduled'
    | 'completed'
    | 'note_added'
    | 'cancelled'
    | 'confirmed'
    | 'reopened'
    | 'photo_added'
    | 'vendor_updated'
  message: string | null
  oldValue: string | null
  newValue: string | null
  /** Addresses of photos. */
  attachments?: readonly string[]
  createdAt: string
}

export interface RequestTimelineProps {
  request: {
    id: string
    tenantId: string
    tenant?: { firstName: string; lastName: string } | undefined
    landlordId: string
    createdAt: string
  }
  /** Oldest first. */
  updates: readonly RequestUpdate[]
  /** The reader, who is shown as "You". */
  viewerId: string
  /** When the work is scheduled, in words. */
  visitInWords: (moment: string) => string
  /** Shows photos that came with an update. */
  picturesOf?: (attachments: readonly string[]) => ReactNode
}

/** The newest event first, ending with the request itself. */
export function RequestTimeline(props: RequestTimelineProps) {
  const { request, updates, viewerId, visitInWords, picturesOf } = props
  const nameOf = (id: string | null): string => {
    if (id === null) return 'Former user'
    if (id === viewerId) return 'You'
    if (id !== request.tenantId) return 'The landlord'
    return request.tenant ? `${request.tenant.firstName} ${request.tenant.lastName}` : 'The tenant'
  }
  const filed: TimelineEvent = {
    id: request.id,
    title: 'Request submitted',
    icon: <Send />,
    by: nameOf(request.tenantId),
    at: request.createdAt,
  }
  const later = updates.map((update): TimelineEvent => {
    const [Icon, tone] = signs[update.updateType]
    return {
      id: update.id,
      title: titleOf(update, visitInWords),
      icon: <Icon />,
      tone,
      by: isByVendor(update) ? 'The vendor' : nameOf(update.userId),
      at: update.createdAt,
      note: update.updateType === 'note_added' ? update.newValue : update.message,
      more: update.attachments?.length ? picturesOf?.(update.attachments) : null,
    }
  })
  return <Timeline label="History" events={[filed, ...later].toReversed()} />
}

const signs: Record<RequestUpdate['updateType'], [LucideIcon, BadgeTone]> = {
  acknowledged: [Eye, 'primary'],
  status_changed: [RefreshCw, 'warning'],
  assigned: [UserRound, 'neutral'],
  estimated: [CircleDollarSign, 'neutral'],
  scheduled: [CalendarClock, 'primary'],
  completed: [CircleCheck, 'success'],
  note_added: [StickyNote, 'neutral'],
  cancelled: [CircleX, 'neutral'],
  confirmed: [CircleCheck, 'success'],
  reopened: [RotateCcw, 'warning'],
  photo_added: [Camera, 'neutral'],
  vendor_updated: [Wrench, 'primary'],
}

const isByVendor = ({ updateType }: RequestUpdate): boolean =>
  updateType === 'photo_added' || updateType === 'vendor_updated'

const titleOf = (
  { updateType, oldValue, newValue }: RequestUpdate,
  visitInWords: RequestTimelineProps['visitInWords'],
): string => {
  if (updateType === 'note_added') return 'Note added'
  if (updateType === 'acknowledged') return 'Request acknowledged'
  if (updateType === 'completed') return 'Request completed'
  if (updateType === 'cancelled') return 'Request cancelled'
  if (updateType === 'confirmed') return 'Repair confirmed'
  if (updateType === 'reopened') return 'Repair reopened'
  if (updateType === 'photo_added') return 'Photo added'
  if (updateType === 'vendor_updated') {
    if (newValue === null) return 'Message from the vendor'
    return newValue === 'done' ? 'Work reported as done' : `Work scheduled for ${visitInWords(newValue)}`
  }
  if (newValue === null) return 'Request updated'
  if (updateType === 'assigned') return `Assigned to ${newValue}`
  if (updateType === 'estimated') return `Cost estimated at ${formatExactMoney(Number(newValue))}`
  if (updateType === 'scheduled') return `Work scheduled for ${visitInWords(newValue)}`
  if (oldValue === null || oldValue === newValue) return `Status set to ${labelOf(newValue)}`
  return `Status changed from ${labelOf(oldValue)} to ${labelOf(newValue)}`
}

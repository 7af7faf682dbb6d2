import type { ViolationStatus } from '@portal/contract/moderation/violation'
import { Badge, type BadgeTone } from '@portal/shared-ui/badge'

const looks: Record<ViolationStatus, { words: string; tone: BadgeTone }> = {
  pending: { words: 'New', tone: 'primary' },
  confirmed: { words: 'Confirmed', tone: 'danger' },
  dismissed: { words: 'Dismissed', tone: 'success' },
  appealed: { words: 'Appeal', tone: 'secondary' },
}

export const StatusBadge = ({ status }: { status: ViolationStatus }) => (
  <Badge tone={looks[status].tone}>{looks[status].words}</Badge>
)

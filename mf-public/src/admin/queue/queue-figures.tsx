import type { QueueCounts } from '@portal/contract/moderation/finding'
import { maxCounted } from '@portal/contract/moderation/finding'
import { countOf } from '@portal/contract/properties/property-words'
import { formatCount } from '@portal/contract/values/numerals'
import { useIsTakenOver } from '@portal/shared-ui/platform/use-is-taken-over'
import { StatCard, StatGrid } from '@portal/shared-ui/stat-card'
import { CircleCheck, Hourglass, Inbox, Scale } from 'lucide-react'

const hourMs = 3_600_000

/** '3 days', '5 hours', or '< 1 hour'. */
const ageInWords = (since: string, nowMs: number): string => {
  const hours = Math.floor((nowMs - Date.parse(since)) / hourMs)
  if (hours < 1) return '< 1 hour'
  return hours < 48 ? countOf(hours, 'hour') : countOf(Math.floor(hours / 24), 'day')
}

const upTo = (count: number): string =>
  count >= maxCounted ? `${formatCount(maxCounted)}+` : formatCount(count)

/** Undefined while they load. */
export const QueueFigures = ({ counts }: { counts: QueueCounts | undefined }) => {
  // The server’s clock and the browser’s may be apart.
  const isTakenOver = useIsTakenOver()
  const oldest = counts?.oldestAt ? ageInWords(counts.oldestAt, Date.now()) : 'None'
  return (
    <StatGrid>
      <StatCard label="Waiting" value={counts && upTo(counts.waiting)} icon={<Inbox />} tone="primary" />
      <StatCard
        label="Oldest"
        value={counts && isTakenOver ? oldest : undefined}
        icon={<Hourglass />}
        tone="warning"
      />
      <StatCard label="Appeals" value={counts && upTo(counts.appealed)} icon={<Scale />} tone="secondary" />
      <StatCard
        label="Decided this week"
        value={counts && upTo(counts.decidedThisWeek)}
        icon={<CircleCheck />}
        tone="success"
      />
    </StatGrid>
  )
}

import { usePages } from '@portal/app-kit/use-pages'
import { queryOf } from '@portal/client/call'
import type { Report } from '@portal/contract/moderation/report'
import { reportEndpoints } from '@portal/contract/moderation/report-endpoints'
import { reasonWords } from '@portal/contract/moderation/report-words'
import { subjectWords } from '@portal/contract/moderation/violation-words'
import { Badge } from '@portal/shared-ui/badge'
import { formatDate } from '@portal/shared-ui/format-date'
import { ListRow } from '@portal/shared-ui/list-row'
import { Text } from '@portal/shared-ui/text'
import { Flag } from 'lucide-react'
import { StandingList } from './standing-list.tsx'

const outcomeWords = {
  removed: 'We removed it.',
  kept: 'We found nothing wrong with it.',
  acted: 'We acted on it.',
}

export const OwnReports = () => {
  const found = usePages(cursor => queryOf(reportEndpoints.list, { query: { cursor } }))
  return (
    <StandingList
      title="Your reports"
      description="Only administrators see what you reported."
      empty="You haven’t reported anything."
      list={found}
      rows={found.data?.pages
        .flatMap(page => page.reports)
        .map(report => (
          <li key={report.id}>
            <OneReport {...report} />
          </li>
        ))}
    />
  )
}

const OneReport = ({ subjectType, subjectTitle, reason, message, outcome, createdAt, decidedAt }: Report) => (
  <ListRow
    icon={<Flag aria-hidden />}
    title={reasonWords[reason]}
    badges={!outcome && <Badge>Under review</Badge>}
    meta={`Reported ${formatDate(createdAt)}${decidedAt ? ` · Decided ${formatDate(decidedAt)}` : ''}`}
  >
    <Text $size="sm" $tone="muted">
      {subjectWords[subjectType]}
      {subjectTitle && `: ${subjectTitle}`}
    </Text>
    {message && <Text $size="sm">{message}</Text>}
    {outcome && (
      <Text $size="sm" $weight="medium">
        {outcomeWords[outcome]}
      </Text>
    )}
  </ListRow>
)

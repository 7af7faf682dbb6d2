import type { Finding } from '@portal/contract/moderation/finding'
import { DetailList } from '@portal/shared-ui/detail-list'
import { formatTime } from '@portal/shared-ui/format-date'
import { Panel } from '@portal/shared-ui/panel'
import { nameOf } from '../finding-words.ts'
import { TypedDetails } from '../record-layout.tsx'

const actionWords = { none: 'Nothing else', hide: 'Hidden', warn: 'Warned' }

const byAt = (reviewer: Finding['reviewer'], at: string): string =>
  `${reviewer ? nameOf(reviewer) : 'A former administrator'}, ${formatTime(at)}`

/** Nothing before the first decision. */
export const DecisionPanel = ({ finding }: { finding: Finding }) => {
  const { decidedAt, reviewer, decisionReason, action, status } = finding
  const { appealText, appealedAt, appealReason, appealReviewer, appealDecidedAt } = finding
  if (!decidedAt) return null
  const wasConfirmed = status !== 'dismissed' || appealedAt !== null
  return (
    <Panel title="Decision">
      <TypedDetails>
        <DetailList
          details={[
            { label: wasConfirmed ? 'Confirmed by' : 'Dismissed by', value: byAt(reviewer, decidedAt) },
            { label: 'Reason', value: decisionReason },
            { label: 'What we did', value: wasConfirmed ? actionWords[action] : null },
            { label: 'Appeal', value: appealedAt && `${appealText ?? ''}\n${formatTime(appealedAt)}` },
            {
              label: status === 'dismissed' ? 'Reversed by' : 'Upheld by',
              value: appealDecidedAt && byAt(appealReviewer, appealDecidedAt),
            },
            { label: 'Answer', value: appealReason },
          ]}
        />
      </TypedDetails>
    </Panel>
  )
}

// What waits for an administrator: reports and papers.
import { queryOf } from '@portal/client/call'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { formatCount } from '@portal/contract/values/numerals'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { formatDate } from '@portal/shared-ui/format-date'
import { useWaiting, useWaitingList } from './use-waiting.ts'
import { WaitingPanel, WaitingRow } from './waiting-panel.tsx'

interface ReviewKind {
  id: string
  to: string
  title: string
  meta: string
}

export const ReviewsWaiting = () => {
  const findings = useWaiting(queryOf(findingEndpoints.list, { query: {} }))
  const papers = useWaitingList(queryOf(reviewEndpoints.list, { query: {} }), ({ reviews }) => reviews)
  const { waiting = 0, oldestAt = null } = findings.data?.counts ?? {}
  const sent = papers.things ?? []
  const kinds: ReviewKind[] = [
    {
      id: 'queue',
      to: sitePaths.admin,
      title: countOf(waiting, 'report or finding', 'reports and findings'),
      meta: oldestAt ? `The oldest is from ${formatDate(oldestAt)}` : 'They need a decision',
    },
    {
      id: 'papers',
      to: sitePaths.adminVerifications,
      title: `Papers of ${formatCount(sent.length, papers.isMore)} ${sent.length === 1 ? 'person' : 'people'}`,
      meta: sent.map(({ person, claim }) => `${person.firstName} ${person.lastName}: ${claim}`)[0] ?? '',
    },
  ]
  return (
    <WaitingPanel
      title="For you to review"
      things={
        findings.data && papers.things
          ? kinds.filter(({ id }) => (id === 'queue' ? waiting : sent.length) > 0)
          : undefined
      }
      total={waiting + sent.length}
      isMore={papers.isMore}
      isError={findings.isError || papers.isError}
      retry={() => {
        findings.retry()
        papers.retry()
      }}
      row={({ to, title, meta }) => <WaitingRow to={to} title={title} meta={meta} />}
      empty={{ sentence: 'Nothing to review.', action: 'Open the queue', to: sitePaths.admin }}
    />
  )
}

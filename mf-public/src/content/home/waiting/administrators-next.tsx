// What waits for administrators, in place of a tenant's or landlord's own activity.
import { queryOf } from '@portal/client/call'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { formatCount } from '@portal/contract/values/numerals'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { formatDate } from '@portal/shared-ui/format-date'
import { NextPanel } from './next-for-you.tsx'
import { useWaiting } from './use-waiting.ts'

export const AdministratorsNext = () => {
  const queue = useWaiting(queryOf(findingEndpoints.list, { query: { limit: 1 } }))
  const papers = useWaiting(queryOf(reviewEndpoints.list, { query: { limit: 100 } }))
  const { waiting, oldestAt } = queue.data?.counts ?? { waiting: 0, oldestAt: null }
  const { reviews = [], nextCursor } = papers.data ?? {}
  const since = (moment: string | null | undefined): string =>
    moment ? `The oldest waits since ${formatDate(moment)}` : ''
  return (
    <NextPanel
      sources={[
        { ...queue, things: queue.data?.violations },
        { ...papers, things: papers.data?.reviews },
      ]}
      steps={[
        ...(waiting > 0
          ? [
              {
                id: 'queue',
                to: sitePaths.admin,
                title: `Decide on ${countOf(waiting, 'report or finding', 'reports and findings')}`,
                meta: since(oldestAt),
              },
            ]
          : []),
        ...(reviews.length > 0
          ? [
              {
                id: 'papers',
                to: sitePaths.adminVerifications,
                title: `Review papers: ${formatCount(reviews.length, Boolean(nextCursor))}`,
                meta: since(reviews[0]?.createdAt),
              },
            ]
          : []),
      ]}
      empty={{ action: 'View the queue', to: sitePaths.admin }}
    />
  )
}

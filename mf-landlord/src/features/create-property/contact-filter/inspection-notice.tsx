import { Notice } from '@portal/shared-ui/notice'
import type { Inspection } from './inspect-listing.ts'

/** Says beside the words what the filter found in them. */
export function InspectionNotice({ inspection }: { inspection: Inspection }) {
  const { outcome, message, found } = inspection
  if (outcome === 'clean') return null
  const isBlocked = outcome === 'blocked'
  return (
    <Notice
      tone={isBlocked ? 'danger' : 'warning'}
      title={isBlocked ? 'Content Blocked' : 'Content Filtered'}
      live
    >
      {message}
      <p>Found: {found.map(words => `“${words}”`).join(', ')}</p>
    </Notice>
  )
}

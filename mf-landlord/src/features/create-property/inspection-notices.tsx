// What the form says about words that the contact filter removes or blocks (spec §5, §8).
import { productInSentences } from '@portal/contract/wording'
import { Notice } from '@portal/shared-ui/notice'
import type { Inspection } from './inspection.ts'

/** Says next to the words what the filter found in them. */
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

/** The policy's own words, next to the button that a violation disables (spec §8). */
export function PolicyBanner({ inspection: { outcome } }: { inspection: Inspection }) {
  if (outcome === 'clean') return null
  return (
    <Notice tone={outcome === 'blocked' ? 'danger' : 'warning'}>
      Your listing contains external contact information which violates our platform policy. This content has
      been automatically filtered. All communications must happen through {productInSentences}.
    </Notice>
  )
}

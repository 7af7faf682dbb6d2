import { productInSentences } from '@portal/contract/wording'
import { Notice } from '@portal/shared-ui/notice'
import type { Inspection } from './inspect-listing.ts'

/** The policy's own words, beside the button that they may hold back (spec §8). */
export function PolicyBanner({ inspection: { outcome } }: { inspection: Inspection }) {
  if (outcome === 'clean') return null
  return (
    <Notice tone={outcome === 'blocked' ? 'danger' : 'warning'}>
      Your listing contains external contact information which violates our platform policy. This content has
      been automatically filtered. All communications must happen through {productInSentences}.
    </Notice>
  )
}

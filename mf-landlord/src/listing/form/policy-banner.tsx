import { productInSentences } from '@portal/contract/wording'
import { Notice } from '@portal/shared-ui/notice'
import type { ListingInspection } from './use-listing-inspection.ts'

/** The policy's own words, next to the button that a violation disables (spec §8). */
export function PolicyBanner({ inspection: { outcome } }: { inspection: ListingInspection }) {
  if (outcome === 'clean') return null
  return (
    <Notice tone={outcome === 'blocked' ? 'danger' : 'warning'}>
      Your listing contains external contact information which violates our platform policy. This content has
      been automatically filtered. All communications must happen through {productInSentences}.
    </Notice>
  )
}

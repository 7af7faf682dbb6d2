import * as sitePaths from '@portal/contract/site-paths'
import { noLargerPlan } from '@portal/contract/subscriptions/plan-limit'
import { Button } from '@portal/shared-ui/button'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { PathLink } from './path-link.tsx'
import { keepWayBack } from './way-back.tsx'

/** Where a plan is too small. */
export const ComparePlans = () => {
  const { hasPayments = true } = usePlatform().settings
  if (!hasPayments) return noLargerPlan
  return (
    <Button asChild variant="outline" size="sm">
      <PathLink to={sitePaths.pricing} onClick={keepWayBack}>
        Compare plans
      </PathLink>
    </Button>
  )
}

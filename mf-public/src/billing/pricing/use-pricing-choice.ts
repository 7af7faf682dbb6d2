import { useAddressParams } from '@portal/app-kit/use-address-params'
import type { UserType } from '@portal/contract/people/person'
import { useSession } from '@portal/shared-ui/platform/use-session'

export type BillingPeriod = 'monthly' | 'yearly'

export interface PricingChoice {
  viewer: UserType
  period: BillingPeriod
  chooseViewer: (viewer: UserType) => void
  choosePeriod: (period: BillingPeriod) => void
}

const sides: readonly UserType[] = ['tenant', 'landlord']

/** Defaults to tenants' plans by the month; signed-in landlords start on their own side. */
export const usePricingChoice = (): PricingChoice => {
  const session = useSession()
  const [params, changeParams] = useAddressParams()
  const ownSide = session?.user.userType ?? 'tenant'
  return {
    viewer: sides.find(side => side === params.get('for')) ?? ownSide,
    period: params.get('billing') === 'yearly' ? 'yearly' : 'monthly',
    chooseViewer: viewer => changeParams({ for: viewer }, { replace: true }),
    choosePeriod: period => changeParams({ billing: period }, { replace: true }),
  }
}

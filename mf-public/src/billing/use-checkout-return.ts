import { useAddressParams } from '@portal/app-kit/use-address-params'
import { type Plan, plans } from '@portal/contract/subscriptions/plan'
import { useCallback, useEffect, useState } from 'react'

export interface CheckoutReturn {
  /** The plan that they chose there; undefined if the address does not say. */
  plan: Plan | undefined
  isYearly: boolean
  /** The provider's id of the checkout; null for a confirmed change. */
  sessionId: string | null
}

/** Read once from the address and then removed, so that a reload does not repeat the message; null for anyone else. */
export const useCheckoutReturn = (outcome: 'done' | 'left'): [CheckoutReturn | null, () => void] => {
  const [params, changeParams] = useAddressParams()
  const isBack = params.get('checkout') === outcome
  const [found, setFound] = useState<CheckoutReturn | null>(() => (isBack ? read(params) : null))
  useEffect(() => {
    if (isBack) changeParams(withoutReturn[outcome], { replace: true })
  }, [isBack, outcome, changeParams])
  return [found, useCallback(() => setFound(null), [])]
}

const read = (params: URLSearchParams): CheckoutReturn => ({
  plan: plans.find(({ planKey }) => planKey === params.get('plan')),
  isYearly: params.get('billing') === 'yearly',
  sessionId: params.get('session'),
})

/** The pricing page keeps `billing`, because it shows its plans by it. */
const withoutReturn = {
  done: { checkout: null, plan: null, billing: null, session: null },
  left: { checkout: null, plan: null },
}

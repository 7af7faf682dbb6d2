// How a person came back from the payment provider's page.
import { type Plan, plans } from '@portal/contract/subscriptions/plan'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface CheckoutReturn {
  /** The plan that they chose there; undefined if the address does not say. */
  plan: Plan | undefined
  isYearly: boolean
  /** The provider's id of the checkout; null for a confirmed change. */
  sessionId: string | null
}

/** Read once from the address and then removed, so that a reload does not repeat the message; null for anyone else. */
export const useCheckoutReturn = (outcome: 'done' | 'left'): [CheckoutReturn | null, () => void] => {
  const [params, setParams] = useSearchParams()
  const isBack = params.get('checkout') === outcome
  const [found, setFound] = useState<CheckoutReturn | null>(() => (isBack ? read(params) : null))
  useEffect(() => {
    if (isBack)
      setParams(current => withoutReturn(current, outcome), { replace: true, preventScrollReset: true })
  }, [isBack, outcome, setParams])
  return [found, () => setFound(null)]
}

const read = (params: URLSearchParams): CheckoutReturn => ({
  plan: plans.find(({ planKey }) => planKey === params.get('plan')),
  isYearly: params.get('billing') === 'yearly',
  sessionId: params.get('session'),
})

const withoutReturn = (params: URLSearchParams, outcome: 'done' | 'left') => {
  const rest = new URLSearchParams(params)
  for (const name of said[outcome]) rest.delete(name)
  return rest
}

/** The pricing page keeps `billing`, because it shows its plans by it. */
const said = { done: ['checkout', 'plan', 'billing', 'session'], left: ['checkout', 'plan'] }

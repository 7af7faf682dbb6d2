// Someone who comes back from paying has their plan a moment later: once the provider has reported it.
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentQuery } from '../billing-queries.ts'
import { planKeyOf } from '../plan-of.ts'
import { type CheckoutReturn, useCheckoutReturn } from '../use-checkout-return.ts'

type PaymentState = 'awaited' | 'late' | 'confirmed'

export interface PaymentConfirmation {
  /** Null for who does not come from paying. */
  state: PaymentState | null
  lookAgain: () => void
  dismiss: () => void
}

/** How often the plan is asked for, and how long. @internal Tests wait for less. */
export const patience = { everyMs: 2000, forMs: 60_000 }

/** Asks for the plan until it is the one that was bought. */
export const usePaymentConfirmation = (): PaymentConfirmation => {
  const [bought, dismiss] = useCheckoutReturn('done')
  const [isLate, setLate] = useState(false)
  const isAwaited = (current: CurrentSubscription | null | undefined) =>
    bought !== null && !isThere(bought, current)
  const { data, refetch } = useQuery({
    ...currentQuery,
    refetchInterval: ({ state }) => !isLate && isAwaited(state.data) && patience.everyMs,
  })
  const isWaiting = !isLate && isAwaited(data)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), patience.forMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const lookAgain = () => {
    setLate(false)
    void refetch({ cancelRefetch: false })
  }
  return {
    state: bought && (isWaiting ? 'awaited' : isAwaited(data) ? 'late' : 'confirmed'),
    lookAgain,
    dismiss,
  }
}

/** Of an address that does not name a plan, any that is paid for counts. */
const isThere = (
  { plan, isYearly }: CheckoutReturn,
  current: CurrentSubscription | null | undefined,
): boolean => {
  if (current?.status !== 'active') return false
  if (!plan) return true
  return planKeyOf(current) === plan.planKey && (current.billingPeriod === 'year') === isYearly
}

// After the payment provider's pages: asks the provider for the result right away, instead of waiting for its report.
import { ApiError } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentQuery } from '../billing-queries.ts'
import { planKeyOf } from '../plan-of.ts'
import { type CheckoutReturn, useCheckoutReturn } from '../use-checkout-return.ts'

type PaymentState = 'asked' | 'late' | 'paid' | 'changed'

export interface PaymentConfirmation {
  /** Null for visitors who do not come from paying, or whose address only claims it. */
  state: PaymentState | null
  checkAgain: () => void
  dismiss: () => void
}

/** How often the provider is asked, and for how long. @internal Tests shorten this. */
export const patience = { everyMs: 2000, forMs: 60_000 }

/** Asks the provider until it answers. The address alone proves nothing. */
export const usePaymentConfirmation = (): PaymentConfirmation => {
  const [returned, dismiss] = useCheckoutReturn('done')
  const queryClient = useQueryClient()
  const [isLate, setLate] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['come-back', returned?.sessionId ?? null],
    queryFn: async () => {
      const { isPaid, subscription } = await call(paymentEndpoints.comeBack, {
        body: { sessionId: returned?.sessionId ?? null },
      })
      await queryClient.cancelQueries({ queryKey: currentQuery.queryKey })
      queryClient.setQueryData(currentQuery.queryKey, subscription)
      const isChanged = !isPaid && returned !== null && isChosen(returned, subscription)
      return { state: isPaid ? ('paid' as const) : isChanged ? ('changed' as const) : null }
    },
    enabled: returned !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      !isLate && state.data === undefined && mayPass(state.error) && patience.everyMs,
  })
  const { data: current } = useQuery(currentQuery)
  const isCanceledSince = data !== undefined && current?.cancelAtPeriodEnd === true
  useEffect(() => {
    if (isCanceledSince) dismiss()
  }, [isCanceledSince, dismiss])
  const isAsked = returned !== null && data === undefined && mayPass(error)
  useEffect(() => {
    if (!isAsked || isLate) return
    const timer = setTimeout(() => setLate(true), patience.forMs)
    return () => clearTimeout(timer)
  }, [isAsked, isLate])
  return {
    state: isAsked ? (isLate ? 'late' : 'asked') : returned && (data?.state ?? null),
    checkAgain: () => {
      setLate(false)
      void refetch({ cancelRefetch: false })
    },
    dismiss,
  }
}

/** Asking again does not help with an unknown checkout, or with someone else's. */
const mayPass = (error: Error | null): boolean =>
  !(error instanceof ApiError) || !['not_found', 'invalid', 'no_session'].includes(error.code ?? '')

/** Whether the subscription matches the plan in the address. */
const isChosen = (
  { plan, isYearly, sessionId }: CheckoutReturn,
  current: CurrentSubscription | null,
): boolean =>
  sessionId === null &&
  current?.status === 'active' &&
  planKeyOf(current) === plan?.planKey &&
  (current.billingPeriod === 'year') === isYearly

// Coming back from the payment provider's pages: what was bought there is read from it at once, not once it reports it.
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
  /** Null for who does not come from paying, or only says so. */
  state: PaymentState | null
  lookAgain: () => void
  dismiss: () => void
}

/** How often the provider is asked, and for how long. @internal Tests wait for less. */
export const patience = { everyMs: 2000, forMs: 60_000 }

/** Asks the provider until it answers. An address that only says that something was paid claims nothing. */
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
  const isAsked = returned !== null && data === undefined && mayPass(error)
  useEffect(() => {
    if (!isAsked || isLate) return
    const timer = setTimeout(() => setLate(true), patience.forMs)
    return () => clearTimeout(timer)
  }, [isAsked, isLate])
  return {
    state: isAsked ? (isLate ? 'late' : 'asked') : returned && (data?.state ?? null),
    lookAgain: () => {
      setLate(false)
      void refetch({ cancelRefetch: false })
    },
    dismiss,
  }
}

/** A checkout that is someone else's, or none, will not become one's own. */
const mayPass = (error: Error | null): boolean =>
  !(error instanceof ApiError) || !['not_found', 'invalid', 'no_session'].includes(error.code ?? '')

/** Whether the subscription is the plan that the address names. */
const isChosen = (
  { plan, isYearly, sessionId }: CheckoutReturn,
  current: CurrentSubscription | null,
): boolean =>
  sessionId === null &&
  current?.status === 'active' &&
  planKeyOf(current) === plan?.planKey &&
  (current.billingPeriod === 'year') === isYearly

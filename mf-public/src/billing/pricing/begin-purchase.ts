import { newQueryClient } from '@portal/shared-ui/platform/new-query-client'
import type { Platform } from '@portal/shared-ui/platform/platform'
import { currentQuery, offersQuery } from '../billing-queries.ts'
import { isRunning } from '../plan-of.ts'
import type { ChangePlanDialog } from './change-plan-dialog.tsx'
import { checkoutFailure, openCheckout } from './open-checkout.ts'
import type { Choice, PlanChange } from './plan-choice.ts'

export interface PlanQuestion {
  change: PlanChange
  Dialog: typeof ChangePlanDialog
}

/** The next step: the provider's page (null if the plan cannot be bought), a question first, or an error. */
export type Purchase = { url: string | null } | { question: PlanQuestion } | { failure: string }

/** Does not reject. Prices are refetched each time, because they can have changed. */
export const beginPurchase = async (
  queryClientFrom: Platform['queryClientFrom'],
  choice: Choice,
): Promise<Purchase> => {
  const queryClient = queryClientFrom(newQueryClient)
  try {
    const [{ plans }, current] = await Promise.all([
      queryClient.fetchQuery({ ...offersQuery, staleTime: 0 }),
      queryClient.fetchQuery(currentQuery),
    ])
    const offer = plans.find(({ planKey }) => planKey === choice.plan.planKey)
    const priceId = choice.period === 'yearly' ? offer?.yearlyPriceId : offer?.monthlyPriceId
    if (!priceId) return { url: null }
    if (isRunning(current)) {
      const { ChangePlanDialog: Dialog } = await import('./change-plan-dialog.tsx')
      return { question: { change: { ...choice, current, priceId }, Dialog } }
    }
    return { url: await openCheckout({ ...choice, priceId }) }
  } catch (error) {
    return { failure: checkoutFailure(error) }
  }
}

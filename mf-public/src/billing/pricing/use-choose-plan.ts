// Choosing a plan: Free is there for everyone, the others lead to the payment provider's page (spec §6, §8).
import { call } from '@portal/client/call'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import type { Plan } from '@portal/contract/subscriptions/plan'
import { useToast } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { offersQuery } from '../billing-queries.ts'
import { failureWords } from '../failure-words.ts'
import type { BillingPeriod } from './use-pricing-choice.ts'

interface Choice {
  plan: Plan
  period: BillingPeriod
}

/** `currentName` is the paid plan that the person has; undefined without one. */
export const useChoosePlan = (currentName: string | undefined) => {
  const session = useSession()
  const toast = useToast()
  const checkout = useCheckout()
  const choose = (choice: Choice) => {
    if (choice.plan.planKey === 'free')
      return toast({ title: 'Free Plan Active', description: freeWords(session !== null, currentName) })
    if (!session)
      return toast({
        title: 'Authentication Required',
        description: 'Please log in to upgrade your subscription.',
        tone: 'danger',
      })
    checkout.mutate(choice)
  }
  return { choose, pendingPlan: checkout.isPending ? checkout.variables.plan.planKey : null }
}

const freeWords = (isSignedIn: boolean, currentName: string | undefined): string => {
  if (!isSignedIn) return 'It comes with every account: sign up, and it is yours forever.'
  if (currentName) return `You have all of it within ${currentName}. It stays yours when ${currentName} ends.`
  return 'It is yours for as long as you like.'
}

/** Asks for the provider's page and goes there. */
const useCheckout = () => {
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: async ({ plan, period }: Choice) => {
      const { plans } = await queryClient.fetchQuery(offersQuery)
      const offer = plans.find(({ planKey }) => planKey === plan.planKey)
      const priceId = period === 'yearly' ? offer?.yearlyPriceId : offer?.monthlyPriceId
      if (!priceId) return null
      const body = { priceId, planName: plan.name, billingPeriod: period }
      return (await call(paymentEndpoints.checkout, { body })).url
    },
    onSuccess: url => {
      if (url) window.location.assign(url)
      else
        toast({
          title: 'Plan Unavailable',
          description: 'This plan is not available for purchase yet.',
          tone: 'danger',
        })
    },
    onError: error =>
      toast({
        title: 'Payment Error',
        description: failureWords(error, 'Unable to start checkout process. Please try again.'),
        tone: 'danger',
      }),
  })
}

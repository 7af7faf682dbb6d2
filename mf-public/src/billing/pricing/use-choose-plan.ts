// Choosing a plan: Free is there for everyone, the others lead to the payment provider's page (spec §6, §8).
import { withoutCode } from '@portal/client/connection-error'
import type { PlanKey } from '@portal/contract/people/person'
import { usePlatform, useToast } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useState } from 'react'
import type { Checkout, Choice } from './start-checkout.ts'

/** `currentName` is the paid plan that the person has; undefined without one. */
export const useChoosePlan = (currentName: string | undefined) => {
  const session = useSession()
  const toast = useToast()
  const { begin, pendingPlan } = useCheckout()
  const choose = (choice: Choice) => {
    if (choice.plan.planKey === 'free')
      return toast({ title: 'Free Plan Active', description: freeWords(session !== null, currentName) })
    if (!session)
      return toast({
        title: 'Authentication Required',
        description: 'Please log in to upgrade your subscription.',
        tone: 'danger',
      })
    void begin(choice)
  }
  return { choose, pendingPlan }
}

const freeWords = (isSignedIn: boolean, currentName: string | undefined): string => {
  if (!isSignedIn) return 'It comes with every account: sign up, and it is yours forever.'
  if (currentName) return `You have all of it within ${currentName}. It stays yours when ${currentName} ends.`
  return 'It is yours for as long as you like.'
}

/** Asks for the provider's page and goes there. What it takes to ask is loaded then: most people only look. */
const useCheckout = () => {
  const { queryClientFrom } = usePlatform()
  const toast = useToast()
  const [pendingPlan, setPendingPlan] = useState<PlanKey | null>(null)
  const begin = async (choice: Choice) => {
    setPendingPlan(choice.plan.planKey)
    const checkout: Checkout = await import('./start-checkout.ts').then(
      ({ startCheckout }) => startCheckout(queryClientFrom, choice),
      () => ({ failure: withoutCode('read').sentence }),
    )
    setPendingPlan(null)
    if ('failure' in checkout)
      return toast({ title: 'Payment Error', description: checkout.failure, tone: 'danger' })
    if (checkout.url) return window.location.assign(checkout.url)
    toast({
      title: 'Plan Unavailable',
      description: 'This plan is not available for purchase yet.',
      tone: 'danger',
    })
  }
  return { begin, pendingPlan }
}

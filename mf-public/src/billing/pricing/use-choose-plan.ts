// Choosing a plan: Free is there for everyone, the others lead to the payment provider's page (spec §6, §8).
import { withoutCode } from '@portal/client/connection-error'
import type { PlanKey } from '@portal/contract/people/person'
import { type ToastMessage, usePlatform, useToast } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useEffect, useState } from 'react'
import type { PlanQuestion, Purchase } from './begin-purchase.ts'
import type { Choice } from './plan-choice.ts'

/** `currentName` is the paid plan that the person has; undefined without one. */
export const useChoosePlan = (currentName: string | undefined) => {
  const session = useSession()
  const toast = useToast()
  const { begin, ...purchase } = usePurchase()
  const choose = (choice: Choice) => {
    const { planKey, name, userTypes } = choice.plan
    if (planKey === 'free')
      return toast({ title: 'Free Plan Active', description: freeWords(session !== null, currentName) })
    if (!session)
      return toast({
        title: 'Authentication Required',
        description: 'Please log in to upgrade your subscription.',
        tone: 'danger',
      })
    if (!userTypes.includes(session.user.userType))
      return toast(unavailable(`${name} is for landlords, and you are signed in as a tenant.`))
    void begin(choice)
  }
  return { choose, ...purchase }
}

const freeWords = (isSignedIn: boolean, currentName: string | undefined): string => {
  if (!isSignedIn) return 'It comes with every account: sign up, and it is yours forever.'
  if (currentName)
    return `You have all of it within ${currentName}. To have Free alone, cancel ${currentName} on your subscription page.`
  return 'It is yours for as long as you like.'
}

const unavailable = (description: string): ToastMessage => ({
  title: 'Plan Unavailable',
  description,
  tone: 'danger',
})

/**
 * Goes to the provider's page, or has a change to agree to first. What it takes to ask is loaded then: most people only
 * look.
 */
const usePurchase = () => {
  const { queryClientFrom } = usePlatform()
  const toast = useToast()
  const [pendingPlan, setPendingPlan] = useState<PlanKey | null>(null)
  const [question, setQuestion] = useState<PlanQuestion | null>(null)
  useEffect(() => {
    // Back from there, the browser shows the page as it was left.
    const beginAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setPendingPlan(null)
      setQuestion(null)
    }
    window.addEventListener('pageshow', beginAgain)
    return () => window.removeEventListener('pageshow', beginAgain)
  }, [])
  const begin = async (choice: Choice) => {
    setPendingPlan(choice.plan.planKey)
    const purchase: Purchase = await import('./begin-purchase.ts').then(
      ({ beginPurchase }) => beginPurchase(queryClientFrom, choice),
      () => ({ failure: withoutCode('read').sentence }),
    )
    // Pending still, while the browser goes there: pressed again, the button would open another checkout.
    if ('url' in purchase && purchase.url) return window.location.assign(purchase.url)
    setPendingPlan(null)
    if ('failure' in purchase)
      return toast({ title: 'Payment Error', description: purchase.failure, tone: 'danger' })
    if ('question' in purchase) return setQuestion(purchase.question)
    toast(unavailable('This plan is not available for purchase yet.'))
  }
  return { begin, pendingPlan, question, dropQuestion: () => setQuestion(null) }
}

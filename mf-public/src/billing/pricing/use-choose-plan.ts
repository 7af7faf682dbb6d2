// Choosing a plan: Free needs nothing more, the others go to the payment provider's page (spec §6, §8).
import { withoutCode } from '@portal/client/connection-error'
import type { PlanKey } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import { type ToastMessage, usePlatform, useToast } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PlanQuestion, Purchase } from './begin-purchase.ts'
import type { Choice } from './plan-choice.ts'

/** `currentName` is the person's paid plan, if they have one. Visitors sign up first, and come back to the plan. */
export const useChoosePlan = (currentName: string | undefined) => {
  const session = useSession()
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { begin, ...purchase } = usePurchase()
  const choose = (choice: Choice) => {
    const { planKey, name, userTypes } = choice.plan
    if (planKey === 'free')
      return toast({ title: 'Free Plan Active', description: freeWords(session !== null, currentName) })
    if (!session) {
      toast({
        title: 'Authentication Required',
        description: 'Please log in to upgrade your subscription.',
        tone: 'danger',
      })
      const next = `${pathname}${search}#${planKey}`
      return navigate(sitePaths.signInFor(next), { state: { tab: 'register' } })
    }
    if (!userTypes.includes(session.user.userType))
      return toast(unavailable(`${name} is only for landlords.`))
    void begin(choice)
  }
  return { choose, ...purchase }
}

const freeWords = (isSignedIn: boolean, currentName: string | undefined): string => {
  if (!isSignedIn) return 'Every account starts on the Free plan. Sign up to use it.'
  if (currentName)
    return `${currentName} includes everything in Free. To switch to Free, cancel ${currentName} on your subscription page.`
  return 'You can use it for as long as you like.'
}

const unavailable = (description: string): ToastMessage => ({
  title: 'Plan Unavailable',
  description,
  tone: 'danger',
})

/** The code loads on demand, because most people only look. */
const usePurchase = () => {
  const { queryClientFrom } = usePlatform()
  const toast = useToast()
  const [pendingPlan, setPendingPlan] = useState<PlanKey | null>(null)
  const [question, setQuestion] = useState<PlanQuestion | null>(null)
  useEffect(() => {
    // After Back, the browser restores the page as it was.
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
    // Stays pending while the browser leaves: a second press would open another checkout.
    if ('url' in purchase && purchase.url) return window.location.assign(purchase.url)
    setPendingPlan(null)
    if ('failure' in purchase)
      return toast({ title: 'Payment Error', description: purchase.failure, tone: 'danger' })
    if ('question' in purchase) return setQuestion(purchase.question)
    toast(unavailable('This plan is not available for purchase yet.'))
  }
  return { begin, pendingPlan, question, dropQuestion: () => setQuestion(null) }
}

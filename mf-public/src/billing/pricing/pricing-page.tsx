// Plans and prices for both sides (spec §2.5). The plans are part of the contract, so they show at once.

import { useTitle } from '@portal/app-kit/use-title'
import * as sitePaths from '@portal/contract/site-paths'
import { plans } from '@portal/contract/subscriptions/plan'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { gainWords } from '../plan-contents.ts'
import { isRunning, planInEffect } from '../plan-of.ts'
import { useCheckoutReturn } from '../use-checkout-return.ts'
import { choiceWords } from './choice-words.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { PlanCard } from './plan-card.tsx'
import { Account, PlanGrid, PricingScreen } from './pricing-layout.tsx'
import { PricingQuestions } from './pricing-questions.tsx'
import { PricingSwitches } from './pricing-switches.tsx'
import { useChoosePlan } from './use-choose-plan.ts'
import { usePricingChoice } from './use-pricing-choice.ts'

/** Null for none, undefined until it is known. It loads after the page, which shows the plans without it. */
const useCurrentPlan = (): CurrentSubscription | null | undefined => {
  const userId = useSession()?.user.id
  const { queryClientFrom } = usePlatform()
  const [current, setCurrent] = useState<CurrentSubscription | null>()
  useEffect(() => {
    if (!userId) return
    let isOver = false
    let stop = () => {}
    import('./watch-current-plan.ts').then(
      ({ watchCurrentPlan }) => {
        if (!isOver) stop = watchCurrentPlan(queryClientFrom, setCurrent)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
      setCurrent(undefined)
    }
  }, [userId, queryClientFrom])
  return current
}

interface CheckoutLeftProps {
  /** The plan that they had chosen; undefined if unknown. */
  planName: string | undefined
  isPending: boolean
  onTryAgain: () => void
  onDismiss: () => void
}

/** For people who came back from the payment provider’s page without paying. */
const CheckoutLeft = ({ planName, isPending, onTryAgain, onDismiss }: CheckoutLeftProps) => (
  <Notice
    live
    title="You left before paying"
    onDismiss={onDismiss}
    action={
      planName && (
        <Button
          variant="outline"
          size="sm"
          pending={isPending}
          pendingText="Processing..."
          onClick={onTryAgain}
        >
          Try {planName} again
        </Button>
      )
    }
  >
    You weren’t charged, and your plan hasn’t changed. You can choose a plan anytime.
  </Notice>
)

export const PricingPage = () => {
  useTitle('Pricing')
  const choice = usePricingChoice()
  const session = useSession()
  const { hasPayments = true } = usePlatform().settings
  const current = useCurrentPlan()
  const own = current === undefined ? undefined : planInEffect(current)
  const { choose, pendingPlan, question, dropQuestion } = useChoosePlan(
    isRunning(current) ? current.planName : undefined,
  )
  const [left, forgetLeft] = useCheckoutReturn('left')
  const compared = plans.find(({ planKey }) => planKey === (session ? own : 'free'))
  const offered = plans.filter(({ userTypes }) => userTypes.includes(choice.viewer))
  const { pathname, search } = useLocation()
  useNamedPlan()
  return (
    <PricingScreen>
      {left && (
        <CheckoutLeft
          planName={left.plan?.name}
          isPending={left.plan?.planKey === pendingPlan}
          onTryAgain={() => left.plan && choose({ plan: left.plan, period: choice.period })}
          onDismiss={forgetLeft}
        />
      )}
      {current?.status === 'past_due' && (
        <Notice tone="warning" title="Please pay your open invoice first">
          Then you can change your plan. <Link to={sitePaths.subscription}>View what you owe</Link>
        </Notice>
      )}
      <PricingSwitches choice={choice} />
      <PlanGrid as="ul" role="list" $count={offered.length}>
        {offered.map(plan => (
          <PlanCard
            key={plan.planKey}
            plan={plan}
            viewer={choice.viewer}
            period={choice.period}
            isCurrent={plan.planKey === own}
            gain={
              compared && (session || plan.planKey !== 'free')
                ? gainWords(plan, compared, choice.viewer)
                : undefined
            }
            words={choiceWords(plan, choice.period, current)}
            isForSale={hasPayments || plan.planKey === 'free'}
            isPending={pendingPlan === plan.planKey}
            onChoose={() => choose({ plan, period: choice.period })}
          />
        ))}
      </PlanGrid>
      {!session && (
        <Account>
          Already have an account? <Link to={sitePaths.signInFor(pathname + search)}>Log in to upgrade</Link>
        </Account>
      )}
      <ComparisonTable plans={offered} />
      <PricingQuestions />
      {question && <question.Dialog change={question.change} onClose={dropQuestion} />}
    </PricingScreen>
  )
}

/** Moves the focus to the plan in the address (`#premium`), so that visitors return to their choice after signing up. */
const useNamedPlan = (): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash) return
    // Opening a page moves the focus to its top first.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.focus())
    return () => cancelAnimationFrame(frame)
  }, [hash])
}

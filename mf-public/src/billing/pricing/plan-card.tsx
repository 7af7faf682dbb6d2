import type { UserType } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import type { Plan } from '@portal/contract/subscriptions/plan'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { Card } from '@portal/shared-ui/card'
import { Heading } from '@portal/shared-ui/heading'
import { color, media, space } from '@portal/shared-ui/tokens'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { PlanIcon } from '../plan-icon.tsx'
import { PlanFeatures } from './plan-features.tsx'
import { PlanPrice } from './plan-price.tsx'
import type { BillingPeriod } from './use-pricing-choice.ts'

interface PlanCardProps {
  plan: Plan
  viewer: UserType
  period: BillingPeriod
  isCurrent: boolean
  /** What the plan means for this person. */
  gain: string | undefined
  /** The button's label; null for the current plan. */
  words: string | null
  isForSale: boolean
  isPending: boolean
  onChoose: () => void
}

export const PlanCard = ({ plan, viewer, period, isCurrent, gain, ...choosing }: PlanCardProps) => (
  <Frame as="li" $padding="lg" $selected={plan.isPopular}>
    <Top>
      <PlanIcon plan={plan.planKey} />
      {plan.isPopular && <Badge tone="primary">Most Popular</Badge>}
    </Top>
    <div>
      <Name>
        <Heading level={2} size="lg">
          {plan.name}
        </Heading>
        {isCurrent && <Badge tone="success">Current plan</Badge>}
      </Name>
      <Description>{plan.description}</Description>
    </div>
    <PlanPrice plan={plan} period={period} gain={gain} />
    <ChoosePlan id={plan.planKey} isMain={plan.isPopular} isCurrent={isCurrent} {...choosing} />
    <PlanFeatures plan={plan} viewer={viewer} />
  </Frame>
)

interface ChoosePlanProps
  extends Pick<PlanCardProps, 'words' | 'isCurrent' | 'isForSale' | 'isPending' | 'onChoose'> {
  /** The target of links that name the plan. */
  id: string
  isMain: boolean
}

const ChoosePlan = ({ id, words, isCurrent, isForSale, isPending, onChoose, isMain }: ChoosePlanProps) => {
  if (words !== null && !isForSale)
    return <Description id={id}>This plan is not available for purchase yet.</Description>
  return words === null ? (
    <Button asChild variant="outline" fullWidth>
      <Link to={sitePaths.subscription}>{isCurrent ? 'Manage your current plan' : 'Manage plan'}</Link>
    </Button>
  ) : (
    <Button
      id={id}
      variant={isMain ? 'primary' : 'outline'}
      fullWidth
      pending={isPending}
      pendingText="Processing..."
      onClick={onChoose}
    >
      {words}
    </Button>
  )
}

/** The cards' five parts align in shared rows, even when text wraps in one of them. */
const Frame = styled(Card)`
  display: grid;
  gap: ${space[5]};
  /* A link to the plan, which is its button, shows the card from its top. */
  & > button {
    scroll-margin-top: 320px;
  }
  ${media.tablet} {
    grid-row: span 5;
    grid-template-rows: subgrid;
  }
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  & > :first-child {
    margin-right: auto;
  }
`

/** Keeps its height without the badge, which comes later. */
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-height: 28px;
`

const Description = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
  text-wrap: pretty;
`

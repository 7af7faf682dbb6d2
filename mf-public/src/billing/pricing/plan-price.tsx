// A plan's price: the rounded figure first (spec §9), then the exact amount and the yearly savings.
import { type Plan, yearlySaving } from '@portal/contract/subscriptions/plan'
import { formatExactMoney, formatMoney } from '@portal/shared-ui/format-money'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import type { BillingPeriod } from './use-pricing-choice.ts'

interface PlanPriceProps {
  plan: Plan
  period: BillingPeriod
  /** What the plan means for this person; undefined until their plan is known. */
  gain: string | undefined
}

export const PlanPrice = ({ plan, period, gain }: PlanPriceProps) => {
  const price = period === 'yearly' ? plan.yearlyPrice : plan.monthlyPrice
  const saving = yearlySaving(plan)
  return (
    <Frame>
      <p>
        <Amount>{formatMoney(price)}</Amount>
        <span>{period === 'yearly' ? '/year' : '/month'}</span>
      </p>
      <small>{price === 0 ? 'Free forever' : billedWords(price, period)}</small>
      {period === 'yearly' && saving > 0 && <Saving>Save {formatExactMoney(saving)} per year</Saving>}
      <Gain>{gain}</Gain>
    </Frame>
  )
}

const billedWords = (price: number, period: BillingPeriod): string =>
  `Exactly ${formatExactMoney(price)}, billed every ${period === 'yearly' ? 'year' : 'month'}`

const Frame = styled.div`
  min-height: 126px;
  font-variant-numeric: tabular-nums;
  p {
    color: ${color.textMuted};
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

/** Its two lines are there before the words are. */
const Gain = styled.b`
  display: block;
  min-height: 3em;
  margin-top: ${space[1]};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
`

const Amount = styled.strong`
  margin-right: ${space[1]};
  color: ${color.text};
  font-size: ${fontSize.display};
  font-weight: ${fontWeight.bold};
  line-height: 1.15;
  letter-spacing: -0.03em;
`

const Saving = styled.span`
  display: block;
  margin-top: ${space[1]};
  color: ${color.onSuccessSoft};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
`

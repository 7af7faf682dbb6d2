// What a plan adds to the one before it: first what works, then what is coming.
import type { UserType } from '@portal/contract/people/person'
import { comingFeatures } from '@portal/contract/subscriptions/coming-soon'
import { type Plan, plans } from '@portal/contract/subscriptions/plan'
import { limitsByPlan } from '@portal/contract/subscriptions/plan-limit'
import { Text } from '@portal/shared-ui/text'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { Check, Clock } from 'lucide-react'
import { styled } from 'styled-components'

export const PlanFeatures = ({ plan, viewer }: { plan: Plan; viewer: UserType }) => {
  const before = plans[plans.findIndex(({ planKey }) => planKey === plan.planKey) - 1]
  const added = plan.features.filter(feature => !before?.features.includes(feature))
  const isComing = (feature: string) => comingFeatures.includes(feature)
  const coming = added.filter(isComing)
  return (
    <Features>
      {before && <Text $weight="semibold">Everything in {before.name}, and</Text>}
      <Lines role="list">
        {[limitWords(plan, viewer), ...added.filter(feature => !isComing(feature))].map(feature => (
          <li key={feature}>
            <Check aria-hidden />
            {feature}
          </li>
        ))}
      </Lines>
      {coming.length > 0 && (
        <Coming>
          <h3>Coming soon</h3>
          <Lines role="list">
            {coming.map(feature => (
              <li key={feature}>
                <Clock aria-hidden />
                {feature}
              </li>
            ))}
          </Lines>
        </Coming>
      )}
    </Features>
  )
}

/** What the plan's limits mean for one's side of the portal. */
const limitWords = ({ planKey }: Plan, viewer: UserType): string => {
  const { listings, contacts } = limitsByPlan[planKey]
  if (viewer === 'landlord') return listings === null ? 'Unlimited listings' : `Up to ${listings} listings`
  return contacts === null ? 'Unlimited inquiries' : `${contacts} inquiries a month`
}

const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
`

const Features = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding-top: ${space[5]};
  border-top: 1px solid ${color.border};
  li {
    display: flex;
    align-items: flex-start;
    gap: ${space[2]};
  }
  svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: 3px;
    color: ${color.primary};
  }
`

const Coming = styled.div`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  h3 {
    margin-bottom: ${space[2]};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.semibold};
  }
  svg {
    width: 16px;
    height: 16px;
    margin-top: 2px;
    color: ${color.textMuted};
  }
`

// What a plan adds to the previous one: available features first, then coming ones.
import type { UserType } from '@portal/contract/people/person'
import { type Plan, plans } from '@portal/contract/subscriptions/plan'
import { Text } from '@portal/shared-ui/text'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { Check, Clock } from 'lucide-react'
import { styled } from 'styled-components'
import { featuresBeyond, limitWords } from '../plan-contents.ts'

export const PlanFeatures = ({ plan, viewer }: { plan: Plan; viewer: UserType }) => {
  const before = plans[plans.findIndex(({ planKey }) => planKey === plan.planKey) - 1]
  const { working, coming } = featuresBeyond(plan, before, viewer)
  return (
    <Features>
      {before && <Text $weight="semibold">Everything in {before.name}, plus</Text>}
      <Lines role="list">
        {[limitWords(plan, viewer), ...working].map(feature => (
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

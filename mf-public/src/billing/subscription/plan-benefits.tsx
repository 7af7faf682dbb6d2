// The benefits of each plan (spec §6), with the person's own plan marked.
import type { PlanKey } from '@portal/contract/people/person'
import { planNames } from '@portal/contract/subscriptions/plan-limit'
import { Badge } from '@portal/shared-ui/badge'
import { Heading } from '@portal/shared-ui/heading'
import { Panel } from '@portal/shared-ui/panel'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { color, fontSize, space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { currentQuery } from '../billing-queries.ts'
import { PlanIcon } from '../plan-icon.tsx'
import { planInEffect } from '../plan-of.ts'

interface Benefit {
  words: string
  /** The portal does not offer it yet. */
  isComing?: true
}

const benefits: Record<PlanKey, readonly Benefit[]> = {
  free: [{ words: 'Basic profile creation' }, { words: 'Property search' }, { words: 'Community support' }],
  basic: [
    { words: 'Background checks' },
    { words: 'Document verification' },
    { words: 'Priority support', isComing: true },
    { words: 'Advanced search', isComing: true },
  ],
  premium: [
    { words: 'Unlimited background checks' },
    { words: 'Financial information sharing' },
    { words: 'Premium listings', isComing: true },
    { words: '24/7 support', isComing: true },
  ],
  enterprise: [
    { words: 'Unlimited listings' },
    { words: 'Tools for property management companies', isComing: true },
  ],
}

const plansOf = {
  tenant: ['free', 'basic', 'premium'],
  landlord: ['free', 'basic', 'premium', 'enterprise'],
} as const

export const PlanBenefits = () => {
  const side = useSession()?.user.userType ?? 'tenant'
  const { data: current } = useQuery(currentQuery)
  const own = current === undefined ? null : planInEffect(current)
  return (
    <Panel title="Plan Benefits">
      <Plans role="list">
        {plansOf[side].map(plan => (
          <li key={plan}>
            <PlanIcon plan={plan} />
            <div>
              <Name>
                <Heading level={3} size="sm">
                  {planNames[plan]}
                </Heading>
                {plan === own && <Badge tone="success">Your plan</Badge>}
              </Name>
              <Benefits>
                {benefits[plan].map(({ words, isComing }) => (
                  <li key={words}>
                    {words}
                    {isComing && <small> (Coming soon)</small>}
                  </li>
                ))}
              </Benefits>
            </div>
          </li>
        ))}
      </Plans>
    </Panel>
  )
}

const Plans = styled.ul`
  display: grid;
  gap: ${space[5]};
  & > li {
    display: flex;
    gap: ${space[3]};
  }
`

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-height: 24px;
`

const Benefits = styled.ul`
  padding-left: ${space[4]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  small {
    white-space: nowrap;
    font-size: ${fontSize.xs};
  }
`

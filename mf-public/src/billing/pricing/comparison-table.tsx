// The plans side by side (spec §2.5): a table, or on narrow screens one card per feature.
import { comingCapabilities } from '@portal/contract/subscriptions/coming-soon'
import {
  type Capability,
  capabilitiesByPlan,
  comparedCapabilities,
  type Plan,
} from '@portal/contract/subscriptions/plan'
import { Heading } from '@portal/shared-ui/heading'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { Check, Clock, Minus } from 'lucide-react'
import { useId } from 'react'
import { Cell, Section, Table } from './comparison-style.ts'

export const ComparisonTable = ({ plans }: { plans: readonly Plan[] }) => {
  const titleId = useId()
  return (
    <Section>
      <Heading id={titleId} level={2}>
        Compare plans
      </Heading>
      <Table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            {plans.map(({ planKey, name }) => (
              <th key={planKey} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedCapabilities.map(capability => (
            <tr key={capability}>
              <th scope="row">{capability}</th>
              {plans.map(plan => (
                <Cell key={plan.planKey} data-plan={plan.name}>
                  <Answer plan={plan} capability={capability} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

const Answer = ({ plan, capability }: { plan: Plan; capability: Capability }) => {
  if (!capabilitiesByPlan[plan.planKey].includes(capability))
    return (
      <span>
        <Minus aria-hidden />
        <VisuallyHidden>Not included</VisuallyHidden>
      </span>
    )
  if (comingCapabilities.includes(capability))
    return (
      <span>
        <Clock aria-hidden />
        Coming soon
      </span>
    )
  return (
    <span data-included>
      <Check aria-hidden />
      <VisuallyHidden>Included</VisuallyHidden>
    </span>
  )
}

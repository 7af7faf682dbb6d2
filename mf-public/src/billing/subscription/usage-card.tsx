// Usage of the plan (spec §2.6, §5): a bar per feature, with a warning above 80 percent.

import type { UserType } from '@portal/contract/people/person'
import * as sitePaths from '@portal/contract/site-paths'
import { noLargerPlan } from '@portal/contract/subscriptions/plan-limit'
import type { Usage } from '@portal/contract/subscriptions/subscription'
import { Badge } from '@portal/shared-ui/badge'
import { Panel } from '@portal/shared-ui/panel'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Progress } from '@portal/shared-ui/progress'
import { Text } from '@portal/shared-ui/text'
import { color, fontSize, space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { usageQuery } from '../billing-queries.ts'
import { CardFailure, CardLines } from '../card-state.tsx'

interface LimitedFeature {
  feature: keyof Usage
  label: string
  full: string
}

/** Only tenants send inquiries, and only landlords list homes. */
const limitedFor: Record<UserType, LimitedFeature> = {
  tenant: {
    feature: 'contacts',
    label: 'Inquiries this month',
    full: 'You can send more next month, or upgrade your plan.',
  },
  landlord: {
    feature: 'listings',
    label: 'Homes listed',
    full: 'Your homes stay listed. To list more, upgrade your plan or delete a home.',
  },
}

const backgroundChecks: LimitedFeature = {
  feature: 'backgroundChecks',
  label: 'Background checks this month',
  full: 'You can order more next month, or upgrade your plan.',
}

const warnAbove = 0.8

export const UsageCard = () => {
  const side = useSession()?.user.userType ?? 'tenant'
  const { data, isError, refetch } = useQuery(usageQuery)
  return (
    <Panel title="Usage" description="Usage resets on the 1st.">
      {data ? (
        <Rows role="list">
          <UsageRow {...limitedFor[side]} usage={data} />
          <UsageRow {...backgroundChecks} usage={data} />
        </Rows>
      ) : isError ? (
        <CardFailure what="your usage" onRetry={() => void refetch()} />
      ) : (
        <CardLines label="Loading usage..." height="92px" />
      )}
    </Panel>
  )
}

const UsageRow = ({ feature, label, full, usage }: LimitedFeature & { usage: Usage }) => {
  const { hasPayments = true } = usePlatform().settings
  const { used, limit, unlimited } = usage[feature]
  if (unlimited || limit === null) return <Row label={label} figure="Unlimited" />
  if (limit === 0) return <Row label={label} figure="Not in your plan" />
  const isWarned = used / limit > warnAbove
  return (
    <Row label={label} figure={`${used} / ${limit}`} warning={isWarned && warningOf(used, limit)}>
      <Progress
        label={label}
        value={Math.min(used, limit)}
        max={limit}
        tone={isWarned ? 'warning' : 'primary'}
      />
      {used >= limit && (
        <Note $size="sm" $tone="muted">
          {full} {hasPayments ? <PlansLink to={sitePaths.pricing}>Compare plans</PlansLink> : noLargerPlan}
        </Note>
      )}
    </Row>
  )
}

const warningOf = (used: number, limit: number): string => {
  if (used < limit) return 'Almost at your limit'
  return used === limit ? 'Limit reached' : 'Over your plan’s limit'
}

interface RowProps {
  label: string
  figure: string
  warning?: string | false
  children?: ReactNode
}

const Row = ({ label, figure, warning = false, children }: RowProps) => (
  <li>
    <Line>
      <span>{label}</span>
      {warning && (
        <Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
          {warning}
        </Badge>
      )}
      <Figure>{figure}</Figure>
    </Line>
    {children}
  </li>
)

const Note = styled(Text)`
  margin-top: ${space[2]};
`

const PlansLink = styled(Link)`
  color: ${color.primary};
`

const Rows = styled.ul`
  display: grid;
  gap: ${space[5]};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-height: 28px;
  margin-bottom: ${space[1]};
`

const Figure = styled.span`
  margin-left: auto;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`

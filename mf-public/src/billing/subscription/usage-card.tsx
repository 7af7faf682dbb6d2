// How much of the plan is used (spec §2.6, §5): a bar per feature, with a warning above 80 percent.
import type { Usage } from '@portal/contract/subscriptions/subscription'
import { Badge } from '@portal/shared-ui/badge'
import { Panel } from '@portal/shared-ui/panel'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Progress } from '@portal/shared-ui/progress'
import { color, fontSize, space } from '@portal/shared-ui/tokens'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { usageQuery } from '../billing-queries.ts'
import { CardFailure, CardLines } from './card-state.tsx'

const features = {
  listings: 'Homes listed',
  contacts: 'Inquiries this month',
  backgroundChecks: 'Background checks this month',
} as const satisfies Record<keyof Usage, string>

/** Each side's own: only landlords list homes, only tenants inquire. */
const featuresOf = {
  tenant: ['contacts', 'backgroundChecks'],
  landlord: ['listings', 'backgroundChecks'],
} as const

const warnAbove = 0.8

export const UsageCard = () => {
  const side = useSession()?.user.userType ?? 'tenant'
  const { data, isError, refetch } = useQuery(usageQuery)
  return (
    <Panel title="Usage" description="Months begin on the first, at midnight UTC.">
      {data ? (
        <Rows role="list">
          {featuresOf[side].map(feature => (
            <UsageRow key={feature} label={features[feature]} usage={data[feature]} />
          ))}
        </Rows>
      ) : isError ? (
        <CardFailure what="Your usage" onRetry={() => void refetch()} />
      ) : (
        <CardLines label="Loading usage..." height="92px" />
      )}
    </Panel>
  )
}

const UsageRow = ({ label, usage }: { label: string; usage: Usage[keyof Usage] }) => {
  const { used, limit, unlimited } = usage
  if (unlimited || limit === null) return <Row label={label} figure="Unlimited" />
  if (limit === 0) return <Row label={label} figure="Not in your plan" />
  const isWarned = used / limit > warnAbove
  return (
    <Row
      label={label}
      figure={`${used} / ${limit}`}
      warning={isWarned && (used < limit ? 'Almost used up' : 'Used up')}
    >
      <Progress
        label={label}
        value={Math.min(used, limit)}
        max={limit}
        tone={isWarned ? 'warning' : 'primary'}
      />
    </Row>
  )
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

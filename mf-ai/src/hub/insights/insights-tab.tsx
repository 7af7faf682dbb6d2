// Every insight with its figures, what they are based on, its recommendations, and actions.
import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { failureOf } from '@portal/client/failure-of'
import { actOnInsightEndpoints } from '@portal/contract/assistant/act-on-insight-endpoints'
import type { Insight, Metric, MetricUnit } from '@portal/contract/assistant/insight'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import { countOf } from '@portal/contract/properties/property-words'
import { formatCount, formatDollars } from '@portal/contract/values/numerals'
import { sitePathOf } from '@portal/contract/values/site-path'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Panel } from '@portal/shared-ui/panel'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { Check } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { HubList } from '../hub-list.tsx'
import { useInsights } from '../use-hub.ts'
import { InsightRow } from './insight-row.tsx'

export const InsightsTab = () => (
  <Panel title="Insights" padding="none">
    <HubList
      what="insights"
      query={useInsights()}
      empty={
        <EmptyState picture="search" title="No insights right now" level={3}>
          We’ll tell you when inquiries or repairs wait too long, how your rent compares with similar homes,
          and what the homes in your saved searches cost.
        </EmptyState>
      }
      row={insight => (
        <InsightRow insight={insight}>
          <WholeInsight insight={insight} />
        </InsightRow>
      )}
    />
  </Panel>
)

const written: Record<MetricUnit, (value: number) => string> = {
  dollars: formatDollars,
  percent: value => `${value > 0 ? '+' : ''}${formatCount(value)}%`,
  days: value => countOf(value, 'day'),
  miles: value => countOf(value, 'mile'),
  number: value => formatCount(value),
}

const Figures = ({ metrics }: { metrics: readonly Metric[] }) => (
  <List>
    {metrics.map(({ name, value, unit }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{written[unit](value)}</dd>
      </div>
    ))}
  </List>
)

const WholeInsight = ({ insight }: { insight: Insight }) => {
  const { content, metrics, dataSource, recommendations } = insight
  return (
    <Whole>
      {metrics && <Figures metrics={metrics} />}
      {dataSource && <Muted>Based on {dataSource}.</Muted>}
      <p>{content}</p>
      {recommendations.length > 0 && (
        <>
          <strong>What you can do</strong>
          <ul>
            {recommendations.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      <Actions insight={insight} />
    </Whole>
  )
}

/** An insight counts as acted on when its link is opened, or when it is marked as done. */
function Actions({ insight: { id, title, actionUrl, actionText, actionTaken } }: { insight: Insight }) {
  const act = useChange({
    send: (insightId: string) => call(actOnInsightEndpoints.act, { params: { id: insightId } }),
    reads: [insightEndpoints.list],
    failed: error => failureOf(error, 'Failed to mark the insight as done.'),
  })
  const navigate = useNavigate()
  const path = sitePathOf(actionUrl)
  const openText = actionText ?? 'Open'
  const doneText = 'Mark as done'
  const open = (address: string) => {
    if (!actionTaken) act.mutate(id)
    navigate(address)
  }
  return (
    <Buttons>
      {path && (
        <Button
          variant={actionTaken ? 'ghost' : 'outline'}
          size="sm"
          aria-label={`${openText}: ${title}`}
          onClick={() => open(path)}
        >
          {openText}
        </Button>
      )}
      {!actionTaken && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Check aria-hidden />}
          aria-label={`${doneText}: ${title}`}
          pending={act.isPending}
          onClick={() => act.mutate(id)}
        >
          {doneText}
        </Button>
      )}
    </Buttons>
  )
}

const Whole = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[2]};
  text-wrap: pretty;
  & > ul {
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
`

const Muted = styled.p`
  color: ${color.textMuted};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${space[3]};
  margin-block: ${space[1]};
  dt {
    color: ${color.textMuted};
  }
  dd {
    font-size: ${fontSize.lg};
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
  }
`

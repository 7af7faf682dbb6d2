import type { Metric, MetricUnit } from '@portal/contract/assistant/insight'
import { countOf } from '@portal/contract/properties/property-words'
import { formatCount, formatDollars } from '@portal/contract/values/numerals'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

const written: Record<MetricUnit, (value: number) => string> = {
  dollars: formatDollars,
  percent: value => `${value > 0 ? '+' : ''}${formatCount(value)}%`,
  days: value => countOf(value, 'day'),
  miles: value => countOf(value, 'mile'),
  number: value => formatCount(value),
}

export const Figures = ({ metrics }: { metrics: readonly Metric[] }) => (
  <List>
    {metrics.map(({ name, value, unit }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{written[unit](value)}</dd>
      </div>
    ))}
  </List>
)

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

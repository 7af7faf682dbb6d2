import { ReportReason } from '@portal/contract/moderation/report'
import { reasonWords } from '@portal/contract/moderation/report-words'
import { ViolationSource } from '@portal/contract/moderation/violation'
import { Button } from '@portal/shared-ui/button'
import { Select } from '@portal/shared-ui/select'
import { media, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'
import { sourceWords } from '../finding-words.ts'
import { isFiltered, type QueueView } from './queue-view.ts'

interface QueueFiltersProps {
  view: QueueView
  change: (changes: Partial<QueueView>) => void
}

const statuses = [
  { value: '', label: 'All open' },
  { value: 'pending', label: 'New' },
  { value: 'appealed', label: 'Appeals' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'dismissed', label: 'Dismissed' },
] as const

const sources = [
  { value: '', label: 'From anywhere' },
  ...ViolationSource.options.map(value => ({ value, label: sourceWords[value] })),
] as const

const reasons = [
  { value: '', label: 'Any reason' },
  ...ReportReason.options.map(value => ({ value, label: reasonWords[value] })),
] as const

export const QueueFilters = ({ view, change }: QueueFiltersProps) => (
  <Bar>
    <Select
      aria-label="Status"
      options={statuses}
      value={view.status}
      onValueChange={status => change({ status })}
    />
    <Select
      aria-label="Source"
      options={sources}
      value={view.source}
      onValueChange={source => change({ source })}
    />
    <Select
      aria-label="Reason"
      options={reasons}
      value={view.reason}
      onValueChange={reason => change({ reason })}
    />
    {isFiltered(view) && (
      <Button variant="ghost" onClick={() => change({ status: '', source: '', reason: '' })}>
        Clear filters
      </Button>
    )}
  </Bar>
)

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: ${space[3]};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 220px)) auto;
    & > :first-child {
      grid-column: auto;
    }
  }
`

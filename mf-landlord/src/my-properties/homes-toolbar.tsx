import { SearchAsTyped } from '@portal/app-kit/search-as-typed'
import { HomeColumn, HomeStatus } from '@portal/contract/properties/own-property'
import { capitalized } from '@portal/contract/values/words'
import { Button } from '@portal/shared-ui/button'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { Select } from '@portal/shared-ui/select'
import { media, space } from '@portal/shared-ui/tokens'
import { LayoutGrid, Table2 } from 'lucide-react'
import { styled } from 'styled-components'
import { type ChangeView, type HomesView, isFiltered, noFilters, sortedBy } from './homes-view.ts'

interface HomesToolbarProps {
  view: HomesView
  change: ChangeView
  /** Whether there is room for a table. */
  isWide: boolean
}

const statuses = [
  { value: '', label: 'All homes' },
  ...HomeStatus.options.map(value => ({ value, label: capitalized(value) })),
] as const

const orderWords: Record<HomeColumn, string> = {
  home: 'By title',
  status: 'By status',
  rent: 'By rent',
  tenant: 'By tenant',
  lease_end: 'By lease end',
  open: 'By open items',
}

const orders = [
  { value: '', label: 'Newest first' },
  ...HomeColumn.options.map(value => ({ value, label: orderWords[value] })),
] as const

const views = [
  { value: '', label: 'Cards', icon: <LayoutGrid aria-hidden /> },
  { value: 'table', label: 'Table', icon: <Table2 aria-hidden /> },
] as const

/** Searches, filters and sorts all homes, in either view. */
export const HomesToolbar = ({ view, change, isWide }: HomesToolbarProps) => (
  <Bar>
    <SearchAsTyped
      label="Search your homes"
      placeholder="Home, address or tenant"
      words={view.q}
      onSearch={q => change({ q }, { replace: true })}
    />
    <Select
      aria-label="Status"
      value={view.status}
      onValueChange={status => change({ status })}
      options={statuses}
    />
    <Select
      aria-label="Sort"
      value={view.sort}
      onValueChange={sort => change(sortedBy(sort))}
      options={orders}
    />
    {isFiltered(view) && (
      <Button variant="ghost" onClick={() => change(noFilters)}>
        Clear filters
      </Button>
    )}
    {isWide && (
      <SegmentedControl
        label="View"
        segments={views}
        value={view.view}
        onValueChange={chosen => change({ view: chosen })}
      />
    )}
  </Bar>
)

/** On a phone the search has a line to itself. */
const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: ${space[3]};
  & > form {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 320px) repeat(2, minmax(0, 180px)) auto 1fr;
    & > form {
      grid-column: auto;
    }
    & > fieldset {
      grid-column: -2;
      justify-self: end;
    }
  }
`

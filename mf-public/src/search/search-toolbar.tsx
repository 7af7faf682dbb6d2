import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { Heading } from '@portal/shared-ui/heading'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { Columns2, List, Map as MapIcon, X } from 'lucide-react'
import { FiltersButton } from '../listing/filters/filters-button.tsx'
import { describeTotal } from './describe-total.ts'
import { FilterChips } from './filter-chips.tsx'
import { SaveSearchButton } from './save-search/save-search-button.tsx'
import { Count, FilterPlace, Toolbar, ViewSwitch } from './search-layout.tsx'
import { SortSelect } from './sort-select.tsx'
import type { ShownFilters } from './use-filter-place.ts'
import type { Total } from './use-properties.ts'
import type { SearchState, SearchView } from './use-search-state.ts'

const segments = [
  { value: 'map', label: 'Map', icon: <MapIcon aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
  { value: 'split', label: 'Split', icon: <Columns2 aria-hidden /> },
] as const satisfies { value: SearchView; label: string; icon: unknown }[]

interface SearchToolbarProps {
  search: SearchState
  /** Undefined until the first answer. */
  total: Total | undefined
  shownFilters: ShownFilters
}

/** The active filters, the number of homes, and the view options (spec §2.9, §2.12). */
export const SearchToolbar = ({ search, total, shownFilters }: SearchToolbarProps) => (
  <Toolbar>
    <Heading level={1} size="lg">
      Find a home
    </Heading>
    <Count role="status">{total && <Badge tone="primary">{describeTotal(total)}</Badge>}</Count>
    <FilterChips {...search} />
    {search.area && (
      <Button variant="outline" size="sm" icon={<X aria-hidden />} onClick={search.clearArea}>
        Clear area search
      </Button>
    )}
    {shownFilters.place !== 'column' && (
      <FilterPlace $ifNarrow={shownFilters.place === 'if-wide'}>
        <FiltersButton
          filters={search.filters}
          // Takes the focus, because it has replaced the column.
          autoFocus={shownFilters.wasCollapsed}
          isOpening={shownFilters.isComing}
          onNear={shownFilters.prepare}
          onOpen={shownFilters.open}
        />
      </FilterPlace>
    )}
    <SortSelect search={search} />
    <SaveSearchButton searched={search} />
    <ViewSwitch data-lane="switch">
      <SegmentedControl
        label="View"
        segments={segments}
        value={search.view}
        onValueChange={search.showView}
      />
    </ViewSwitch>
  </Toolbar>
)

import { countOf } from '@portal/contract/properties/property-words'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { Heading } from '@portal/shared-ui/heading'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { Columns2, List, Map as MapIcon, X } from 'lucide-react'
import { describeFilters } from '../listing/filters/describe-filters.ts'
import { FiltersButton } from '../listing/filters/filters-button.tsx'
import { Summary, Toolbar, ViewSwitch } from './search-layout.tsx'
import type { SearchState, SearchView } from './use-search-state.ts'

const segments = [
  { value: 'map', label: 'Map', icon: <MapIcon aria-hidden /> },
  { value: 'list', label: 'List', icon: <List aria-hidden /> },
  { value: 'split', label: 'Split', icon: <Columns2 aria-hidden /> },
] as const satisfies { value: SearchView; label: string; icon: unknown }[]

interface SearchToolbarProps {
  search: SearchState
  /** Undefined until the first answer. */
  count: number | undefined
  isFilterColumnShown: boolean
  /** The focus then moves to the button that replaced the column. */
  wasFilterColumnCollapsed: boolean
  onOpenFilters: () => void
}

/** What is searched, how much was found, and how to look at it (spec §2.9, §2.12). */
export const SearchToolbar = ({
  search,
  count,
  isFilterColumnShown,
  wasFilterColumnCollapsed,
  onOpenFilters,
}: SearchToolbarProps) => (
  <Toolbar>
    <Heading level={1} size="lg">
      Find a home
    </Heading>
    <span role="status">
      {count !== undefined && <Badge tone="primary">{countOf(count, 'property', 'properties')}</Badge>}
    </span>
    <Summary>{describeFilters(search.filters).join(' · ')}</Summary>
    {search.area && (
      <Button variant="outline" size="sm" icon={<X aria-hidden />} onClick={search.clearArea}>
        Clear area search
      </Button>
    )}
    {!isFilterColumnShown && (
      <FiltersButton filters={search.filters} autoFocus={wasFilterColumnCollapsed} onOpen={onOpenFilters} />
    )}
    <ViewSwitch>
      <SegmentedControl
        label="View"
        segments={segments}
        value={search.view}
        onValueChange={search.showView}
      />
    </ViewSwitch>
  </Toolbar>
)

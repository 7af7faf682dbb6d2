import { countOf } from '@portal/contract/properties/property-words'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { Heading } from '@portal/shared-ui/heading'
import { SegmentedControl } from '@portal/shared-ui/segmented-control'
import { Columns2, List, Map as MapIcon, SlidersHorizontal, X } from 'lucide-react'
import { styled } from 'styled-components'
import { describeFilters } from './filters/describe-filters.ts'
import { countActive } from './filters/search-filters.ts'
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
}: SearchToolbarProps) => {
  const active = countActive(search.filters)
  return (
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
        <FiltersButton
          variant="outline"
          size="sm"
          icon={<SlidersHorizontal aria-hidden />}
          autoFocus={wasFilterColumnCollapsed}
          aria-label={active > 0 ? `Filters (${active} active)` : undefined}
          onClick={onOpenFilters}
        >
          Filters {active > 0 && <Badge tone="primary">{active}</Badge>}
        </FiltersButton>
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
}

const FiltersButton = styled(Button)`
  min-height: 40px;
`

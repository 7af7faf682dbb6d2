// Working filters over fictional homes (spec §2.12, §5 "Local search filtering").
import { countOf } from '@portal/contract/properties/property-words'
import { Button } from '@portal/shared-ui/button'
import { CardGrid } from '@portal/shared-ui/card'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Text } from '@portal/shared-ui/text'
import { media, space } from '@portal/shared-ui/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FilterColumn, FilterDialog } from '../../../listing/filters/filter-panel.tsx'
import { filterProperties } from '../../../listing/filters/filter-properties.ts'
import { FiltersButton } from '../../../listing/filters/filters-button.tsx'
import { noFilters, type SearchFilters } from '../../../listing/filters/search-filters.ts'
import { homes } from './homes.ts'
import { SampleHomeCard } from './sample-home-card.tsx'
import { SamplePart } from './sample-part.tsx'

/** A collapsible column next to the cards on a wide screen, or a button elsewhere. */
export const SampleHomes = () => {
  const [filters, setFilters] = useState<SearchFilters>(noFilters)
  const [column, setColumn] = useState<'initial' | 'opened' | 'collapsed'>('initial')
  const [isDialogOpen, setDialogOpen] = useState(false)
  const found = filterProperties(homes, filters)
  const isCollapsed = column === 'collapsed'
  return (
    <SamplePart title="Homes" description="Filter homes, browse pictures and save favorites.">
      {isDialogOpen && (
        <FilterDialog filters={filters} onApply={setFilters} onCollapse={() => setDialogOpen(false)} />
      )}
      <Columns $isCollapsed={isCollapsed}>
        <Wide>
          {isCollapsed ? (
            <FiltersButton filters={filters} autoFocus onOpen={() => setColumn('opened')} />
          ) : (
            <FilterColumn
              filters={filters}
              onApply={setFilters}
              onCollapse={() => setColumn('collapsed')}
              wasOpened={column === 'opened'}
              level={3}
            />
          )}
        </Wide>
        <Narrow>
          <FiltersButton filters={filters} autoFocus={false} onOpen={() => setDialogOpen(true)} />
        </Narrow>
        <Results>
          <Text $size="sm" $tone="muted" role="status">
            {found.length} of {countOf(homes.length, 'sample home')}
          </Text>
          {found.length === 0 ? (
            <EmptyState
              picture="search"
              compact
              level={3}
              title="No sample homes match"
              action={
                <Button variant="secondary" onClick={() => setFilters(noFilters)}>
                  Show all sample homes
                </Button>
              }
            >
              Remove a filter to see more.
            </EmptyState>
          ) : (
            <Cards as="ul" role="list" $min="260px" $gap={4}>
              {found.map(home => (
                <li key={home.id}>
                  <SampleHomeCard home={home} />
                </li>
              ))}
            </Cards>
          )}
        </Results>
      </Columns>
    </SamplePart>
  )
}

const Columns = styled.div<{ $isCollapsed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;
  ${media.desktop} {
    ${props => !props.$isCollapsed && 'grid-template-columns: 296px minmax(0, 1fr);'}
    gap: ${space[6]};
  }
`

const Wide = styled.div`
  @media (max-width: 63.99em) {
    display: none;
  }
`

const Narrow = styled.div`
  ${media.desktop} {
    display: none;
  }
`

/** On a phone the cards are in a row to swipe through, with the edge of the next one visible. */
const Cards = styled(CardGrid)`
  @media (max-width: 47.99em) {
    grid-auto-columns: min(300px, 86%);
    grid-auto-flow: column;
    grid-template-columns: none;
    margin-inline: -${space[4]};
    && {
      padding-inline: ${space[4]};
    }
    overflow-x: auto;
    scroll-padding-inline: ${space[4]};
    scroll-snap-type: x mandatory;
    scrollbar-width: thin;
    & > li {
      scroll-snap-align: start;
    }
  }
`

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

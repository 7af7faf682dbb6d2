// The search filters: a column next to the results if there is room, otherwise a dialog (spec §2.12).
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { Dialog } from '@portal/shared-ui/dialog'
import { IconButton } from '@portal/shared-ui/icon-button'
import { Panel } from '@portal/shared-ui/panel'
import { color, space } from '@portal/shared-ui/tokens'
import { PanelLeftClose } from 'lucide-react'
import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { FilterFields } from './filter-fields.tsx'
import type { Understood } from './filters-in-url.ts'
import { countActive, noFilters, type SearchFilters } from './search-filters.ts'
import { understoodFilters } from './understood-filters.ts'
import { type Market, useFacets } from './use-facets.ts'

interface MarketFieldsProps extends ComponentProps<typeof FilterFields> {
  market: Market
}

const MarketFields = ({ market, ...fields }: MarketFieldsProps) => (
  <FilterFields {...fields} isForRealHomes facets={useFacets(market, fields.values)} />
)

interface FilterPanelProps {
  filters: SearchFilters
  onApply: (filters: SearchFilters, understood?: Understood) => void
  onCollapse: () => void
  /** The real homes that the filters choose from; omitted for samples. */
  market?: Market | undefined
}

/** Applies the filters after understanding the text of the location. */
const understanding =
  (applied: SearchFilters, apply: FilterPanelProps['onApply']) => async (chosen: SearchFilters) => {
    const { filters, understood } = await understoodFilters(chosen, applied)
    apply(filters, understood)
  }

const ActiveBadge = ({ filters }: { filters: SearchFilters }) => (
  <Badge tone="primary">{countActive(filters)} active</Badge>
)

interface FilterDraft {
  values: SearchFilters
  change: (changed: Partial<SearchFilters>) => void
  submit: (event: FormEvent) => void
  clear: () => void
}

/** The filters being edited: results change only with "Apply Filters", or at once with "Clear". */
const useFilterDraft = (
  applied: SearchFilters,
  apply: (filters: SearchFilters) => void | Promise<void>,
): FilterDraft => {
  const [draft, setDraft] = useState(applied)
  const [origin, setOrigin] = useState(applied)
  // Filters that change elsewhere, by the header's search or by going back, replace the draft.
  if (origin !== applied) {
    setOrigin(applied)
    setDraft(applied)
  }
  return {
    values: draft,
    change: changed => setDraft({ ...draft, ...changed }),
    submit: event => {
      event.preventDefault()
      void apply(draft)
    },
    clear: () => {
      setDraft(noFilters)
      void apply(noFilters)
    },
  }
}

export interface FilterColumnProps extends FilterPanelProps {
  /** True if the person opened it, so that it takes the focus; false if it shows because there is room. */
  wasOpened: boolean
  level?: 2 | 3
}

export const FilterColumn = ({
  filters,
  onApply,
  onCollapse,
  market,
  wasOpened,
  level = 2,
}: FilterColumnProps) => {
  const draft = useFilterDraft(filters, market ? understanding(filters, onApply) : onApply)
  return (
    <Panel
      title="Search Filters"
      level={level}
      badge={<ActiveBadge filters={draft.values} />}
      actions={
        <IconButton label="Collapse filters" autoFocus={wasOpened} onClick={onCollapse}>
          <PanelLeftClose aria-hidden />
        </IconButton>
      }
      padding="none"
    >
      <form onSubmit={draft.submit}>
        <Scroller>
          {market ? <MarketFields {...draft} market={market} /> : <FilterFields {...draft} />}
        </Scroller>
        <Actions>
          <Button variant="outline" onClick={draft.clear}>
            Clear
          </Button>
          <Button type="submit">Apply Filters</Button>
        </Actions>
      </form>
    </Panel>
  )
}

export const FilterDialog = ({ filters, onApply, onCollapse, market }: FilterPanelProps) => {
  const formId = useId()
  const applyAndCollapse: FilterPanelProps['onApply'] = (chosen, understood) => {
    onApply(chosen, understood)
    onCollapse()
  }
  const draft = useFilterDraft(filters, market ? understanding(filters, applyAndCollapse) : applyAndCollapse)
  return (
    <Dialog
      onClose={onCollapse}
      title={
        <TitleLine>
          Search Filters <ActiveBadge filters={draft.values} />
        </TitleLine>
      }
      footer={
        <>
          <Button variant="outline" onClick={draft.clear}>
            Clear
          </Button>
          <Button type="submit" form={formId}>
            Apply Filters
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={draft.submit}>
        {market ? <MarketFields {...draft} market={market} /> : <FilterFields {...draft} />}
      </form>
    </Dialog>
  )
}

/** Fills the available height, with the buttons always visible. */
const Scroller = styled.div`
  max-height: var(--filter-fields-height, 520px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[1]} ${space[4]} ${space[4]};
  scrollbar-width: thin;
  scrollbar-color: ${color.borderStrong} transparent;
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]};
  padding: 11px ${space[4]} ${space[3]};
  border-top: 1px solid ${color.border};
`

const TitleLine = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`

import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { SlidersHorizontal } from 'lucide-react'
import { styled } from 'styled-components'
import { countActive, type SearchFilters } from './search-filters.ts'

interface FiltersButtonProps {
  filters: SearchFilters
  onOpen: () => void
  /** It took the place of the panel, so the focus moves here. */
  autoFocus: boolean
}

/** What the collapsed panel leaves: 'Filters', with how many are on (spec §2.12). */
export const FiltersButton = ({ filters, onOpen, autoFocus }: FiltersButtonProps) => {
  const active = countActive(filters)
  return (
    <Low
      variant="outline"
      size="sm"
      icon={<SlidersHorizontal aria-hidden />}
      autoFocus={autoFocus}
      onClick={onOpen}
    >
      Filters{' '}
      {active > 0 && (
        <Badge tone="primary">
          {active}
          <VisuallyHidden> active</VisuallyHidden>
        </Badge>
      )}
    </Low>
  )
}

const Low = styled(Button)`
  min-height: 40px;
`

import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { SlidersHorizontal } from 'lucide-react'
import { styled } from 'styled-components'
import { countActive, type SearchFilters } from './search-filters.ts'

interface FiltersButtonProps {
  filters: SearchFilters
  /** A person is about to press it. */
  onNear?: () => void
  onOpen: () => void
  /** It took the place of the panel, so the focus moves here. */
  autoFocus: boolean
  /** What it opens is on its way. */
  isOpening?: boolean
}

/** What the collapsed panel leaves: 'Filters', with how many are on (spec §2.12). */
export const FiltersButton = (props: FiltersButtonProps) => {
  const { filters, onNear, onOpen, autoFocus, isOpening = false } = props
  const active = countActive(filters)
  return (
    <Low
      variant="outline"
      size="sm"
      icon={<SlidersHorizontal aria-hidden />}
      autoFocus={autoFocus}
      busy={isOpening}
      onPointerEnter={onNear}
      onFocus={onNear}
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

import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { SlidersHorizontal } from 'lucide-react'
import { styled } from 'styled-components'
import { countActive, type SearchFilters } from './search-filters.ts'

interface FiltersButtonProps {
  filters: SearchFilters
  /** Called when a pointer or the focus comes near. */
  onNear?: () => void
  onOpen: () => void
  /** Takes the focus, because it has replaced the panel. */
  autoFocus: boolean
  isOpening?: boolean
}

/** Replaces the collapsed panel: 'Filters', with the number of active ones (spec §2.12). */
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

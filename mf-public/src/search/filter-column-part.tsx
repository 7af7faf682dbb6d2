// The filters next to the results: their shape until their code is there, which comes after list and map.
import { Boundary } from '@portal/shared-ui/boundary'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { useState } from 'react'
import type { FilterColumnProps } from '../listing/filters/filter-panel.tsx'
import { FilterColumnShape } from './filter-column-shape.tsx'
import type { ShownFilters } from './use-filter-place.ts'

interface FilterColumnPartProps extends FilterColumnProps {
  shownFilters: ShownFilters
}

/** Whoever points at the shape, or gives it the focus, has the filters at once, with the focus in them. */
export const FilterColumnPart = ({ shownFilters, ...column }: FilterColumnPartProps) => {
  const { panel, isMissing, prepare } = shownFilters
  const [hasFocus, setFocus] = useState(column.wasOpened)
  const sorry = (retry: () => void) => (
    <ErrorPanel title="The filters could not be shown" onRetry={retry}>
      The list has all homes that were found.
    </ErrorPanel>
  )
  if (panel)
    return (
      <Boundary fallback={sorry}>
        <panel.FilterColumn {...column} wasOpened={column.wasOpened || hasFocus} />
      </Boundary>
    )
  if (isMissing)
    return sorry(() => {
      setFocus(true)
      prepare()
    })
  return <FilterColumnShape hasFocus={hasFocus} onFocusChange={setFocus} onNear={prepare} />
}

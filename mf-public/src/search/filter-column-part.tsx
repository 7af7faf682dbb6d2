// The filters next to the results: a skeleton until their code has loaded, after list and map.
import { Boundary } from '@portal/shared-ui/boundary'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { useState } from 'react'
import type { FilterColumnProps } from '../listing/filters/filter-panel.tsx'
import { FilterColumnShape } from './filter-column-shape.tsx'
import type { ShownFilters } from './use-filter-place.ts'

interface FilterColumnPartProps extends FilterColumnProps {
  shownFilters: ShownFilters
}

/** Pointing at the skeleton or focusing it loads the filters at once; focus moves along. */
export const FilterColumnPart = ({ shownFilters, ...column }: FilterColumnPartProps) => {
  const { panel, isMissing, prepare } = shownFilters
  const [hasFocus, setFocus] = useState(column.wasOpened)
  const sorry = (retry: () => void) => (
    <ErrorPanel title="We couldn’t show the filters" onRetry={retry}>
      The list shows all matching homes.
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

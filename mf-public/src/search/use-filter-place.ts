import { useMatchesMedia } from '@portal/shared-ui/use-matches-media'
import { useCallback, useEffect, useState } from 'react'
import { usePart } from '../listing/use-part.ts'
import { wideScreen } from './search-layout.tsx'

const loadFilterPanel = () => import('../listing/filters/filter-panel.tsx')

/**
 * Where the filters are: open in a column if there is room, else behind a button, until the person chooses. `if-
 * wide` is for the server, which does not know the screen's size. Their code loads once it `isTime`, or earlier if
 * a pointer or the focus comes near.
 */
export const useFilterPlace = (isTime: boolean) => {
  const isWide = useMatchesMedia(wideScreen)
  const [chosenOpen, setOpen] = useState<boolean | null>(null)
  const { part: panel, isComing, isMissing, need } = usePart(loadFilterPanel, 'We couldn’t open the filters.')
  const prepare = useCallback(() => void need('quietly'), [need])
  useEffect(() => {
    if (isTime) prepare()
  }, [isTime, prepare])

  const isOpen = chosenOpen ?? isWide
  const inOpen = isWide ? ('column' as const) : ('dialog' as const)
  return {
    place: isOpen === undefined ? ('if-wide' as const) : isOpen ? inOpen : ('closed' as const),
    wasOpened: chosenOpen === true,
    wasCollapsed: chosenOpen === false,
    /** Null until its code has loaded. */
    panel,
    /** The dialog was opened, and its code is still loading. */
    isComing,
    isMissing,
    prepare,
    open: async () => {
      setOpen(true)
      if (!isWide && !(await need())) setOpen(null)
    },
    collapse: useCallback(() => setOpen(false), []),
  }
}

export type ShownFilters = ReturnType<typeof useFilterPlace>

import { useCallback, useEffect, useState } from 'react'
import { usePart } from '../listing/use-part.ts'
import { wideScreen } from './search-layout.tsx'
import { useMatchesMedia } from './use-matches-media.ts'

const loadFilterPanel = () => import('../listing/filters/filter-panel.tsx')

/**
 * Where the filters are: open in a column where there is room, behind a button elsewhere, until the person says otherwise.
 * `if-wide` is for a page that is drawn for a screen of unknown size. Their code loads once it `isTime`, or when
 * somebody comes near them before that.
 */
export const useFilterPlace = (isTime: boolean) => {
  const isWide = useMatchesMedia(wideScreen)
  const [chosenOpen, setOpen] = useState<boolean | null>(null)
  const {
    part: panel,
    isComing,
    isMissing,
    need,
  } = usePart(loadFilterPanel, 'The filters could not be opened.')
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
    /** Null until its code is there. */
    panel,
    /** The dialog was opened, and its code is not there yet. */
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

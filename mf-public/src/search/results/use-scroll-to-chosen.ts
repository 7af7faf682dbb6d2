import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a home selected on the map into view in the list next to it, unless it was selected before the list was drawn. */
export const useScrollToChosen = (
  list: RefObject<HTMLElement | null>,
  selectedId: string | null,
  isMapBeside: boolean,
): void => {
  const shownId = useRef(selectedId)
  useEffect(() => {
    if (selectedId === shownId.current) return
    shownId.current = selectedId
    if (!selectedId || !isMapBeside) return
    list.current
      ?.querySelector(`[data-home="${CSS.escape(selectedId)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [list, selectedId, isMapBeside])
}

import { type RefObject, useEffect, useRef } from 'react'

/** Where list and map are side by side; elsewhere scrolling would take the map from under the finger. */
const sideBySide = '(min-width: 1024px)'

/** A home that is chosen on the map comes into view in the list; one that was chosen before the list was drawn does not. */
export const useScrollToChosen = (list: RefObject<HTMLElement | null>, selectedId: string | null): void => {
  const shownId = useRef(selectedId)
  useEffect(() => {
    if (selectedId === shownId.current) return
    shownId.current = selectedId
    if (!selectedId || !window.matchMedia(sideBySide).matches) return
    list.current
      ?.querySelector(`[data-home="${CSS.escape(selectedId)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [list, selectedId])
}

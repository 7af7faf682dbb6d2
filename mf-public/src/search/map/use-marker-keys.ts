import type { LeafletKeyboardEvent, Marker, PopupEvent } from 'leaflet'
import { useMemo } from 'react'

const close = (marker: Marker): void => {
  marker.closePopup()
  marker.getElement()?.focus()
}

/** React renders the popup's content some time after Leaflet has opened it. */
const focusOnceFilled = (popup: HTMLElement): void => {
  const focus = () => {
    const first = popup.querySelector<HTMLElement>('.leaflet-popup-content :is(a, button)')
    first?.focus()
    return first !== null
  }
  if (focus()) return
  const filled = new MutationObserver(() => focus() && filled.disconnect())
  filled.observe(popup, { childList: true, subtree: true })
}

/** Enter or Space opens the marker's popup and puts the focus on its first link or button; Escape closes it and puts the focus back. */
export const useMarkerKeys = () =>
  useMemo(() => {
    let isByKey = false
    return {
      keydown: (event: LeafletKeyboardEvent) => {
        const marker: Marker = event.target
        const { key } = event.originalEvent
        if (key === 'Escape') close(marker)
        if (key !== 'Enter' && key !== ' ') return
        event.originalEvent.preventDefault()
        isByKey = true
        marker.openPopup()
      },
      popupopen: ({ popup, target }: PopupEvent) => {
        const content = popup.getElement()
        if (!content) return
        content.onkeydown = event => {
          if (event.key === 'Escape') close(target)
        }
        if (isByKey) focusOnceFilled(content)
        isByKey = false
      },
    }
  }, [])

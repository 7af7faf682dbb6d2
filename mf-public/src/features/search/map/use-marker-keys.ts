import type { LeafletKeyboardEvent, PopupEvent } from 'leaflet'
import { useRef } from 'react'

/**
 * Lets the keyboard into a marker's popup and back: Space opens it as Enter does, the focus goes to its first link
 * or button, Escape closes it, and the focus returns to the marker.
 */
export const useMarkerKeys = () => {
  const isByKey = useRef(false)
  return {
    keydown: (event: LeafletKeyboardEvent) => {
      const { key } = event.originalEvent
      if (key !== 'Enter' && key !== ' ') return
      isByKey.current = true
      event.originalEvent.preventDefault()
      event.target.openPopup()
    },
    popupopen: ({ popup, target }: PopupEvent) => {
      if (!isByKey.current) return
      isByKey.current = false
      const content = popup.getElement()
      content?.querySelector<HTMLElement>('.leaflet-popup-content :is(a, button)')?.focus()
      if (!content) return
      content.onkeydown = event => {
        if (event.key !== 'Escape') return
        target.closePopup()
        target.getElement()?.focus()
      }
    },
  }
}

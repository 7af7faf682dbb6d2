import type { LeafletKeyboardEvent } from 'leaflet'

/** Handles taps, clicks, Enter and Space on a mark without a popup. */
export const tapHandlers = (act: () => void) => ({
  click: act,
  keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
    originalEvent.preventDefault()
    act()
  },
})

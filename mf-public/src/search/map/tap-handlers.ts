import type { LeafletKeyboardEvent } from 'leaflet'

/** What a mark without a popup does on a tap, a click, Enter or Space. */
export const tapHandlers = (act: () => void) => ({
  click: act,
  keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
    originalEvent.preventDefault()
    act()
  },
})

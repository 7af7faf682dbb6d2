// When what had the focus is gone because of what it did, the focus goes to the nearest place around it that is still there.

const places = 'article, section, li, [tabindex]'

/** An element and all around it, from the inside out: noted while it is there, for when it is gone. */
export const chainOf = (element: unknown): HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...chainOf(element.parentElement)] : []

/** Focuses the element, or else the nearest place around it; nothing if no part of the page around it is left. */
export const focusNearby = ([element, ...around]: readonly HTMLElement[]): void => {
  element?.focus()
  for (const place of around) {
    if (document.activeElement !== document.body) return
    if (!place.matches(places)) continue
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
}

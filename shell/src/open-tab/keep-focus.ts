// When what had the focus goes away, the nearest place around it gets it: the browser would leave it nowhere, and a screen reader would
// start over.

/** The next Tab leads into it, or it opened a dialog. */
const places = 'button, a, article, section, li, [tabindex]'

/** From the inside out, noted while the element is there. */
const chainOf = (element: unknown): HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...chainOf(element.parentElement)] : []

export const keepFocus = (): void => {
  /** What last had the focus, and what last had it outside of dialogs, such as their opener. */
  let latest: HTMLElement[] = []
  let onPage: HTMLElement[] = []
  const focusNearest = (): void => {
    if (latest[0]?.isConnected !== false) return
    // Elements that are gone take no focus.
    for (const place of [...latest, ...onPage])
      if (document.activeElement === document.body && place.matches(places)) {
        if (place.tabIndex < 0) place.tabIndex = -1
        place.focus({ preventScroll: true })
      }
  }
  const note = ({ target }: Event): void => {
    latest = chainOf(target)
    if (latest[0]?.closest('main')) onPage = latest
  }
  const leave = ({ target }: Event): void => {
    if (target instanceof Node && !latest[0]?.contains(target)) latest = []
  }
  document.addEventListener('focus', note, true)
  document.addEventListener('pointerdown', leave, true)
  new MutationObserver(focusNearest).observe(document.body, { childList: true, subtree: true })
}

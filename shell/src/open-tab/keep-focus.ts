// When what had the focus goes away because of what it did, the focus goes to the nearest place around it that is still there: the
// browser would leave it nowhere, and a screen reader would start the page over.

/** Where a person can go on: the next Tab leads into it, or it is what opened a dialog. */
const places = 'button, a, article, section, li, [tabindex]'

/** An element and all around it, from the inside out: noted while it is there, for when it is gone. */
const chainOf = (element: unknown): HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...chainOf(element.parentElement)] : []

export const keepFocus = (): void => {
  /** What last had the focus, and what last had it outside of dialogs: such as what opened the dialog. */
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

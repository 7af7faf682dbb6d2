// When what had the focus goes away because of what it did, the focus goes to the nearest place around it that is still there: the
// browser would leave it nowhere, and a screen reader would start the page over.

/** Where a person can go on: they hear its name, and the next Tab leads into it. */
const places = 'article, section, li, [tabindex]'

/** An element and all around it, from the inside out: noted while it is there, for when it is gone. */
const chainOf = (element: unknown): HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...chainOf(element.parentElement)] : []

const isNowhere = (): boolean => document.activeElement === document.body

/** Focuses the element if it is still there, or else the nearest place around it. Elements that are gone take no focus. */
const focusNearest = (chain: readonly HTMLElement[]): void => {
  for (const [index, place] of chain.entries()) {
    if (!isNowhere()) return
    if (index > 0 && !place.matches(places)) continue
    if (index > 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
}

export const keepFocus = (): void => {
  /** What last had the focus, and what last had it outside of dialogs: such as what opened the dialog. */
  let latest: HTMLElement[] = []
  let onPage: HTMLElement[] = []
  document.addEventListener(
    'focus',
    ({ target }) => {
      latest = chainOf(target)
      if (latest.some(({ tagName }) => tagName === 'MAIN')) onPage = latest
    },
    true,
  )
  // Who clicks elsewhere has left it.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !latest[0]?.contains(target)) latest = []
    },
    true,
  )
  new MutationObserver(() => {
    if (!isNowhere() || latest[0]?.isConnected !== false) return
    focusNearest(latest)
    focusNearest(onPage)
  }).observe(document.body, { childList: true, subtree: true })
}

export const locationEvent = 'portal:location'

/**
 * Announces every change of the address at once, on `window`, even while single-spa waits for an app.
 * Call it before single-spa starts, which holds back all popstate listeners until then.
 */
export const announceLocation = (): void => {
  const announce = () => window.dispatchEvent(new Event(locationEvent))
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = window.history[name].bind(window.history)
    window.history[name] = (...given) => {
      original(...given)
      announce()
    }
  }
  window.addEventListener('popstate', announce)
}

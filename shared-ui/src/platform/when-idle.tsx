/**
 * Once the browser is idle, and after `withinMs` at the latest; a tenth of that for a browser that does not say when it is idle. Returns a
 * function that cancels the call.
 */
export const whenIdle = (work: () => void, withinMs = 500): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, withinMs / 10)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(work, { timeout: withinMs })
  return () => window.cancelIdleCallback(request)
}

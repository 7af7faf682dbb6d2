/** The longest wait for an idle browser. */
const patienceMs = 500

/** Calls back once the browser is idle; returns a function that cancels this. */
export const whenIdle = (call: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, 50)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(call, { timeout: patienceMs })
  return () => window.cancelIdleCallback(request)
}

/** A browser that is never idle is not waited for longer. */
const patienceMs = 500

/** Calls back once there is nothing more urgent to do; returns what takes the call back. */
export const whenIdle = (call: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, 50)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(call, { timeout: patienceMs })
  return () => window.cancelIdleCallback(request)
}

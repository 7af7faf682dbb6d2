const idleWithinMs = 5000

/** After the page has loaded, when the browser has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  if (document.readyState !== 'complete')
    window.addEventListener('load', () => whenIdle(work), { once: true })
  else if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: idleWithinMs })
  else setTimeout(work, idleWithinMs)
}

import { whenIdle } from '@portal/shared-ui/platform/when-idle'

const idleWithinMs = 5000

/** Once the page has loaded and the browser is idle. */
export const afterLoad = (work: () => void): void => {
  if (document.readyState === 'complete') whenIdle(work, idleWithinMs)
  else window.addEventListener('load', () => whenIdle(work, idleWithinMs), { once: true })
}

import { whenIdle } from '@portal/shared-ui/platform/when-idle'

const idleWithinMs = 5000

/** After the page has loaded, when the browser has nothing else to do. */
export const afterLoad = (work: () => void): void => {
  if (document.readyState === 'complete') whenIdle(work, idleWithinMs)
  else window.addEventListener('load', () => whenIdle(work, idleWithinMs), { once: true })
}

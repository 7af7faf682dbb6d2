import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** React's commits since the page load; undefined without the counter. */
    countedCommits?: number
  }
}

/** Counts from the next page load on, through the hook for React's developer tools. */
export const countCommits = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.countedCommits = 0
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: () => {
          window.countedCommits = (window.countedCommits ?? 0) + 1
        },
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        onScheduleFiberRoot: () => {},
      },
    })
  })
}

/** Renders, moves and changes of marks. */
const changesInOneSecond = (page: Page) =>
  page.evaluate(async () => {
    const before = window.countedCommits
    if (before === undefined) throw new Error('Call countCommits before the page is loaded.')
    let changes = 0
    const observer = new MutationObserver(records => {
      changes += records.length
    })
    // Tiles fade in whenever they arrive.
    for (const pane of document.querySelectorAll('.leaflet-map-pane, .leaflet-proxy'))
      observer.observe(pane, { attributes: true })
    for (const pane of document.querySelectorAll('.leaflet-marker-pane, .leaflet-popup-pane'))
      observer.observe(pane, { attributes: true, childList: true, characterData: true, subtree: true })
    await new Promise(resolve => setTimeout(resolve, 1000))
    observer.disconnect()
    return { changes, commits: (window.countedCommits ?? 0) - before }
  })

/** Nothing happens within a second. A map that moves on its own changes hundreds of times in each. */
export const expectRest = (page: Page): Promise<void> =>
  expect.poll(() => changesInOneSecond(page), { intervals: [0] }).toEqual({ changes: 0, commits: 0 })

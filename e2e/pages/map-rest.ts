// Counts what happens on a page with a map, so that a story can check whether it is at rest.
import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** The number of React's commits since the page load; undefined without the counter. */
    countedCommits?: number
  }
}

/** Counts React's commits from the next page load on, through the hook for its developer tools. */
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

/** Counts renders, moves and changes of marks within a second. */
const changesInOneSecond = (page: Page) =>
  page.evaluate(async () => {
    const before = window.countedCommits
    if (before === undefined) throw new Error('Call countCommits before the page is loaded.')
    let changes = 0
    const observer = new MutationObserver(records => {
      changes += records.length
    })
    // Tiles fade in whenever they arrive; everything else on a map at rest stays the same.
    for (const pane of document.querySelectorAll('.leaflet-map-pane, .leaflet-proxy'))
      observer.observe(pane, { attributes: true })
    for (const pane of document.querySelectorAll('.leaflet-marker-pane, .leaflet-popup-pane'))
      observer.observe(pane, { attributes: true, childList: true, characterData: true, subtree: true })
    await new Promise(resolve => setTimeout(resolve, 1000))
    observer.disconnect()
    return { changes, commits: (window.countedCommits ?? 0) - before }
  })

/** The map comes to rest: nothing happens within a second. One that moves by itself changes hundreds of times in each. */
export const expectRest = (page: Page): Promise<void> =>
  expect.poll(() => changesInOneSecond(page), { intervals: [0] }).toEqual({ changes: 0, commits: 0 })

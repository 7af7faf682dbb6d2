import type { Page } from '@playwright/test'

export interface LargestPaint {
  /** Milliseconds after the page was requested. */
  at: number
  /** Element, area in CSS pixels, and text or address; "(drawn)" if from the server's HTML. */
  what: string
}

declare global {
  var largest: LargestPaint | undefined
}

/** Call this before the page is opened. */
export const watchLargestPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      element: Element | null
      url: string
      size: number
    }
    new PerformanceObserver(list => {
      for (const { startTime, element, url, size } of list.getEntries() as Entry[]) {
        const words = url ? new URL(url).pathname : element?.textContent?.slice(0, 40)
        const isDrawn = element?.closest('#first-paint') ? ' (drawn)' : ''
        window.largest = {
          at: startTime,
          what: `${element?.tagName.toLowerCase()} ${size} px² ${words}${isDrawn}`,
        }
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

/** Undefined before the first. Paints after an input do not count. */
export const readLargestPaint = (page: Page): Promise<LargestPaint | undefined> =>
  page.evaluate(() => window.largest)

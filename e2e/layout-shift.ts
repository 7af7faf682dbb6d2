import type { Page } from '@playwright/test'

declare global {
  var shifts: { value: number; moved: string[] }[]
}

/** Call it before opening. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifts = []
    const nameOf = (node: Node | null) => {
      if (!(node instanceof Element)) return node?.textContent?.slice(0, 40) ?? 'gone'
      return `${node.tagName.toLowerCase()}${node.id && `#${node.id}`} ${node.textContent?.slice(0, 40)}`
    }
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ')
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput)
          window.shifts.push({
            value: entry.value,
            moved: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)}: ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of unexpected shifts, and the elements that moved. */
export const readShifts = (page: Page): Promise<{ shift: number; moved: string[] }> =>
  page.evaluate(() => ({
    shift: window.shifts.reduce((sum, { value }) => sum + value, 0),
    moved: window.shifts.flatMap(({ moved }) => moved),
  }))

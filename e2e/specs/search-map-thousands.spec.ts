import type { Page } from '@playwright/test'
import type { MapHome } from '../../packages/contract/properties/map.ts'
import { boxOf } from '../box-of.ts'
import { expect, test } from '../fixtures.ts'
import { answerWith, homeAt, mapCall } from '../homes-on-map.ts'
import { waitUntilFinished } from '../screens.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const middle = { latitude: 39.5, longitude: -117 }
/** The side in degrees: many screens, as dense as a city. */
const sideLengthOf = (count: number) => 0.01 * Math.sqrt(count)

/** Evenly spread, and the same in each run. */
const spreadHome = (index: number, sideLength: number): MapHome =>
  homeAt(
    index,
    middle.latitude + (((index * 0.754877666) % 1) - 0.5) * sideLength,
    middle.longitude + (((index * 0.569840291) % 1) - 0.5) * sideLength,
  )

interface Watch {
  longTasksMs: number[]
  removed: Set<Node>
  fewest: number
  maxAtOnce: number
  /** Single homes' prices before the last move, with their geographic position. */
  before: Map<string, { mark: Element; place: string }>
}

declare global {
  interface Window {
    mapWatch?: Watch
  }
}

/** Removed marks, the lowest number of marks, the most added at once, and long tasks. */
const watchMap = (page: Page) =>
  page.evaluate(() => {
    const pane = document.querySelector('.leaflet-marker-pane')
    if (!pane) throw new Error('The map is not drawn.')
    const watch: Watch = {
      longTasksMs: [],
      removed: new Set(),
      fewest: Number.POSITIVE_INFINITY,
      maxAtOnce: 0,
      before: new Map(),
    }
    window.mapWatch = watch
    new MutationObserver(records => {
      for (const { removedNodes } of records) for (const node of removedNodes) watch.removed.add(node)
      watch.fewest = Math.min(watch.fewest, pane.childElementCount)
      const come = records.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0)
      watch.maxAtOnce = Math.max(watch.maxAtOnce, come)
    }).observe(pane, { childList: true })
    new PerformanceObserver(list => {
      watch.longTasksMs.push(...list.getEntries().map(({ duration }) => Math.round(duration)))
    }).observe({ type: 'longtask' })
  })

/** Compares with the last call: how many prices are still there, and how many of these were replaced or moved. */
const compareMarks = (page: Page) =>
  page.evaluate(() => {
    const { mapWatch } = window
    if (!mapWatch) throw new Error('Call watchMap first.')
    const marks = [...document.querySelectorAll<HTMLElement>('.leaflet-marker-pane > [role=button]')]
    const now = new Map(
      marks
        .filter(mark => mark.textContent?.startsWith('$'))
        .map(mark => [mark.textContent ?? '', { mark, place: mark.style.transform }]),
    )
    const stayed = [...now].flatMap(([name, { mark, place }]) => {
      const was = mapWatch.before.get(name)
      return was
        ? [{ isSame: was.mark === mark && !mapWatch.removed.has(mark), isInPlace: was.place === place }]
        : []
    })
    mapWatch.before = now
    return {
      stayed: stayed.length,
      replaced: stayed.filter(({ isSame }) => !isSame).length,
      moved: stayed.filter(({ isInPlace }) => !isInPlace).length,
    }
  })

/** Waits until the homes at the new position are drawn. */
const drag = async (page: Page, x: number, y: number): Promise<void> => {
  const box = await boxOf(page.locator('.leaflet-container'))
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2]
  const answered = page.waitForResponse(mapCall)
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX + x, fromY + y, { steps: 8 })
  // Without a pause before letting go, a busy machine lets the map glide on by more than a screen.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 100)))
  await page.mouse.up()
  await answered
  await waitUntilDrawn(page)
}

/** Waits for ten frames without a change. */
const waitUntilDrawn = (page: Page) =>
  page.evaluate(async () => {
    const count = () => document.querySelector('.leaflet-marker-pane')?.childElementCount
    let still = 0
    for (let last = count(); still < 10; ) {
      await new Promise(requestAnimationFrame)
      await new Promise(resolve => requestIdleCallback(resolve))
      still = count() === last ? still + 1 : 0
      last = count()
    }
  })

// Short: the marks that stay in search-map-shows-all.spec.ts.
const trials = [
  { homes: 1000, rounds: 1 },
  { homes: 5000, rounds: 4 },
]

for (const { homes, rounds } of trials)
  test(
    `${homes.toLocaleString('en-US')} homes come and go, and those that stay are not redrawn`,
    { tag: '@long' },
    async ({ page }, info) => {
      await answerWith(
        page,
        Array.from({ length: homes }, (_, index) => spreadHome(index, sideLengthOf(homes))),
      )
      test.setTimeout(rounds * 120_000)
      await page.goto(`/search?view=map&map=${middle.latitude},${middle.longitude},13`)
      await expect(page.getByText(/^[\d,]+ on map$/)).toBeVisible()
      await waitUntilFinished(page)
      // A busy browser can pause for ten frames between two batches.
      await expect.poll(() => page.locator('.leaflet-marker-pane > *').count()).toBeGreaterThan(30)
      await waitUntilDrawn(page)
      await watchMap(page)
      await compareMarks(page)
      let [moves, stayed] = [0, 0]
      for (let round = 0; round < rounds; round++)
        // Back and forth, and always further down.
        for (const [x, y] of [
          [round % 2 ? 420 : -420, 0],
          [round % 2 ? 420 : -420, 0],
          [0, -260],
        ] as const) {
          await drag(page, x, y)
          const { replaced, moved, ...still } = await compareMarks(page)
          expect({ move: moves, replaced, moved }).toEqual({ move: moves, replaced: 0, moved: 0 })
          stayed += still.stayed
          moves += 1
        }
      const { longTasksMs, fewest, maxAtOnce } = await page.evaluate(() => {
        const { longTasksMs = [], fewest = 0, maxAtOnce = 0 } = window.mapWatch ?? {}
        return { longTasksMs, fewest, maxAtOnce }
      })
      info.annotations.push({
        type: 'figures',
        description: `${stayed / moves} prices stayed per move; at least ${fewest} marks; long tasks in ms: ${longTasksMs.join(', ')}`,
      })
      expect(stayed).toBeGreaterThan(moves)
      expect(fewest).toBeGreaterThan(0)
      expect(maxAtOnce).toBeGreaterThan(0)
      expect(maxAtOnce).toBeLessThanOrEqual(12)
    },
  )

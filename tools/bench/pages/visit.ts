// Without a cache, on a slow network and a slow processor.
import type { Browser, CDPSession, Page } from '@playwright/test'
import { readLargestPaint, watchLargestPaint } from '../../../e2e/largest-paint.ts'
import { readShifts, watchShifts } from '../../../e2e/layout-shift.ts'
import {
  mainControlOf,
  useMainControl,
  waitUntilComplete,
  waitUntilUsable,
  watchUse,
} from '../../../e2e/main-control.ts'
import { openScreen, type Screen, type ShownHome } from '../../../e2e/screens.ts'
import { type LoadedScript, scriptsOn } from '../../../e2e/script-bytes.ts'
import { signIn } from '../../../e2e/sign-in.ts'
import { openStreetMapTiles, tile } from '../../../e2e/tile.ts'

export const slow = { latencyMs: 150, bytesPerSecond: 200_000, cpuSlowdown: 4 } as const

export interface Place {
  browser: Browser
  url: string
  home: ShownHome
  width: number
}

/** In milliseconds except for `shift`, the sum of all layout shifts. */
export interface Visit {
  largestPaint: number
  /** And how it was sent. */
  largestElement: string
  usable: number
  mainThread: number
  /** Of the main control, used as soon as the page can be used. */
  response: number
  /** When it is used later. */
  laterResponse: number
  shift: number
  moved: string[]
  /** Until the network is idle. */
  requests: number
}

const open = async <T>(
  { browser, url, width }: Place,
  screen: Screen,
  use: (page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 600 ? 812 : 900 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  })
  try {
    await context.route(openStreetMapTiles, route => route.fulfill({ contentType: 'image/png', body: tile }))
    if (screen.account) await signIn(context.request, screen.account, url)
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpuSlowdown })
  // Processor time, because other programs may use the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

const mainThreadTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

const stillMs = 4000

/** Includes requests after the first screen. */
const waitUntilStill = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    ms => {
      const latest = performance.getEntriesByType('resource').at(-1)
      return performance.now() - (latest?.startTime ?? 0) > ms
    },
    stillMs,
    { polling: 500 },
  )
}

const look = (place: Place, screen: Screen): Promise<Omit<Visit, 'response'>> =>
  open(place, screen, async page => {
    const session = await slowDown(page)
    const control = mainControlOf(screen.path)
    let requests = 0
    page.on('request', () => requests++)
    await watchUse(page, control)
    await watchShifts(page)
    await watchLargestPaint(page)
    await openScreen(page, screen, place.home)
    await waitUntilComplete(page)
    await page.waitForLoadState('networkidle')
    const { at, what } = (await readLargestPaint(page)) ?? { at: Number.NaN, what: 'nothing' }
    const seen = {
      largestPaint: at,
      largestElement: what,
      usable: await page.evaluate(() => Number(window.uses.usableAt)),
      mainThread: await mainThreadTime(session),
      requests,
      ...(await readShifts(page)),
    }
    await waitUntilStill(page)
    return { ...seen, laterResponse: (await useMainControl(page, control)).changed }
  })

const act = (place: Place, screen: Screen): Promise<number> =>
  open(place, screen, async page => {
    const control = mainControlOf(screen.path)
    await slowDown(page)
    await watchUse(page, control)
    await openScreen(page, screen, place.home)
    await waitUntilUsable(page)
    return (await useMainControl(page, control)).reacted
  })

/** Once to measure paints, which end with the first input, and once to use the control. */
export const visit = async (place: Place, screen: Screen): Promise<Visit> => ({
  ...(await look(place, screen)),
  response: await act(place, screen),
})

/** Throttling does not affect what is loaded. */
export const scriptsOf = (place: Place, screen: Screen): Promise<LoadedScript[]> =>
  open(place, screen, async page => {
    await watchUse(page, mainControlOf(screen.path))
    await openScreen(page, screen, place.home)
    await waitUntilComplete(page)
    await page.waitForLoadState('networkidle')
    return scriptsOn(page)
  })

// The scripts that a page costs a visitor without a cache: before it can be used, for its map, and later.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Page } from '@playwright/test'
import { mainControlOf, waitUntilComplete, watchUse } from './main-control.ts'
import { openScreen, type Screen, type ShownHome } from './screens.ts'

/** When a script was requested: `use` before the page can be used (see `watchUse`), `map` before its map, or `later`. */
export type Purpose = 'use' | 'map' | 'later'

export interface LoadedScript {
  /** The path of its address. */
  path: string
  purpose: Purpose
  /** With gzip at level 9, whatever the server sent. */
  bytes: number
}

const compress = promisify(gzip)

/** The paths of the scripts requested so far, with their purpose. */
const askedFor = (page: Page): Promise<{ path: string; purpose: Purpose }[]> =>
  page.evaluate(() => {
    const { usableAt, completeAt } = window.uses
    const purposeAt = (time: number): Purpose => {
      if (usableAt === null || time <= usableAt) return 'use'
      return completeAt === null || time <= completeAt ? 'map' : 'later'
    }
    const entries = performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      .filter(({ path }) => path.endsWith('.js'))
    const first = new Map(entries.reverse().map(({ path, startTime }) => [path, startTime]))
    return [...first].map(([path, time]) => ({ path, purpose: purposeAt(time) }))
  })

/** Opens the screen in a browser without a cache, and lists its scripts once the network is idle. */
export const loadScripts = async (page: Page, screen: Screen, home?: ShownHome): Promise<LoadedScript[]> => {
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000)) // homes have many pictures
  await watchUse(page, mainControlOf(screen.path))
  await openScreen(page, screen, home)
  await waitUntilComplete(page)
  await page.waitForLoadState('networkidle')
  return Promise.all(
    (await askedFor(page)).map(async script => {
      const body = await (await page.request.get(script.path)).body()
      return { ...script, bytes: (await compress(body, { level: 9 })).byteLength }
    }),
  )
}

export interface ScriptBytes {
  requests: number
  bytes: number
}

/** The total of the scripts with that purpose. */
export const sumOf = (scripts: readonly LoadedScript[], purpose: Purpose): ScriptBytes => {
  const wanted = scripts.filter(script => script.purpose === purpose)
  return { requests: wanted.length, bytes: wanted.reduce((sum, { bytes }) => sum + bytes, 0) }
}

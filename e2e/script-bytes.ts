// What a page costs a visitor who has nothing cached, in scripts: until it can be used, for its map, and later.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Page } from '@playwright/test'
import { mainControlOf, waitUntilComplete, watchUse } from './main-control.ts'
import { openScreen, type Screen, type ShownHome } from './screens.ts'

/** What a script was asked for: `use` until the page can be used (see `watchUse`), `map` until its map is there, or `later`. */
export type Purpose = 'use' | 'map' | 'later'

export interface LoadedScript {
  /** Path of its address. */
  path: string
  purpose: Purpose
  /** With gzip at level 9, whatever the server sent. */
  bytes: number
}

const compress = promisify(gzip)

/** Paths of the scripts that the page asked for so far, and what for. */
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

/** Opens the screen in a browser that has loaded nothing yet, and lists its scripts once the network is idle. */
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

/** Of the scripts with that purpose, together. */
export const sumOf = (scripts: readonly LoadedScript[], purpose: Purpose): ScriptBytes => {
  const wanted = scripts.filter(script => script.purpose === purpose)
  return { requests: wanted.length, bytes: wanted.reduce((sum, { bytes }) => sum + bytes, 0) }
}

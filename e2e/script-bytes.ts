import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Whether a script was requested before the page can be used (see `watchUse`), before its map, or later. */
export type Purpose = 'use' | 'map' | 'later'

export interface LoadedScript {
  path: string
  purpose: Purpose
  /** The size with gzip at level 9. */
  bytes: number
}

const compress = promisify(gzip)

/** By path, which names the version: screens share most scripts. */
const sizes = new Map<string, number>()

const sizeOf = async (page: Page, path: string): Promise<number> => {
  const known = sizes.get(path)
  if (known !== undefined) return known
  const body = await (await page.request.get(path)).body()
  const size = (await compress(body, { level: 9 })).byteLength
  sizes.set(path, size)
  return size
}

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
    const first = new Map(entries.toReversed().map(({ path, startTime }) => [path, startTime]))
    return [...first]
      .toSorted(([, time], [, other]) => time - other)
      .map(([path, time]) => ({ path, purpose: purposeAt(time) }))
  })

/** Reads a page that `watchUse` watches. */
export const scriptsOn = async (page: Page): Promise<LoadedScript[]> =>
  Promise.all(
    (await askedFor(page)).map(async script => ({ ...script, bytes: await sizeOf(page, script.path) })),
  )

export interface ScriptBytes {
  requests: number
  bytes: number
}

export const sumOf = (scripts: readonly LoadedScript[], purpose: Purpose): ScriptBytes => {
  const matches = scripts.filter(script => script.purpose === purpose)
  return { requests: matches.length, bytes: matches.reduce((sum, { bytes }) => sum + bytes, 0) }
}

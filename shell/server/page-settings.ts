import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageData } from '../seam/page-data.ts'

export type PageSettings = PageData['settings'] & {
  /** Origins that developers may load an app from. */
  overrideOrigins: string[]
}

/** Where each app's `bun run dev` serves it. */
const developersOrigins = (): string[] => {
  const checkout = join(import.meta.dirname, '../..')
  return [...new Bun.Glob('mf-*/package.json').scanSync({ cwd: checkout })].sort().flatMap(file => {
    const [, port] = /"dev": ".* (\d+)"/.exec(readFileSync(join(checkout, file), 'utf8')) ?? []
    return port ? `http://localhost:${port}` : []
  })
}

/** They become part of the pages' security policy, so only plain origins are allowed. */
const originsIn = (listed: string): string[] => {
  const named = listed.split(',').map(origin => origin.trim())
  const wrong = named.find(origin => !/^https?:[\w.[\]:/-]+$/.test(origin) || !isOrigin(origin))
  if (wrong !== undefined)
    throw new Error(
      `The environment variable OVERRIDE_ORIGINS must list origins such as http://localhost:4001, which ${JSON.stringify(wrong)} is not.`,
    )
  return named
}

/** Its origin becomes part of that policy, too. A path of our own server is allowed, and "none" means blank: maps without streets. */
const tileUrlIn = (given: string): string => {
  if (given === 'none') return ''
  const isAddress = /^(https?:\/\/(\{s\}\.)?[\w.-]+(:\d+)?)?\/(?!\/)[\w./{}@?&=%~+-]*$/.test(given)
  const isWhole = ['{z}', '{x}', '{y}'].every(place => given.includes(place))
  if (!isAddress || !isWhole || !URL.canParse(given.replace('{s}.', ''), 'http://localhost'))
    throw new Error(
      `The environment variable MAP_TILE_URL must look like https://tiles.example/{z}/{x}/{y}.png, unlike ${JSON.stringify(given)}.`,
    )
  return given
}

const isOrigin = (value: string): boolean => URL.canParse(value) && new URL(value).origin === value

/**
 * What pages need from the environment: MAP_TILE_URL, and OVERRIDE_ORIGINS (comma-separated). Throws an Error of
 * one sentence that names the variable.
 */
export const readPageSettings = (variables: Record<string, string | undefined>): PageSettings => {
  const { MAP_TILE_URL, OVERRIDE_ORIGINS, NODE_ENV } = variables
  const developers = NODE_ENV === 'production' ? [] : developersOrigins()
  return {
    mapTileUrl: tileUrlIn(MAP_TILE_URL || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    mapAttribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    overrideOrigins: OVERRIDE_ORIGINS ? originsIn(OVERRIDE_ORIGINS) : developers,
  }
}

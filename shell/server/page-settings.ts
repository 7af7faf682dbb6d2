import type { PageData } from '../src/page-data.ts'

export type PageSettings = PageData['settings']

/** Where each app's `bun run dev` serves it. */
const developersOrigins = [4001, 4002, 4003, 4004].map(port => `http://localhost:${port}`)

/** What pages need to know of the environment: MAP_TILE_URL, and OVERRIDE_ORIGINS (comma-separated). */
export const readPageSettings = (variables: Record<string, string | undefined>): PageSettings => {
  const { MAP_TILE_URL, OVERRIDE_ORIGINS, NODE_ENV } = variables
  const named = OVERRIDE_ORIGINS?.split(',').map(origin => origin.trim())
  return {
    mapTileUrl: MAP_TILE_URL || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    mapAttribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    overrideOrigins: named ?? (NODE_ENV === 'production' ? [] : developersOrigins),
  }
}

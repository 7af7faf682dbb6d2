import { resolve } from 'node:path'
import { type Env, readEnv } from '@portal/api/env'

/** The clone's folder: what is relative is relative to it, wherever the command was given. */
export const root = resolve(import.meta.dir, '..')

export interface Settings extends Env {
  /** Absolute; holds the embedded database. */
  dataDir: string
  mapTileUrl: string
  mapAttribution: string
  /** Origins that developers may load an app from. */
  overrideOrigins: string[]
}

/** What the environment says, with defaults; throws an Error of one sentence that names the variable. */
export const readSettings = (variables: Record<string, string | undefined>): Settings => ({
  ...readEnv(variables),
  dataDir: resolve(root, variables.DATA_DIR || '.data'),
  mapTileUrl: variables.MAP_TILE_URL || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  mapAttribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  overrideOrigins: originsOf(variables),
})

/** On a developer's machine, where each app's `bun run dev` serves it; elsewhere none but those that are named. */
const originsOf = ({ OVERRIDE_ORIGINS, NODE_ENV }: Record<string, string | undefined>): string[] => {
  if (OVERRIDE_ORIGINS) return OVERRIDE_ORIGINS.split(',').map(origin => origin.trim())
  return NODE_ENV === 'production' ? [] : [4001, 4002, 4003, 4004].map(port => `http://localhost:${port}`)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { overrideOrigins, readEnvironment, type Variables } from '@portal/settings/environment'
import type { PageData } from '../seam/page-data.ts'

export type PageSettings = PageData['settings'] & {
  /** Origins that developers may load an app from. */
  overrideOrigins: string[]
}

/** Where `npm run dev` serves apps. */
const developersOrigins = (): string[] => {
  const checkout = join(import.meta.dirname, '../..')
  return [...new Bun.Glob('mf-*/package.json').scanSync({ cwd: checkout })].sort().flatMap(file => {
    const [, port] = /"dev": ".* (\d+)"/.exec(readFileSync(join(checkout, file), 'utf8')) ?? []
    return port ? `http://localhost:${port}` : []
  })
}

/** Throws an Error of one sentence that names a variable that is wrong. */
export const readPageSettings = (variables: Variables): PageSettings => {
  const environment = readEnvironment(variables)
  const { MAP_TILE_URL = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', NODE_ENV } = environment
  return {
    mapTileUrl: MAP_TILE_URL === 'none' ? '' : MAP_TILE_URL,
    mapAttribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    hasSamples: NODE_ENV !== 'production',
    operator: {
      portalName: environment.PORTAL_NAME,
      name: environment.OPERATOR_NAME ?? environment.PORTAL_NAME,
      address: environment.OPERATOR_ADDRESS ?? null,
      supportEmail: environment.SUPPORT_EMAIL,
      supportHours: environment.SUPPORT_HOURS,
    },
    overrideOrigins: overrideOrigins(environment) ?? (NODE_ENV === 'production' ? [] : developersOrigins()),
  }
}

import { apiVersion } from '@portal/contract/api-version'
import { shellName } from '../names.ts'
import type { Registry } from '../registry.ts'
import type { Release } from '../release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { unfitForApi } from './fits-api.ts'
import { unfit } from './fits-shell.ts'
import { ownedRoutes } from './route-owned.ts'
import type { Violation } from './violation.ts'

/** Throws an Error of one sentence when the live shell cannot be read. */
const readShell = (store: ReleaseStore, { shell: { version } }: Registry): Release => {
  try {
    return store.readRelease(shellName, version)
  } catch {
    throw new Error(
      `The live shell ${version} cannot be read from the store: release it again, with \`npm run release -- shell\`.`,
    )
  }
}

/** A shell must fit every enabled app, an app the live shell, and both this checkout's API. */
export const checkFit = (store: ReleaseStore, registry: Registry, release: Release): Violation[] => {
  const forApi = unfitForApi(release, apiVersion)
  if (release.name === shellName)
    return Object.entries(registry.apps)
      .filter(([, { enabled }]) => enabled)
      .flatMap(([name, app]) => unfit({ ...app, name }, release))
      .concat(forApi)
  const shell = readShell(store, registry)
  return [...forApi, ...unfit(release, shell), ...ownedRoutes(release, registry)]
}

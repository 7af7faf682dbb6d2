// When a release is taken back: only the rule (decision 42).
import type { RouteVotes } from '@portal/contract/client-failures/client-failure'
import { noRoute } from '@portal/contract/client-failures/no-route'
import { assistantApp, shellName } from '@portal/releases/names'
import type { RegisteredShell, Registry } from '@portal/releases/registry'

export interface OnTrial extends Voters {
  app: string
  version: string
  before: string
}

interface Voters {
  since: string
  routes: string[]
  /** Only pages drawn from this revision of the registry on, and before that one. */
  fromRevision: number
  beforeRevision: number
}

const minNetworks = 6
const minAccounts = 5
const minShare = 0.1
/** A release can fail on this many times as many networks as the previous version, but never on more than half. */
const maxRatio = 3
const maxShare = 0.5
/** With fewer loads the previous version counts as one that never failed. */
const minLoadsBefore = 20

/** The shell first; not pinned ones, those without a previous version, or the result of a rollback. */
export const releasesOnTrial = (registry: Registry): OnTrial[] =>
  Object.entries({ [shellName]: registry.shell, ...registry.apps }).flatMap(([app, entry]) => {
    const { by, pinned, previous, version } = entry
    const [before] = previous
    if (by !== 'release' || pinned || !before) return []
    return [{ app, version, before: before.version, ...votersOf(registry, app, entry) }]
  })

export const votersOf = (registry: Registry, app: string, entry: RegisteredShell): Voters => ({
  since: entry.since || new Date(0).toISOString(), // entries of early portals lack it
  routes: routesOf(registry, app),
  ...revisionsOf(registry, entry),
})

/** The shell is on all pages, the assistant also on those of other apps. */
const routesOf = ({ apps }: Registry, app: string): string[] => {
  const own = app === shellName ? Object.values(apps) : [apps[app]]
  const paths = own.flatMap(one => one?.routes ?? []).map(({ path }) => path)
  return app === shellName || app === assistantApp ? [...paths, noRoute] : paths
}

/**
 * Counts from when it became live, as this server knows it: a page from another server with a newer shell can fail because of that shell.
 * If the shell became live after an app, it can cause the app's failures: if by a release, only pages of the earlier shell count; if not,
 * only those of the current one.
 */
const revisionsOf = (
  { revision: known, shell: { revision: shell = 0, by } }: Registry,
  { revision: own = 0 }: RegisteredShell,
): Pick<Voters, 'fromRevision' | 'beforeRevision'> => {
  if (shell <= own) return { fromRevision: own, beforeRevision: known + 1 }
  return by === 'release'
    ? { fromRevision: own, beforeRevision: shell }
    : { fromRevision: shell, beforeRevision: known + 1 }
}

/** Unless the previous version was as bad. */
export const suspiciousVotes = (votes: RouteVotes[]): RouteVotes[] =>
  votes.filter(
    ({ networks, failedNetworks }) => failedNetworks >= minNetworks && failedNetworks >= networks * minShare,
  )

/** With the same crowd on the same route before the release. */
export const isWorse = (
  { networks, failedNetworks }: RouteVotes,
  before: RouteVotes | undefined,
): boolean => {
  const share = before && before.loads >= minLoadsBefore ? before.failedNetworks / before.networks : 0
  return failedNetworks / networks > Math.min(maxRatio * share, maxShare)
}

/** If too few networks load the app in a day to ever take it back: routes where old enough accounts fail. */
export const failsForAccounts = (votes: RouteVotes[], networksOfDay: number): RouteVotes[] =>
  networksOfDay >= minNetworks
    ? []
    : votes.filter(
        ({ crowd, accounts, failedAccounts }) =>
          crowd === 'known' && failedAccounts >= minAccounts && failedAccounts >= accounts / 2,
      )

// What a release command says: one line of JSON for programs, or words for people.
import { shellName } from '@portal/shared-ui/federation/names'
import type { RegisteredShell, Registry } from '@portal/shared-ui/federation/registry'
import type { Violation } from '@portal/shell/gate'
import { registered } from '@portal/shell/make-live'
import type { ReleaseStore } from '@portal/shell/release-store'

export interface Outcome {
  app: string
  /** What is live afterwards; null for what was never released. */
  version: string | null
  /** Released versions, the last one first, without the live one. */
  previous: string[]
  /** The registry's; 0 while there is none. */
  revision: number
  gate: Violation[]
  /** Of all scripts of the version in question, as gzip sends them; null where that cannot be known. */
  bytes: number | null
  seconds: number
}

const bytesOf = (store: ReleaseStore, app: string, version: string | undefined): number | null => {
  try {
    return version === undefined ? null : store.readRelease(app, version).bytes
  } catch {
    return null
  }
}

const secondsSince = (startedAt: number): number => Math.round((performance.now() - startedAt) / 100) / 10

interface Known {
  gate?: Violation[]
  bytes?: number | null
  startedAt: number
}

export const outcomeOf = (
  store: ReleaseStore,
  registry: Registry | null,
  app: string,
  { gate = [], bytes, startedAt }: Known,
): Outcome => {
  const entry = registry ? registered(registry, app) : undefined
  return {
    app,
    version: entry?.version ?? null,
    previous: entry?.previous.map(({ version }) => version) ?? [],
    revision: registry?.revision ?? 0,
    gate,
    bytes: bytes === undefined ? bytesOf(store, app, entry?.version) : bytes,
    seconds: secondsSince(startedAt),
  }
}

const stateOf = (entry: RegisteredShell & { enabled?: boolean }): string =>
  [
    `by ${entry.by}`,
    entry.since && `since ${entry.since.slice(0, 16).replace('T', ' ')} UTC`,
    entry.pinned && 'pinned',
    entry.enabled === false && 'switched off',
  ]
    .filter(Boolean)
    .join(', ')

const kilobytes = (bytes: number | null): string => (bytes === null ? '' : `, ${Math.round(bytes / 1000)} kB`)

/** What is live of a package, in a line or two. */
export const wordsOf = ({ app, version, previous, bytes }: Outcome, registry: Registry | null): string => {
  const entry = registry && registered(registry, app)
  if (!version || !entry) return `${app} was never released.`
  const earlier = previous.length > 0 ? `\n  before it: ${previous.join(', ')}` : ''
  return `${app} ${version} is live (${stateOf(entry)}${kilobytes(bytes)}).${earlier}`
}

/** The names of all packages that are released, the shell first. */
export const releasedNames = (registry: Registry): string[] => [shellName, ...Object.keys(registry.apps)]

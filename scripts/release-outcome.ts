import type { Flipped } from '@portal/releases/commands/flip'
import { isBack, registered } from '@portal/releases/commands/make-live'
import type { Violation } from '@portal/releases/gate/violation'
import { shellName } from '@portal/releases/names'
import type { RegisteredApp, RegisteredShell, Registry } from '@portal/releases/registry'
import type { ReleaseStore } from '@portal/releases/store/release-store'

export interface Outcome {
  app: string
  /** `stored`: released, but another version is pinned. `failed`: it could not be done at all, and nothing changed. */
  result: Flipped['result'] | 'stored' | 'failed'
  message: string
  /** Null if there is none. */
  was: string | null
  /** Null if there is none. */
  version: string | null
  /** Released versions except the live one; latest first. */
  previous: string[]
  /** Null if there is none. */
  rollbackTo: string | null
  /** Skipped checks of the live version: `types`, `api`, `browser`. */
  unchecked: string[]
  /** The registry's; 0 without one. */
  revision: number
  gate: Violation[]
  /** All scripts of the version in question, gzipped; null if unknown. */
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

interface OutcomeDetails extends Partial<Pick<Outcome, 'result' | 'message' | 'was' | 'gate' | 'bytes'>> {
  startedAt: number
}

type Entry = RegisteredShell & Partial<Pick<RegisteredApp, 'enabled'>>

export const outcomeOf = (
  store: ReleaseStore,
  registry: Registry | null,
  app: string,
  { result = 'done', message, was, gate = [], bytes, startedAt }: OutcomeDetails,
): Outcome => {
  const entry: Entry | undefined = registry ? registered(registry, app) : undefined
  const known = bytes === undefined ? bytesOf(store, app, entry?.version) : bytes
  const version = entry?.version ?? null
  return {
    app,
    result,
    message: message ?? stateOf(app, entry, known),
    was: was === undefined ? version : was,
    version,
    previous: entry ? [...entry.aside, ...entry.previous].map(one => one.version) : [],
    rollbackTo: rollbackTarget(entry),
    unchecked: entry?.unchecked ?? [],
    revision: registry?.revision ?? 0,
    gate,
    bytes: known,
    seconds: secondsSince(startedAt),
  }
}

const rollbackTarget = (entry: Entry | undefined): string | null =>
  (!entry?.pinned && entry?.previous[0]?.version) || null

const kilobytes = (bytes: number | null): string => (bytes === null ? '' : `${Math.round(bytes / 1000)} kB`)

const stateOf = (app: string, entry: Entry | undefined, bytes: number | null): string => {
  if (!entry) return `${app} was never released.`
  const { version, origin, by, since, pinned, enabled, aside, previous } = entry
  const state = [
    by === 'release' ? origin : `by ${by}`,
    since && `since ${since.slice(0, 16).replace('T', ' ')} UTC`,
    ...(entry.unchecked ?? []).map(saidUnchecked),
    pinned && 'pinned',
    enabled === false && 'switched off',
    kilobytes(bytes),
  ].filter(Boolean)
  const target = rollbackTarget(entry)
  return [
    `${app} ${version} is live (${state.join(', ')}).`,
    previous.length > 0 && `  before it: ${previous.map(one => one.version).join(', ')}`,
    aside.length > 0 &&
      `  set aside: ${aside.map(one => `${one.version} (${whyAside[one.because]})`).join(', ')}`,
    previous.length + aside.length > 0 &&
      `  a rollback goes to ${target ?? (pinned ? 'none: unpin it first' : 'none')}${target && isBack(entry) ? `, with --expect ${version}` : ''}`,
  ]
    .filter(Boolean)
    .join('\n')
}

const uncheckedWords = new Map([
  ['types', 'types not checked'],
  ['api', 'API that it needs not known'],
  ['browser', 'not opened in a browser'],
])
const saidUnchecked = (what: string): string => uncheckedWords.get(what) ?? `${what} not checked`

const whyAside = { 'taken back': 'taken back', pinned: 'released while another was pinned' }

/** Says it in one sentence. `released` is the version to release. */
export const sayDone = (
  command: string,
  { result, was, registry, gate }: Flipped<Registry | null>,
  { app, released, expect }: { app: string; released: string | undefined; expect: string | undefined },
): { result: Outcome['result']; message: string } => {
  const entry: Entry | undefined = registry ? registered(registry, app) : undefined
  const version = entry?.version
  const outcome = (message: string, other: Outcome['result'] = result) => ({ result: other, message })
  if (result === 'unexpected')
    return outcome(`${app} ${version ?? 'is not released, and no version'} is live, not ${expect}.`)
  const stays = version ? `${app} stays at ${version}` : `${app} is not released`
  if (result === 'refused')
    return outcome(
      `The gate refused it, and ${stays}: ${[...new Set(gate.map(({ clause }) => clause))].join(', ')}.`,
    )
  if (released !== undefined && released !== version)
    return outcome(`${app} ${released} is stored and does not become live: ${version} is pinned.`, 'stored')
  if (command === 'disable') return outcome(`${app} ${version} is switched off.`)
  if (command === 'enable') return outcome(`${app} ${version} is on.`)
  if (command === 'unpin') return outcome(`${app} ${version} is no longer pinned.`)
  const isPinned = command === 'pin' ? ', and pinned' : ''
  if (was === version) return outcome(`${app} ${version} was live already${isPinned}.`)
  if (command === 'rollback') return outcome(`${app} went back from ${was} to ${version}.`)
  return outcome(`${app} ${version} is live${isPinned}${was ? `; before it was ${was}` : ''}.`)
}

/** The shell first. */
export const releasedNames = (registry: Registry): string[] => [shellName, ...Object.keys(registry.apps)]

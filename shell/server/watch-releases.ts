// Takes back releases that fail on enough networks, checked while the portal is visited.
import { existsSync } from 'node:fs'
import type { ReadVotes, RouteVotes, VotePeriod } from '@portal/contract/client-failures/client-failure'
import { registered } from '@portal/releases/commands/make-live'
import { rollBack } from '@portal/releases/commands/roll-back'
import type { Registry } from '@portal/releases/registry'
import type { ReleaseStore } from '@portal/releases/store/release-store'
import { log } from '@portal/server/log'
import { failsForAccounts, isWorse, type OnTrial, releasesOnTrial, suspiciousVotes } from './judge-release.ts'
import type { CallApi } from './read-answer.ts'
import { readVotesWith } from './read-figures.ts'

interface WatchOptions {
  store: ReleaseStore
  pagesKey: string
  callApi: CallApi
  readRegistry: () => Promise<Registry>
  pauses?: Pauses | undefined
}

/** Between two checks. */
export interface Pauses {
  minMs: number
  maxMs: number
}

type JudgedPeriod = Exclude<VotePeriod, 'before'>

const periods: JudgedPeriod[] = ['last10Minutes', 'last24Hours']
const defaultPauses: Pauses = { minMs: 3000, maxMs: 30_000 }
/** Counting a busy portal's day takes a second: each server pauses 20 times as long, at most 5 % of the database's time. */
const pausePerLook = 20
/** As long as a visitor's reports can count. */
const awakeForMs = 10 * 60_000

/** The shell first: once it is taken back, other failures may have been its fault. Returns what went wrong. */
const look = async (options: WatchOptions, period: JudgedPeriod): Promise<string> => {
  if (!existsSync(options.store.registryPath)) return '' // the next visit reports that
  const troubles: string[] = []
  for (const release of releasesOnTrial(await options.readRegistry()))
    try {
      const [verdict] = await judge(options, release, period)
      if (verdict && (await takeBack(options.store, release, verdict))) break
    } catch (error) {
      troubles.push(`${release.app}: ${error}`)
    }
  return troubles.join(' ')
}

/** Empty unless the votes take the release back. */
const judge = async (
  { pagesKey, callApi }: WatchOptions,
  release: OnTrial,
  period: JudgedPeriod,
): Promise<RouteVotes[]> => {
  const ask = (query: Pick<ReadVotes, 'version' | 'period' | 'fromRevision' | 'beforeRevision'>) => {
    const { app, since, routes } = release
    return readVotesWith(pagesKey, { app, since, routes: routes.join(','), ...query }, callApi)
  }
  const { version, fromRevision, beforeRevision } = release
  const { votes, networks } = await ask({ version, period, fromRevision, beforeRevision })
  const suspicious = suspiciousVotes(votes)
  const worse: RouteVotes[] = []
  if (suspicious.length > 0) {
    const earlier = await ask({ version: release.before, period: 'before', fromRevision: 0 })
    worse.push(
      ...suspicious.filter(one =>
        isWorse(
          one,
          earlier.votes.find(({ route, crowd }) => route === one.route && crowd === one.crowd),
        ),
      ),
    )
  }
  return period === 'last24Hours' ? [...worse, ...failsForAccounts(votes, networks)] : worse
}

/**
 * Any number of servers can judge a release; one takes it back. Returns whether it is no longer live; throws when the gate refuses the
 * previous version.
 */
const takeBack = async (
  { dataDir }: ReleaseStore,
  { app, version }: OnTrial,
  verdict: RouteVotes,
): Promise<boolean> => {
  const { result, registry, gate } = await rollBack(dataDir, app, { expect: version, by: 'automatic' })
  if (result === 'refused') throw new Error(gate.map(({ message }) => message).join(' '))
  if (result === 'unexpected') return true
  const { route, crowd, failedNetworks, networks, failedAccounts, accounts } = verdict
  log.complain(
    `${app} ${version} was taken back by itself, and ${registered(registry, app)?.version} is live again: on ${route} it failed on ${failedNetworks} of ${networks} networks, for ${failedAccounts} of ${accounts} accounts (${crowd}).`,
  )
  return true
}

/** Returns a function to call at each request: checks stop after ten minutes without one. */
export const watchReleases = (options: WatchOptions): (() => void) => {
  const { minMs, maxMs } = options.pauses ?? defaultPauses
  let awakeUntil = 0
  const wake = periods.map(period => {
    let pauseMs = minMs
    let timer: ReturnType<typeof setTimeout> | undefined
    let trouble = ''
    const lookAgain = () => {
      timer = setTimeout(async () => {
        const at = performance.now()
        const found = await look(options, period).catch(String)
        const pause = (performance.now() - at) * pausePerLook
        pauseMs = Math.min(Math.max(pause, minMs), maxMs)
        if (found !== '' && found !== trouble) log.error({ error: `Releases cannot be judged: ${found}` })
        trouble = found
        timer = undefined
        if (performance.now() < awakeUntil) lookAgain()
      }, pauseMs)
      timer.unref()
    }
    return () => {
      if (timer === undefined) lookAgain()
    }
  })
  return () => {
    awakeUntil = performance.now() + awakeForMs
    for (const start of wake) start()
  }
}

// Takes releases back that fail in the browsers of enough people: every few seconds, while the portal is visited.
import { existsSync } from 'node:fs'
import type { Figures } from '@portal/contract/client-failures/client-failure'
import { log } from '@portal/server/log'
import type { Registry } from '@portal/shared-ui/federation/registry'
import { registered } from '../release/make-live.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import { rollBack } from '../release/roll-back.ts'
import { isToBeTakenBack, releasesOnTrial } from './judge-release.ts'
import { type CallApi, readFiguresWith } from './read-figures.ts'

interface Watched {
  store: ReleaseStore
  pagesKey: string
  callApi: CallApi
  readRegistry: () => Promise<Registry>
}

const lookEveryMs = 3000
/** For as long as what a visitor's page reports can count. */
const awakeForMs = 10 * 60_000

const look = async ({ store, pagesKey, callApi, readRegistry }: Watched): Promise<void> => {
  if (!existsSync(store.registryPath)) return // whoever visits next hears of that
  const onTrial = releasesOnTrial(await readRegistry())
  if (onTrial.length === 0) return
  const reported = (await readFiguresWith(pagesKey, onTrial, callApi)) ?? []
  for (const { app, version, last10Minutes: figures } of reported)
    if (isToBeTakenBack(figures)) await takeBack(store, app, version, figures)
}

/** Any number of servers may judge a release; one of them takes it back. */
const takeBack = async ({ dataDir }: ReleaseStore, app: string, version: string, figures: Figures) => {
  const { result, registry } = await rollBack(dataDir, app, { expect: version, by: 'automatic' })
  if (result !== 'done') return
  const { failures, loads, people, networks } = figures
  log.complain(
    `${app} ${version} was taken back by itself, and ${registered(registry, app)?.version} is live again: ${failures} failures at ${loads} loads, of ${people} people and ${networks} networks.`,
  )
}

/** Returns the function to call at each request: from then on it looks, until none has come for ten minutes. */
export const watchReleases = (watched: Watched): (() => void) => {
  let awakeUntil = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let trouble = ''
  const lookAgain = () => {
    timer = setTimeout(async () => {
      const found = await look(watched).then(
        () => '',
        error => String(error),
      )
      if (found !== '' && found !== trouble) log.error({ error: `Releases cannot be judged: ${found}` })
      trouble = found
      timer = undefined
      if (performance.now() < awakeUntil) lookAgain()
    }, lookEveryMs)
    timer.unref()
  }
  return () => {
    awakeUntil = performance.now() + awakeForMs
    if (timer === undefined) lookAgain()
  }
}

import type { Session } from '@portal/shared-ui/platform/platform'
import type { Store } from '@portal/shared-ui/platform/store'
import { sessionPath } from '../seam/session-paths.ts'
import { type SessionState, type SessionToFind, sessionOf } from '../seam/session-state.ts'
import { pulse } from './pulse.ts'

const firstPauseMs = 1000
const maxPauseMs = 15_000
const patienceMs = 8000

const askOnce = (): Promise<SessionState> =>
  (pulse?.fetch ?? fetch)(sessionPath, { signal: AbortSignal.timeout(patienceMs) })
    .then(sessionOf)
    .catch(() => 'unknown')

const longer = (pauseMs: number) => Math.min(pauseMs * 2, maxPauseMs)

/** The pauses grow from 1 s to 15 s. */
const readSession = async (pauseMs = firstPauseMs): Promise<Exclude<SessionState, 'unknown'>> => {
  const session = await askOnce()
  if (session !== 'unknown') return session
  await new Promise(resolve => setTimeout(resolve, pauseMs))
  return readSession(longer(pauseMs))
}

/** A change of the session during the read is newer than the answer: it is read again. */
export const refresh = async (store: Store<Session>): Promise<void> => {
  const before = store.get()
  const found = await readSession()
  return store.get() === before ? store.set(found) : refresh(store)
}

/** For a page whose server could not find out. Returns a function that asks right away. */
export const findSession = ({ isSessionKnown, resolveSession }: SessionToFind): (() => void) => {
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout>
  let isAsking = false
  const ask = async () => {
    if (isAsking || isSessionKnown.get()) return
    clearTimeout(timer)
    isAsking = true
    const session = await askOnce()
    isAsking = false
    if (session !== 'unknown') return resolveSession(session)
    timer = setTimeout(ask, pauseMs)
    pauseMs = longer(pauseMs)
  }
  timer = setTimeout(ask, pauseMs)
  return () => void ask()
}

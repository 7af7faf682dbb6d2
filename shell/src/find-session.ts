import type { ShellPlatform } from './platform.ts'
import { sessionPath } from './session-paths.ts'
import type { SessionState } from './session-state.ts'

const longestPauseMs = 15_000
const patienceMs = 8000

/** Needed by few pages, so that its schemas are in none. */
const read = async (response: Response): Promise<SessionState> => {
  const { sessionOf } = await import(/* webpackChunkName: "on-demand-session" */ './session-state.ts')
  return sessionOf(response)
}

const askOnce = (): Promise<SessionState> =>
  fetch(sessionPath, { signal: AbortSignal.timeout(patienceMs) })
    .then(read)
    .catch(() => 'unknown')

/**
 * Asks who is signed in until the API says so, for a page whose server could not find out. The pauses grow from 1 s
 * to 15 s. Returns a function that asks at once.
 */
export const findSession = ({ isSessionKnown, resolveSession }: ShellPlatform): (() => void) => {
  let pauseMs = 1000
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
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
  timer = setTimeout(ask, pauseMs)
  return () => void ask()
}

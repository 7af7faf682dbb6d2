// Asks the API who is signed in. Loaded when it is needed, which is on few pages.
import { sessionPath } from './session-paths.ts'
import { type SessionState, type SessionToFind, sessionOf } from './session-state.ts'

const firstPauseMs = 1000
const longestPauseMs = 15_000
const patienceMs = 8000

const askOnce = (): Promise<SessionState> =>
  fetch(sessionPath, { signal: AbortSignal.timeout(patienceMs) })
    .then(sessionOf)
    .catch(() => 'unknown')

const longer = (pauseMs: number) => Math.min(pauseMs * 2, longestPauseMs)

/** Who is signed in, asked at once, and again until the API says so. The pauses grow from 1 s to 15 s. */
export const readSession = async (pauseMs = firstPauseMs): Promise<Exclude<SessionState, 'unknown'>> => {
  const session = await askOnce()
  if (session !== 'unknown') return session
  await new Promise(resolve => setTimeout(resolve, pauseMs))
  return readSession(longer(pauseMs))
}

/**
 * Asks who is signed in until the API says so, for a page whose server could not find out. The pauses grow from 1 s
 * to 15 s. Returns a function that asks at once.
 */
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

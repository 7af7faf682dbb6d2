import { onBehalfOf } from '@portal/server/on-behalf-of'
import { sessionPath } from '../seam/session-paths.ts'
import { type SessionState, sessionOf } from '../seam/session-state.ts'

/** A page waits only this long; the browser keeps asking. */
const patienceMs = 800

/** 'unknown' when the API is silent, fails or cannot be reached. */
export const readSession = async (
  request: Request,
  callApi: (request: Request) => Promise<Response>,
): Promise<SessionState> => {
  if (!request.headers.get('cookie')?.includes('session=')) return null
  const session = callApi(onBehalfOf(request, sessionPath, AbortSignal.timeout(patienceMs))).then(sessionOf)
  const gaveUp = Bun.sleep(patienceMs).then(() => 'unknown' as const)
  return Promise.race([session, gaveUp]).catch(() => 'unknown')
}

import type { Session } from '@portal/shared-ui/platform/platform'
import type { Store } from '@portal/shared-ui/platform/store'
import type { SessionToFind } from '../seam/session-state.ts'

/** Few pages need it: the server has usually read the session. */
const load = () => import(/* webpackChunkName: "on-demand-session" */ './find-session.ts')

/** The server of a new page knows the session, too. */
const reload = () => window.location.reload()

/** With as many tries as it takes. */
export const refreshSession = (store: Store<Session>): Promise<void> =>
  load().then(({ refresh }) => refresh(store), reload)

/** For a page whose server could not find out; returns a function that asks right away. */
export const startFindingSession = (platform: SessionToFind): (() => void) => {
  const finding = load().then(
    ({ findSession }) => findSession(platform),
    () => reload,
  )
  return () => void finding.then(ask => ask())
}

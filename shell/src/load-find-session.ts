import type { Session } from '@portal/shared-ui/platform/platform'
import type { Store } from '@portal/shared-ui/platform/store'
import type { SessionToFind } from './session-state.ts'

/** Few pages ask who is signed in: the server has said so. */
const load = () => import(/* webpackChunkName: "on-demand-session" */ './find-session.ts')

/** The server of a new page knows, too. */
const reload = () => window.location.reload()

/** Reads who is signed in now, however often that takes. */
export const refreshSession = ({ set }: Store<Session>): Promise<void> =>
  load()
    .then(({ readSession }) => readSession())
    .then(set, reload)

/** For a page whose server could not find out; returns a function that asks at once. */
export const startFindingSession = (platform: SessionToFind): (() => void) => {
  const finding = load().then(
    ({ findSession }) => findSession(platform),
    () => reload,
  )
  return () => void finding.then(ask => ask())
}

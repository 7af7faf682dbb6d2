// Lets the portal's other tabs know that someone signed in or out, and follows them when they do.
import type { Session } from '@portal/shared-ui/platform/platform'
import type { Store } from '@portal/shared-ui/platform/store'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

/** Who is signed in now; null for nobody. */
export const notifyOtherTabs = (personId: string | null): void => channel?.postMessage(personId)

/** A tab that hears of a change reloads: the server then draws it for the right person. */
export const followOtherTabs = (session: Store<Session>): void => {
  let personId = session.get()?.user.id ?? null
  session.subscribe(() => {
    const nextId = session.get()?.user.id ?? null
    if (nextId !== personId) notifyOtherTabs(nextId)
    personId = nextId
  })
  channel?.addEventListener('message', ({ data }) => {
    if (data !== personId) window.location.reload()
  })
}

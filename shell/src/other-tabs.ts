// Lets the portal's other tabs know that someone signed in or out, and follows them when they do.
import type { ShellPlatform } from './platform.ts'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session')

/** Who is signed in now; null for nobody. */
export const notifyOtherTabs = (personId: string | null): void => channel?.postMessage(personId)

/**
 * A tab that hears of a change reloads: the server then draws it for the right person. One that waits for this person
 * to sign in again continues. That a session ended by itself is not told: each tab keeps what was typed in it.
 */
export const followOtherTabs = ({ session, signInRequest }: ShellPlatform): void => {
  let personId = session.get()?.user.id ?? null
  session.subscribe(() => {
    const nextId = session.get()?.user.id ?? null
    if (nextId && nextId !== personId) notifyOtherTabs(nextId)
    personId = nextId
  })
  channel?.addEventListener('message', ({ data }) => {
    if (data !== personId) window.location.reload()
    else signInRequest.get()?.answer(session.get()?.user ?? null)
  })
}

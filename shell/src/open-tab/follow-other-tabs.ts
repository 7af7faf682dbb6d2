// Follows the portal's other tabs when someone signs in or out, and lets them know when that happens here.
import { channel, notifyOtherTabs } from '../other-tabs.ts'
import type { ShellPlatform } from '../platform.ts'

export type FollowedTab = Pick<ShellPlatform, 'session' | 'signInRequest'>

/**
 * A tab that hears of a change reloads: the server then draws it for the right person. One that waits for this person
 * to sign in again continues. That a session ended by itself is not told: each tab keeps what was typed in it.
 */
export const followOtherTabs = ({ session, signInRequest }: FollowedTab, openedFor: string | null): void => {
  let personId = openedFor
  const note = () => {
    const nextId = session.get()?.user.id ?? null
    if (nextId && nextId !== personId) notifyOtherTabs(nextId)
    personId = nextId
  }
  session.subscribe(note)
  // It may have changed before this was loaded.
  note()
  channel?.addEventListener('message', ({ data }) => {
    if (data !== personId) window.location.reload()
    else signInRequest.get()?.answer(session.get()?.user ?? null)
  })
}

import { refreshSession } from '../load-find-session.ts'
import { channel, notifyOtherTabs } from '../other-tabs.ts'
import type { ShellPlatform } from '../platform.ts'

export type FollowedTab = Pick<ShellPlatform, 'session' | 'signInRequest'>

/**
 * A tab reloads, so that the server draws it for the right person, unless it waits for this person to sign in again. The end of a session
 * alone is not passed on: each tab keeps what was typed in it.
 */
export const followOtherTabs = ({ session, signInRequest }: FollowedTab, openedFor: string | null): void => {
  let personId = openedFor
  const note = () => {
    const nextId = session.get()?.user.id ?? null
    if (nextId && nextId !== personId) notifyOtherTabs(nextId)
    personId = nextId
  }
  session.subscribe(note)
  // It may have changed before this code was loaded.
  note()
  channel?.addEventListener('message', ({ data }) => {
    if (data !== personId) window.location.reload()
    else signInRequest.get()?.answer(session.get()?.user ?? null)
  })
  // Mails open in other tabs.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && session.get()?.user.isEmailConfirmed === false) void refreshSession(session)
  })
}

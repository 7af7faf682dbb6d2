// Follows the portal's other tabs when a person signs in or out, and tells them when that happens here.
import { channel, notifyOtherTabs } from '../other-tabs.ts'
import type { ShellPlatform } from '../platform.ts'

export type FollowedTab = Pick<ShellPlatform, 'session' | 'signInRequest'>

/**
 * A tab that learns of a change reloads: the server then draws it for the right person. A tab that waits for this person to sign
 * in again continues. The end of a session by itself is not passed on: each tab keeps what was typed in it.
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
}

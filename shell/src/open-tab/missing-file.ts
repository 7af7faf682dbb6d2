// A file that no longer exists: if other versions are live by now, the page reloads once.
import { keepTyped } from './keep-typed.ts'
import { askLiveVersions, type LiveVersions } from './releases.ts'

const storageKey = 'rental-portal:reloaded-for'

/** Whether the tab was reloaded for that file before. Without storage that is unknown, so yes. */
const noteReload = (address: string): boolean => {
  try {
    const before: string[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    sessionStorage.setItem(storageKey, JSON.stringify([...before.slice(-20), address]))
    return before.includes(address)
  } catch {
    return true
  }
}

/** Settles if a reload would not help. */
export const reloadForMissing = async (address: string, opened: LiveVersions): Promise<void> => {
  const [, name = ''] = /^\/apps\/([^/]+)\//.exec(new URL(address).pathname) ?? []
  const live = await askLiveVersions()
  if (!live || live[name] === opened[name] || noteReload(address)) return
  keepTyped()
  window.location.reload()
  await new Promise(() => {})
}

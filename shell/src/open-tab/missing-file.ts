// A file that is no longer there: the page is loaded again if other versions are live than it was opened with, once.
import { keepTyped } from './keep-typed.ts'
import { askLiveVersions, type LiveVersions } from './releases.ts'

const storageKey = 'rental-portal:reloaded-for'

/** Whether the tab was loaded again for that file before. Without storage it may have been. */
const noteReload = (address: string): boolean => {
  try {
    const before: string[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    sessionStorage.setItem(storageKey, JSON.stringify([...before.slice(-20), address]))
    return before.includes(address)
  } catch {
    return true
  }
}

/** Settles where loading the page again would not help. */
export const reloadForMissing = async (address: string, opened: LiveVersions): Promise<void> => {
  const [, name = ''] = /^\/apps\/([^/]+)\//.exec(new URL(address).pathname) ?? []
  const live = await askLiveVersions()
  if (!live || live[name] === opened[name] || noteReload(address)) return
  keepTyped()
  window.location.reload()
  await new Promise(() => {})
}

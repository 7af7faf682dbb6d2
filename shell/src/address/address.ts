// The current address. Each app has its own router; the shell only links and listens, so that no page waits for one more
// router. Its history entries have the same form as those of the apps' routers.
import { createContext, useContext, useSyncExternalStore } from 'react'

export interface Address {
  pathname: string
  search: string
  hash: string
  /** The key of the entry in the tab's history; `default` for one that the browser made. */
  key: string
}

/** What react-router stores with each entry. */
interface Kept {
  /** The state that a link passes to its page. */
  usr?: unknown
  key?: string
  /** The distance from the tab's first entry. */
  idx?: number
}

/** Guarantee: routers and `goTo` write the entries, and no field of any other entry is read. */
const kept = (): Kept => (window.history.state ?? {}) as Kept

const read = (): Address => {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, key: kept().key ?? 'default' }
}

let current: Address | undefined

/** The same object until the address changes. */
const now = (): Address => {
  const next = read()
  const isSame =
    current &&
    next.key === current.key &&
    next.pathname === current.pathname &&
    next.search === current.search &&
    next.hash === current.hash
  if (!isSame) current = next
  return current ?? next
}

const listeners = new Set<() => void>()

/** single-spa sends popstate for the entries that apps make, too. */
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

const AddressContext = createContext<Address | null>(null)

/** Sets the address where there is no browser. */
export const AddressProvider = AddressContext.Provider

export const useAddress = (): Address => {
  const given = useContext(AddressContext)
  const get = given ? () => given : now
  return useSyncExternalStore(listen, get, get)
}

interface Going {
  /** Replaces the current entry, so that it is not in the history. */
  replace?: boolean
  /** State for the page at `path`. */
  state?: unknown
}

/** Shows the page at a path of the portal; going to the current address makes no entry. */
export const goTo = (path: string, { replace = false, state = null }: Going = {}): void => {
  const { pathname, search, hash } = window.location
  const stays = replace || path === pathname + search + hash
  const idx = (kept().idx ?? 0) + (stays ? 0 : 1)
  const entry: Kept = { usr: state, key: Math.random().toString(36).slice(2, 10), idx }
  if (stays) window.history.replaceState(entry, '', path)
  else window.history.pushState(entry, '', path)
  for (const listener of [...listeners]) listener()
}

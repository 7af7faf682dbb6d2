// Each app has its own router; the shell only links and listens. Its history entries have the form of the routers' own.
import { createContext, useContext, useSyncExternalStore } from 'react'

export interface Address {
  pathname: string
  search: string
  hash: string
  /** `default` for an entry that the browser made. */
  key: string
}

/** React-router's. */
interface HistoryState {
  /** The state that a link passes to its page. */
  usr?: unknown
  key?: string
  /** The distance from the tab's first entry. */
  idx?: number
}

/** Guarantee: routers and `goTo` write the entries, and no field of any other entry is read. */
const historyState = (): HistoryState => (window.history.state ?? {}) as HistoryState

const read = (): Address => {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, key: historyState().key ?? 'default' }
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

/** Where there is no browser. */
export const AddressProvider = AddressContext.Provider

export const useAddress = (): Address => {
  const address = useContext(AddressContext)
  const get = address ? () => address : now
  return useSyncExternalStore(listen, get, get)
}

interface Going {
  replace?: boolean
  /** For the page at `path`. */
  state?: unknown
}

/** Going to the current address makes no entry. */
export const goTo = (path: string, { replace = false, state = null }: Going = {}): void => {
  const { pathname, search, hash } = window.location
  const stays = replace || path === pathname + search + hash
  const idx = (historyState().idx ?? 0) + (stays ? 0 : 1)
  const entry: HistoryState = { usr: state, key: Math.random().toString(36).slice(2, 10), idx }
  if (stays) window.history.replaceState(entry, '', path)
  else window.history.pushState(entry, '', path)
  for (const listener of [...listeners]) listener()
}

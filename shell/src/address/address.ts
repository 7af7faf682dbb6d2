// The address that is shown. Each app has a router of its own; the shell only links and listens, so that no page waits for
// one more copy. What it writes into the history is what the apps' routers write there.
import { createContext, useContext, useSyncExternalStore } from 'react'

export interface Address {
  pathname: string
  search: string
  hash: string
  /** Of the entry in the tab's history; `default` for one that the browser made. */
  key: string
}

/** What react-router keeps with each entry. */
interface Kept {
  /** What a link hands to the page that it leads to. */
  usr?: unknown
  key?: string
  /** How far from the tab's first entry. */
  idx?: number
}

/** Guarantee: entries are written by routers or by `goTo`, and of anything else no field is read. */
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

/** Says what the address is where there is no browser. */
export const AddressProvider = AddressContext.Provider

export const useAddress = (): Address => {
  const given = useContext(AddressContext)
  const get = given ? () => given : now
  return useSyncExternalStore(listen, get, get)
}

interface Going {
  /** Instead of the entry that is shown, which cannot be gone back to then. */
  replace?: boolean
  /** For the page at `path`. */
  state?: unknown
}

/** Shows the page at a path of the portal; going to where one is already makes no entry. */
export const goTo = (path: string, { replace = false, state = null }: Going = {}): void => {
  const { pathname, search, hash } = window.location
  const stays = replace || path === pathname + search + hash
  const idx = (kept().idx ?? 0) + (stays ? 0 : 1)
  const entry: Kept = { usr: state, key: Math.random().toString(36).slice(2, 10), idx }
  if (stays) window.history.replaceState(entry, '', path)
  else window.history.pushState(entry, '', path)
  for (const listener of [...listeners]) listener()
}

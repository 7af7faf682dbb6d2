// How far each entry of the tab's history was scrolled, also after a reload.
const storageKey = 'rental-portal:scroll'
/** Older entries are hardly gone back to. */
const mostKept = 60
/** The router's name of an entry that the browser made itself: the first one, and those of links within a page. */
const unnamed = 'default'

export interface ScrollPlaces {
  get(name: string): number | undefined
  set(name: string, y: number): void
  /** Writes them down; call it when the page goes away. */
  keep(): void
}

interface Entry {
  /** The router's. */
  key: string
  pathname: string
  hash: string
}

/** What an entry is remembered by; one without a key of its own by its address. */
export const nameOf = ({ key, pathname, hash }: Entry): string =>
  key === unnamed ? `${unnamed} ${pathname}${hash}` : key

/** The name of the entry that the browser is at, as the routers left it there. */
export const currentName = (): string => {
  const state: unknown = window.history.state
  const isKeyed = typeof state === 'object' && state !== null && 'key' in state
  const { pathname, hash } = window.location
  return nameOf({ key: isKeyed && typeof state.key === 'string' ? state.key : unnamed, pathname, hash })
}

/** Whether this is a new visit: not a reload, and not a way back to the page. */
const isNewVisit = (): boolean =>
  performance.getEntriesByType('navigation').some(entry => 'type' in entry && entry.type === 'navigate')

const read = (): Map<string, number> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    const entries = Array.isArray(stored) ? stored : []
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry?.[1] === 'number'))
  } catch {
    return new Map()
  }
}

export const openScrollPlaces = (): ScrollPlaces => {
  const places = read()
  if (isNewVisit()) places.delete(currentName())
  return {
    get: name => places.get(name),
    set: (name, y) => {
      places.delete(name) // so that it becomes the newest
      places.set(name, y)
    },
    keep: () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-mostKept)))
      } catch {
        // Without storage a reload starts at the top.
      }
    },
  }
}

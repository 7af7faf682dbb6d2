// By entry in the tab's history, kept across reloads.
const storageKey = 'rental-portal:scroll'
/** People rarely go back to older entries. */
const maxKept = 60
/** The name of entries that the browser made: the first one, and those of links within a page. */
const unnamed = 'default'

export interface ScrollPlaces {
  get(name: string): number | undefined
  set(name: string, y: number): void
  keep(): void
}

interface Entry {
  /** The router's key. */
  key: string
  pathname: string
  hash: string
}

/** Without its own key, its address. */
export const nameOf = ({ key, pathname, hash }: Entry): string =>
  key === unnamed ? `${unnamed} ${pathname}${hash}` : key

/** As the routers left it. */
export const currentName = (): string => {
  const state: unknown = window.history.state
  const isKeyed = typeof state === 'object' && state !== null && 'key' in state
  const { pathname, hash } = window.location
  return nameOf({ key: isKeyed && typeof state.key === 'string' ? state.key : unnamed, pathname, hash })
}

/** Not a reload, and not a return to the page. */
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
        sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-maxKept)))
      } catch {
        // Without storage a reload starts at the top.
      }
    },
  }
}

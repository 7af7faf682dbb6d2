// How far each entry of the tab's history was scrolled, also after a reload.
const storageKey = 'rental-portal:scroll'
/** Older entries are hardly gone back to. */
const mostKept = 60
/** The router's name of the first entry, which has no key of its own. */
const firstKey = 'default'

export interface ScrollPlaces {
  get(key: string): number | undefined
  set(key: string, y: number): void
  /** Writes them down; call it when the page goes away. */
  keep(): void
}

/** The key of the entry that the browser is at, as the routers left it there. */
export const currentKey = (): string => {
  const state: unknown = window.history.state
  const isKeyed = typeof state === 'object' && state !== null && 'key' in state
  return isKeyed && typeof state.key === 'string' ? state.key : firstKey
}

/** Whether the page was opened anew: not by a reload, and not by going back to it. */
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
  if (isNewVisit()) places.delete(currentKey())
  return {
    get: key => places.get(key),
    set: (key, y) => {
      places.delete(key) // so that it becomes the newest
      places.set(key, y)
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

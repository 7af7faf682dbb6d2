// The favorite homes of a visitor, kept in this browser until they sign in.
const storageKey = 'rental-portal:favourites'
const changed = 'rental-portal:favorites-changed'

/** Storage may be blocked or hold something else; then no home counts as saved. */
export const readLocalFavorites = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Keeps a home, or forgets it. */
export const keepLocalFavorite = (id: string, isFavorite: boolean): void => {
  const others = readLocalFavorites().filter(other => other !== id)
  try {
    localStorage.setItem(storageKey, JSON.stringify(isFavorite ? [...others, id] : others))
  } catch {
    // Without storage a favorite cannot be kept; everything else works.
  }
  window.dispatchEvent(new Event(changed))
}

/** Calls `listener` after each change, in this tab or another; returns the function that stops it. */
export const watchLocalFavorites = (listener: () => void): (() => void) => {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

// A visitor's favorite homes, kept in this browser until they sign in.
const storageKey = 'rental-portal:favourites'
const changed = 'rental-portal:favorites-changed'

/** Returns none if storage is blocked or holds something else. */
export const readLocalFavorites = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

export const keepLocalFavorite = (id: string, isFavorite: boolean): void => {
  const others = readLocalFavorites().filter(other => other !== id)
  try {
    localStorage.setItem(storageKey, JSON.stringify(isFavorite ? [...others, id] : others))
  } catch {
    // Favorites are lost if storage is blocked; everything else works.
  }
  window.dispatchEvent(new Event(changed))
}

/** Calls `listener` after each change, in any tab; returns a function that stops it. */
export const watchLocalFavorites = (listener: () => void): (() => void) => {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

// Saved homes of this browser.
import { useSyncExternalStore } from 'react'

const storageKey = 'rental-portal:favourites'

/** Storage may be forbidden or hold something foreign; then nothing is saved yet. */
const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

const write = (ids: string[]): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids))
  } catch {
    // Without storage a favourite cannot be kept; everything else goes on.
  }
}

const changed = 'rental-portal:favourites-changed'

const subscribe = (listener: () => void) => {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether a home is saved in this browser, and the function that turns that over. */
export const useFavourite = (propertyId: string): [isFavourite: boolean, toggle: () => void] => {
  const isFavourite = useSyncExternalStore(subscribe, () => read().includes(propertyId))
  const toggle = () => {
    const others = read().filter(id => id !== propertyId)
    write(isFavourite ? others : [...others, propertyId])
    window.dispatchEvent(new Event(changed))
  }
  return [isFavourite, toggle]
}

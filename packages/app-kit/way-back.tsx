import { sitePathOf } from '@portal/contract/values/site-path'

const storageKey = 'before-plans'

/** Storage can be full or switched off. */
const tryStorage = <Value,>(use: (storage: Storage) => Value): Value | null => {
  try {
    return use(window.sessionStorage)
  } catch {
    return null
  }
}

/** For after a purchase, in this tab. */
export const keepWayBack = (): void => {
  tryStorage(storage => storage.setItem(storageKey, window.location.pathname + window.location.search))
}

/** The page on which a plan was too small; null if there is none. */
export const readWayBack = (): string | null => tryStorage(storage => sitePathOf(storage.getItem(storageKey)))

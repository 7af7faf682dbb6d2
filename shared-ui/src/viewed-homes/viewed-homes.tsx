// The homes viewed in this browser, stored only there: one app records them, another shows them.
const storageKey = 'rental-portal:viewed'
const maxHomes = 12

/** The latest first. Storage can be blocked or hold something else; then there are none. */
export const readViewedHomes = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string').slice(0, maxHomes) : []
  } catch {
    return []
  }
}

const keep = (ids: readonly string[]): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids.slice(0, maxHomes)))
  } catch {
    // Without storage nothing is remembered; everything else works.
  }
}

export const noteViewedHome = (id: string): void =>
  keep([id, ...readViewedHomes().filter(other => other !== id)])

/** One home, or all. */
export const forgetViewedHome = (id: string): void => keep(readViewedHomes().filter(other => other !== id))
export const forgetViewedHomes = (): void => keep([])

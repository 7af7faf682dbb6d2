// What someone has typed and not sent yet, kept where they typed it.

export interface DraftPlace {
  key: string
  /** On the device until it is forgotten, or only for as long as the tab is open. */
  lasts: 'device' | 'tab'
}

/** Storage can be full or switched off; a draft is a convenience, so losing it is not an error. */
const tryStorage = <Value,>({ lasts }: DraftPlace, use: (storage: Storage) => Value): Value | null => {
  try {
    return use(lasts === 'device' ? window.localStorage : window.sessionStorage)
  } catch {
    return null
  }
}

/** The draft; null when there is none, or none that `parse` accepts. */
export const readDraft = <Value,>(place: DraftPlace, parse: (stored: unknown) => Value): Value | null =>
  tryStorage(place, storage => {
    const stored = storage.getItem(place.key)
    return stored === null ? null : parse(JSON.parse(stored))
  })

export const keepDraft = (place: DraftPlace, values: object): void => {
  tryStorage(place, storage => storage.setItem(place.key, JSON.stringify(values)))
}

export const forgetDraft = (place: DraftPlace): void => {
  tryStorage(place, storage => storage.removeItem(place.key))
}

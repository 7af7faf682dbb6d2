// Kept across reloads for the person who opened it. A narrow window opens with the page, which the assistant would cover.
import { createStore, type Store } from '@portal/shared-ui/platform/store'

const key = 'assistant-open'

/** Storage can be switched off; then a reload minimizes the assistant. */
const tryStorage = <Value>(use: (storage: Storage) => Value): Value | undefined => {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}

export const keptOpen = (personId: string): Store<boolean> => {
  const isNarrow = window.matchMedia('(max-width: 47.99em)').matches
  const store = createStore(!isNarrow && (tryStorage(storage => storage.getItem(key) === personId) ?? false))
  store.subscribe(() =>
    tryStorage(storage => (store.get() ? storage.setItem(key, personId) : storage.removeItem(key))),
  )
  return store
}

/** Forgets what this tab kept, here and in mf-ai: all names start like this. */
export const forgetAssistant = (): void => {
  tryStorage(storage => {
    for (const name of Object.keys(storage)) if (name.startsWith('assistant-')) storage.removeItem(name)
  })
}

import { useSyncExternalStore } from 'react'

/** A value that can be watched but not changed. */
export interface ReadonlyStore<Value> {
  get(): Value
  /** Calls `listener` after each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

export interface Store<Value> extends ReadonlyStore<Value> {
  set(value: Value): void
}

export const createStore = <Value,>(initial: Value): Store<Value> => {
  let current = initial
  const listeners = new Set<() => void>()
  return Object.freeze<Store<Value>>({
    get: () => current,
    set: value => {
      current = value
      for (const listener of listeners)
        try {
          listener()
        } catch (error) {
          reportError(error) // this listener's own failure: the others are still called
        }
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
}

export const useStore = <Value,>(store: ReadonlyStore<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get)

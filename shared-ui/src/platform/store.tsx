// A value that the shell owns and apps watch.
import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  get(): Value
  set(value: Value): void
  /** Calls `listener` after each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

export const createStore = <Value,>(initial: Value): Store<Value> => {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: value => {
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <Value,>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get)

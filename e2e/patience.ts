// Freezes timers of a second or longer, so that nothing depends on the speed of the machine.
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Ends all waits of these lengths. */
    runOutOfPatience?: (longest: number, shortest?: number) => void
  }
}

/** Applies from the next page load. */
export const holdTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held = new Map<number, { ms: number; work: () => void }>()
    const setTimer = window.setTimeout.bind(window)
    const clearTimer = window.clearTimeout.bind(window)
    const hold = (work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      if (ms < 1000) return setTimer(work, ms, ...args)
      const id = setTimer(() => {}, 2 ** 31 - 1)
      held.set(id, { ms, work: () => work(...args) })
      return id
    }
    const release = (id?: number) => {
      held.delete(id ?? 0)
      clearTimer(id)
    }
    Object.assign(window, { setTimeout: hold, clearTimeout: release })
    window.runOutOfPatience = (longest, shortest = 0) => {
      const over = [...held].filter(([, { ms }]) => ms >= shortest && ms <= longest)
      for (const [id] of over) held.delete(id)
      for (const [, { work }] of over) work()
    }
  })

/** Ends waits of at most `ms`, which covers the shell's limits; calls to the API can take longer. */
export const endPatience = (page: Page, ms = 8000): Promise<void> =>
  page.evaluate(longest => window.runOutOfPatience?.(longest), ms)

/** Exactly `ms`: other waits, for files on their way, go on. */
export const endWaits = (page: Page, ms: number): Promise<void> =>
  page.evaluate(length => window.runOutOfPatience?.(length, length), ms)

// Time that stands still for whoever waits a second or longer: a story says when it is over. Nothing depends on how fast the
// machine is, and what works meanwhile works before any limit has run out.
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Ends all waiting for so long, or less long. */
    runOutOfPatience?: (ms: number) => void
  }
}

/** From the next page on. */
export const holdTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held = new Map<number, { ms: number; work: () => void }>()
    const setTimer = window.setTimeout.bind(window)
    const clearTimer = window.clearTimeout.bind(window)
    const hold = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      if (ms < 1000) return setTimer(work, ms, ...given)
      const id = setTimer(() => {}, 2 ** 31 - 1)
      held.set(id, { ms, work: () => work(...given) })
      return id
    }
    const release = (id?: number) => {
      held.delete(id ?? 0)
      clearTimer(id)
    }
    Object.assign(window, { setTimeout: hold, clearTimeout: release })
    window.runOutOfPatience = longest => {
      const over = [...held].filter(([, { ms }]) => ms <= longest)
      for (const [id] of over) held.delete(id)
      for (const [, { work }] of over) work()
    }
  })

/** Without `ms` of all limits of the shell's; a call to the API may take longer. */
export const endPatience = (page: Page, ms = 8000): Promise<void> =>
  page.evaluate(longest => window.runOutOfPatience?.(longest), ms)

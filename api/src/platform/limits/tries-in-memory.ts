interface Period {
  tries: number
  perSeconds: number
}

interface KeyState {
  /** By performance.now(). */
  freeAtMs: number
  periodMs: number
  stepMs: number
}

const maxKeys = 100_000

/** Above 1 while the key is over its limit, 0 or less when all tries are free. */
const usedPart = ({ freeAtMs, periodMs, stepMs }: KeyState, nowMs: number): number =>
  (freeAtMs - nowMs) / (periodMs - stepMs)

/**
 * By GCRA. Past 100,000 keys it forgets those that have used the fewest tries, but never a key over its limit: such
 * keys are few, because each has cost all its tries.
 */
export const triesInMemory = () => {
  const states = new Map<string, KeyState>()
  let sweepAt = maxKeys

  const forgetLeastUsed = (nowMs: number): void => {
    for (const part of [0, 0.01, 0.1, 1]) {
      for (const [key, tries] of states) if (usedPart(tries, nowMs) <= part) states.delete(key)
      if (states.size <= maxKeys / 2) break
    }
    sweepAt = Math.max(maxKeys, 2 * states.size) // so that sweeps are rare, even if many keys are left
  }

  /** Returns the seconds to wait; 0 if a try was free. */
  return (key: string, { tries, perSeconds }: Period): number => {
    const nowMs = performance.now()
    const periodMs = perSeconds * 1000
    const stepMs = periodMs / tries
    const startMs = Math.max(states.get(key)?.freeAtMs ?? 0, nowMs)
    // In this order: adding large numbers first would round a single try away.
    const waitMs = startMs - nowMs - (periodMs - stepMs)
    if (waitMs > 0) return Math.max(1, waitMs / 1000)
    if (states.size >= sweepAt) forgetLeastUsed(nowMs)
    states.set(key, { freeAtMs: startMs + stepMs, periodMs, stepMs })
    return 0
  }
}

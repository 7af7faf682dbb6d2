interface Period {
  tries: number
  perSeconds: number
}

interface Kept {
  /** When all tries of the key are free again, by performance.now(). */
  freeAtMs: number
  periodMs: number
  stepMs: number
}

const maxKeys = 100_000

/** How much of its tries a key has used: above 1 while it is over its limit, 0 or less when all are free. */
const usedPart = ({ freeAtMs, periodMs, stepMs }: Kept, nowMs: number): number =>
  (freeAtMs - nowMs) / (periodMs - stepMs)

/**
 * Counts tries in memory, by GCRA. Past 100,000 keys it forgets those that have used the fewest tries, but never a key that is
 * over its limit. Such keys stay few, because each of them has cost all its tries.
 */
export const triesInMemory = () => {
  const kept = new Map<string, Kept>()
  let sweepAt = maxKeys

  const forgetLeastUsed = (nowMs: number): void => {
    for (const part of [0, 0.01, 0.1, 1]) {
      for (const [key, tries] of kept) if (usedPart(tries, nowMs) <= part) kept.delete(key)
      if (kept.size <= maxKeys / 2) break
    }
    sweepAt = Math.max(maxKeys, 2 * kept.size) // so that sweeps stay rare, however many keys are left
  }

  /** Takes one try for the key. Returns how many seconds to wait; 0 if a try was free. */
  return (key: string, { tries, perSeconds }: Period): number => {
    const nowMs = performance.now()
    const periodMs = perSeconds * 1000
    const stepMs = periodMs / tries
    const startMs = Math.max(kept.get(key)?.freeAtMs ?? 0, nowMs)
    // In this order, because adding large numbers first would round a single try away.
    const waitMs = startMs - nowMs - (periodMs - stepMs)
    if (waitMs > 0) return Math.max(1, waitMs / 1000)
    if (kept.size >= sweepAt) forgetLeastUsed(nowMs)
    kept.set(key, { freeAtMs: startMs + stepMs, periodMs, stepMs })
    return 0
  }
}

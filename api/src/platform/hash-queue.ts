// Slow work that many ask for at once: in turns by network, so that one which asks for much waits for itself.
import { Refusal } from './refusal.ts'

interface Bounds {
  /** How many are done at the same time. */
  atOnce: number
  /** How many of one network may be under way or wait. */
  perNetwork: number
  /** How many may wait in all. */
  waiting: number
}

interface Waiting {
  start: () => void
  refuse: (refusal: Refusal) => void
}

const tooMany = (): Refusal =>
  new Refusal('too_many', 'Too many tries at once. Please wait a moment and try again.', {
    retryAfterSeconds: 2,
  })
const notNow = (): Refusal =>
  new Refusal('not_now', 'Too many people are signing in right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })

/**
 * Returns a function that does `work` for a network when it is its turn. Throws `too_many` past the network's own bound.
 * Past the bound in all, the last of the network that waits for most gives way and gets `not_now`.
 */
export const fairQueue = ({ atOnce, perNetwork, waiting: mostWaiting }: Bounds) => {
  let running = 0
  let waiting = 0
  const underWay = new Map<string, number>()
  /** In the order of turns. */
  const lines = new Map<string, Waiting[]>()

  const makeRoom = (network: string): void => {
    const [longest] = [...lines].toSorted(([, one], [, other]) => other.length - one.length)
    const own = lines.get(network)?.length ?? 0
    const last = longest && longest[1].length > own + 1 ? longest[1].pop() : undefined
    if (!last) throw notNow()
    waiting -= 1
    last.refuse(notNow())
  }

  const turnOf = (network: string): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1
      return undefined
    }
    if (waiting >= mostWaiting) makeRoom(network)
    waiting += 1
    return new Promise((start, refuse) => {
      const line = lines.get(network)
      if (line) line.push({ start, refuse })
      else lines.set(network, [{ start, refuse }])
    })
  }

  const startNext = (): void => {
    for (const [network, line] of lines) {
      lines.delete(network)
      const next = line.shift()
      if (!next) continue
      if (line.length > 0) lines.set(network, line) // behind all others
      waiting -= 1
      next.start()
      return
    }
    running -= 1
  }

  return async <Result>(network: string, work: () => Promise<Result>): Promise<Result> => {
    const own = underWay.get(network) ?? 0
    if (own >= perNetwork) throw tooMany()
    underWay.set(network, own + 1)
    try {
      await turnOf(network)
      try {
        return await work()
      } finally {
        startNext()
      }
    } finally {
      const left = (underWay.get(network) ?? 1) - 1
      if (left > 0) underWay.set(network, left)
      else underWay.delete(network)
    }
  }
}

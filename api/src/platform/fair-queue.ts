// Slow work that many ask for at once: in turns by who asks (a network, or a person), so that whoever asks for much waits for themselves.
import { Refusal } from './refusal.ts'

interface Bounds {
  /** How many are done at the same time. */
  atOnce: number
  /** How many of one asker may be under way or wait. */
  each: number
  /** How many may wait in all. */
  waiting: number
  /** What those are told for whom there is no room. */
  busyWords: string
}

interface Waiting {
  start: () => void
  refuse: (refusal: Refusal) => void
}

const tooMany = (): Refusal =>
  new Refusal('too_many', 'Too many tries at once. Please wait a moment and try again.', {
    retryAfterSeconds: 2,
  })
const notNow = (words: string): Refusal => new Refusal('not_now', words, { retryAfterSeconds: 5 })

/**
 * Returns a function that does `work` for an asker when it is their turn. Throws `too_many` past the asker's own bound.
 * Past the bound in all, the last of the asker who waits for most gives way and gets `not_now`.
 */
export const fairQueue = ({ atOnce, each, waiting: mostWaiting, busyWords }: Bounds) => {
  let running = 0
  let waiting = 0
  const underWay = new Map<string, number>()
  /** In the order of turns. */
  const lines = new Map<string, Waiting[]>()

  const makeRoom = (asker: string): void => {
    const [longest] = [...lines].toSorted(([, one], [, other]) => other.length - one.length)
    const own = lines.get(asker)?.length ?? 0
    const last = longest && longest[1].length > own + 1 ? longest[1].pop() : undefined
    if (!last) throw notNow(busyWords)
    waiting -= 1
    last.refuse(notNow(busyWords))
  }

  const turnOf = (asker: string): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1
      return undefined
    }
    if (waiting >= mostWaiting) makeRoom(asker)
    waiting += 1
    return new Promise((start, refuse) => {
      const line = lines.get(asker)
      if (line) line.push({ start, refuse })
      else lines.set(asker, [{ start, refuse }])
    })
  }

  const startNext = (): void => {
    for (const [asker, line] of lines) {
      lines.delete(asker)
      const next = line.shift()
      if (!next) continue
      if (line.length > 0) lines.set(asker, line) // behind all others
      waiting -= 1
      next.start()
      return
    }
    running -= 1
  }

  return async <Result>(asker: string, work: () => Promise<Result>): Promise<Result> => {
    const own = underWay.get(asker) ?? 0
    if (own >= each) throw tooMany()
    underWay.set(asker, own + 1)
    try {
      await turnOf(asker)
      try {
        return await work()
      } finally {
        startNext()
      }
    } finally {
      const left = (underWay.get(asker) ?? 1) - 1
      if (left > 0) underWay.set(asker, left)
      else underWay.delete(asker)
    }
  }
}

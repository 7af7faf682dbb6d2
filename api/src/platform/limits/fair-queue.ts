// Queues slow work fairly by asker (a network, a person): an asker with a lot of work only delays their own.
import { Refusal } from '../request/refusal.ts'

interface Bounds {
  atOnce: number
  /** One asker's work, running or waiting. */
  each: number
  /** All work that waits. */
  waiting: number
  busyWords: string
}

interface Waiting {
  /** In which it starts. */
  round: number
  start: () => void
  refuse: (refusal: Refusal) => void
}

interface Asker {
  underWay: number
  /** The round of its latest work. */
  round: number
}

const tooMany = (): Refusal =>
  new Refusal('too_many', 'Too many attempts at once. Please wait a moment and try again.', {
    retryAfterSeconds: 2,
  })
const notNow = (words: string): Refusal => new Refusal('not_now', words, { retryAfterSeconds: 5 })

/**
 * Returns a function that runs `work` when it is the askers' turn. Each asker has one turn per round; work of two
 * askers, such as a network and a person, takes a turn of both. Throws `too_many` past an asker's bound. Past the total
 * bound, the work with the latest turn is refused with `not_now`.
 */
export const fairQueue = ({ atOnce, each, waiting: maxWaiting, busyWords }: Bounds) => {
  let running = 0
  let round = 0
  /** Sorted by turn. */
  const waiting: Waiting[] = []
  const askers = new Map<string, Asker>()

  const makeRoom = (ownRound: number): void => {
    const last = waiting.at(-1)
    if (!last || last.round <= ownRound) throw notNow(busyWords)
    waiting.pop()
    last.refuse(notNow(busyWords))
  }

  const turnOf = (ownRound: number): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1
      return undefined
    }
    if (waiting.length >= maxWaiting) makeRoom(ownRound)
    return new Promise((start, refuse) => {
      const after = waiting.findIndex(({ round: its }) => its > ownRound)
      waiting.splice(after < 0 ? waiting.length : after, 0, { round: ownRound, start, refuse })
    })
  }

  const startNext = (): void => {
    const next = waiting.shift()
    if (!next) {
      running -= 1
      return
    }
    round = next.round
    next.start()
  }

  return async <Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const own = names.map(name => askers.get(name) ?? { underWay: 0, round })
    if (own.some(({ underWay }) => underWay >= each)) throw tooMany()
    const ownRound = 1 + Math.max(round, ...own.map(asker => asker.round))
    for (const [index, asker] of own.entries()) {
      asker.underWay += 1
      asker.round = ownRound
      askers.set(names[index] ?? '', asker)
    }
    try {
      await turnOf(ownRound)
      try {
        return await work()
      } finally {
        startNext()
      }
    } finally {
      for (const name of names) {
        const asker = askers.get(name)
        if (asker && --asker.underWay === 0) askers.delete(name)
      }
    }
  }
}

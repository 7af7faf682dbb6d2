// argon2id at OWASP's cost, with a limit on concurrent hashes.
import { fairQueue } from '../limits/fair-queue.ts'

const cost = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** Each hash takes 19 MiB and some 20 ms of a core: a burst of sign-ins would starve everything else. */
const inTurnOf = fairQueue({
  atOnce: 4,
  each: 40,
  waiting: 200,
  busyWords: 'Too many people are signing in right now. Please try again in a moment.',
})
const ourselves = 'ourselves'

/** Keyboards encode one letter in several ways; NFKC makes them all the same. */
const normal = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string, network = ourselves): Promise<string> =>
  inTurnOf([network], () => Bun.password.hash(normal(password), cost))

let hashOfNobody: Promise<string> | undefined

/**
 * Without a hash, returns false after the same work, so that an unknown address takes as long as a wrong password.
 * Hashes from before normalization are of the password as typed.
 */
export const verifyPassword = async (
  password: string,
  hash: string | undefined,
  network: string,
): Promise<boolean> => {
  hashOfNobody ??= Bun.password.hash(crypto.randomUUID(), cost) // computed once, and not queued
  const compared = hash ?? (await hashOfNobody)
  const isRight = await inTurnOf([network], async () => {
    for (const form of new Set([normal(password), password]))
      if (await Bun.password.verify(form, compared)) return true
    return false
  })
  return isRight && hash !== undefined
}

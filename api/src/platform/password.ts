// Passwords as argon2id hashes, at OWASP's cost, with a bound on how many are computed at once.
import { fairQueue } from './fair-queue.ts'

const cost = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** Each hash takes 19 MiB and some 20 ms of a core: without a bound, a burst of sign-ins would starve everything else. */
const inTurnOf = fairQueue({
  atOnce: 4,
  each: 40,
  waiting: 200,
  busyWords: 'Too many people are signing in right now. Please try again in a moment.',
})
const ourselves = 'ourselves'

/** Keyboards write one letter in several ways; this one form is hashed, since NFKC makes them all the same. */
const normal = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string, network = ourselves): Promise<string> =>
  inTurnOf([network], () => Bun.password.hash(normal(password), cost))

let hashOfNobody: Promise<string> | undefined

/**
 * False without a hash too, after the same work: an unknown email address costs what a wrong password does. Hashes from
 * before there was a normal form are of the password as it was typed.
 */
export const verifyPassword = async (
  password: string,
  hash: string | undefined,
  network: string,
): Promise<boolean> => {
  hashOfNobody ??= Bun.password.hash(crypto.randomUUID(), cost) // once, so it waits for nobody
  const compared = hash ?? (await hashOfNobody)
  const isRight = await inTurnOf([network], async () => {
    for (const form of new Set([normal(password), password]))
      if (await Bun.password.verify(form, compared)) return true
    return false
  })
  return isRight && hash !== undefined
}

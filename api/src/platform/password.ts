// Passwords as argon2id hashes, at OWASP's cost, with a bound on how many are computed at once.
import { Refusal } from './refusal.ts'

const cost = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const
const atOnce = 4
const longestQueue = 200

let running = 0
const waiting: (() => void)[] = []

/** Each hash takes 19 MiB and some 20 ms of a core: without a bound, a burst of sign-ins would starve everything else. */
const bounded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (waiting.length >= longestQueue)
    throw new Refusal('not_now', 'Too many people are signing in right now. Please try again in a moment.', {
      retryAfterSeconds: 5,
    })
  if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> =>
  bounded(() => Bun.password.hash(password, cost))

let hashOfNobody: Promise<string> | undefined

/** False without a hash too, after the same work: an unknown email address costs what a wrong password does. */
export const verifyPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  hashOfNobody ??= hashPassword(crypto.randomUUID())
  const compared = hash ?? (await hashOfNobody)
  const isRight = await bounded(() => Bun.password.verify(password, compared))
  return isRight && hash !== undefined
}

// Passwords as argon2id hashes, at OWASP's cost, with a bound on how many are computed at once.
import { fairQueue } from './hash-queue.ts'

const cost = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const

/** Each hash takes 19 MiB and some 20 ms of a core: without a bound, a burst of sign-ins would starve everything else. */
const inTurnOf = fairQueue({ atOnce: 4, perNetwork: 40, waiting: 200 })
const ourselves = 'ourselves'

export const hashPassword = (password: string, network = ourselves): Promise<string> =>
  inTurnOf(network, () => Bun.password.hash(password, cost))

let hashOfNobody: Promise<string> | undefined

/** False without a hash too, after the same work: an unknown email address costs what a wrong password does. */
export const verifyPassword = async (
  password: string,
  hash: string | undefined,
  network: string,
): Promise<boolean> => {
  hashOfNobody ??= Bun.password.hash(crypto.randomUUID(), cost) // once, so it waits for nobody
  const compared = hash ?? (await hashOfNobody)
  const isRight = await inTurnOf(network, () => Bun.password.verify(password, compared))
  return isRight && hash !== undefined
}

// Challenges that a passkey signs. They are not stored: the portal recognizes its own, and notes those that were used.
import { createHmac } from 'node:crypto'
import { hasTry, limitOf, minute } from '../../../platform/limits/rate-limit.ts'
import type { Context } from '../../../platform/request/context.ts'
import { hashOfToken } from '../../../platform/request/cookie.ts'

const lifetimeSeconds = 5 * minute
/** Each works once, in longer than it lives. */
const uses = limitOf('passkey-challenges', 1, 2 * lifetimeSeconds, { isFixed: true })

const headBytes = 24

/** A new one for a person, or to sign in as anyone. */
type Purpose = 'sign in' | `add ${string}`

const signatureOf = (head: Uint8Array, purpose: Purpose, secretKey: string): Buffer =>
  createHmac('sha256', secretKey).update(`passkey challenge ${purpose} `).update(head).digest()

export const newChallenge = (
  { secretKeys: [secretKey] }: Pick<Context, 'secretKeys'>,
  purpose: Purpose,
): Uint8Array<ArrayBuffer> => {
  const head = crypto.getRandomValues(Buffer.alloc(headBytes))
  head.writeUInt32BE(Math.floor(Date.now() / 1000))
  return new Uint8Array(Buffer.concat([head, signatureOf(head, purpose, secretKey)]))
}

/** Whether the portal made it for this purpose in the last five minutes, and it was not used; uses it up. */
export const spendChallenge = async (
  { database, secretKeys }: Pick<Context, 'database' | 'secretKeys'>,
  challenge: string,
  purpose: Purpose,
): Promise<boolean> => {
  const bytes = Buffer.from(challenge, 'base64url')
  const [head, signature] = [bytes.subarray(0, headBytes), bytes.subarray(headBytes)]
  if (head.length < headBytes) return false
  const ageSeconds = Date.now() / 1000 - head.readUInt32BE()
  if (ageSeconds < -minute || ageSeconds > lifetimeSeconds) return false
  const given = hashOfToken(signature.toString('base64url'))
  // Compares hashes, so that the time tells nothing about the signature.
  const isOurs = secretKeys.some(
    key => hashOfToken(signatureOf(head, purpose, key).toString('base64url')) === given,
  )
  return isOurs && hasTry(database, uses, given)
}

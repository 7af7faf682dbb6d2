// Secrets that the portal must read again, sealed with SECRET_KEY: a copy of the database reveals none.
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { hashOfToken } from './request/cookie.ts'

type SecretKeys = readonly [string, ...string[]]

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const keyOf = (secretKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'sealed secrets', 32))

/** Begins what this key sealed. */
export const sealOf = ([secretKey]: SecretKeys): string =>
  `${hashOfToken(`seal ${keyOf(secretKey).toString('base64url')}`).slice(0, 8)}.`

/** With the first key. Only for the same `owner` can it be opened, so that no row's secret serves another's. */
export const seal = (secret: string, owner: string, secretKeys: SecretKeys): string => {
  const nonce = crypto.getRandomValues(Buffer.alloc(nonceBytes))
  const sealing = createCipheriv(cipher, keyOf(secretKeys[0]), nonce).setAAD(Buffer.from(owner))
  const parts = [nonce, sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()]
  return sealOf(secretKeys) + Buffer.concat(parts).toString('base64url')
}

/** With any of the keys; undefined if none sealed it, or something was changed. */
export const unseal = (sealed: string, owner: string, secretKeys: SecretKeys): string | undefined => {
  const bytes = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url')
  for (const secretKey of secretKeys) {
    try {
      const opening = createDecipheriv(cipher, keyOf(secretKey), bytes.subarray(0, nonceBytes))
      opening.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-tagBytes))
      return opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8')
    } catch {
      // another key sealed it
    }
  }
  return undefined
}
